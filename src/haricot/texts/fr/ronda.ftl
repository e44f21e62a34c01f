ronda-name = Ronda
ronda-tagline = Se souvenir de ce que cachent les bols, et se débarrasser le premier de ses haricots. Un jeu de mémoire pour deux à cinq.
ronda-aim = être le premier à n’avoir plus de haricots. Trouvez deux bols pareils, et ajoutez-y un des vôtres.

ronda-option-flow = après avoir ajouté un haricot : garder l’un des deux bols ouvert et continuer (original), ou recouvrir les deux et soulever deux bols au choix (simple)
ronda-option-cap = combien de haricots un bol cache au plus ; quand deux bols en sont là, on en vide un
ronda-option-penalty = si une erreur coûte un haricot tant que le bol noir en contient
ronda-option-stock = combien de haricots chacun reçoit
ronda-option-first = qui commence : un joueur, ou celui que le sort désigne

ronda-move-form = « { $move } » n’est pas un coup. Écrivez 7 pour soulever le bol 7, +7 pour y ajouter un haricot, =7 pour le garder ouvert, ou bien pass (passer), ou stop (s’arrêter) ; les bols vont de 1 à 10.
ronda-bowl-unknown = Il n’y a pas de bol { $bowl } : les bols vont de 1 à 10.
ronda-lift-open = Le bol { $bowl } est déjà ouvert : soulevez-en un autre.
ronda-lift-covered = Vous venez de recouvrir le bol { $bowl } : soulevez-en un autre.
ronda-match-pending = Les bols ouverts cachent le même nombre : ajoutez un haricot à l’un d’eux ({ $open }), ou passez (pass).
ronda-add-elsewhere = Le bol { $bowl } n’est pas ouvert : ajoutez le haricot à l’un des deux bols pareils ({ $open }), ou passez (pass).
ronda-added-pending = Vous avez ajouté un haricot : gardez l’un des deux bols ouvert ({ $open }), ou arrêtez-vous (stop).
ronda-keep-elsewhere = Le bol { $bowl } n’est pas ouvert : gardez l’un des deux qui le sont ({ $open }), ou arrêtez-vous (stop).
ronda-add-idle = On n’ajoute un haricot qu’à l’un de deux bols ouverts qui cachent le même nombre : soulevez d’abord un bol.
ronda-keep-idle = On ne garde un bol ouvert que juste après avoir ajouté un haricot, quand deux bols sont ouverts : soulevez un bol.
ronda-pass-idle = On ne passe que si deux bols ouverts cachent le même nombre : soulevez un bol.
ronda-stop-idle = On ne s’arrête que juste après avoir ajouté un haricot : soulevez un bol.

ronda-bowl-over-the-cap = Un bol cache { $cap } haricots au plus, et non { $beans }.
ronda-bowl-twice = Un bol n’est ouvert ou tout juste recouvert qu’une fois : { $bowls }.
ronda-more-than-two = « { $field } » nomme deux bols au plus, et non { $found }.
ronda-beans = Le compte des haricots n’y est pas : il y en a { $found }, il en faut { $expected }.
ronda-empty-stock = Qui n’a plus de haricots a gagné : un seul joueur, celui dont c’est le tour, sans bol ouvert, au moment de soulever.
ronda-phase-lift = Au moment de soulever, un bol au plus est ouvert.
ronda-phase-match = Au moment d’ajouter ou de passer, deux bols sont ouverts et cachent le même nombre.
ronda-phase-added = Au moment de continuer ou de s’arrêter, deux bols sont ouverts, et l’un cache un haricot de plus que l’autre.
ronda-phase-added-simple = Au moment de continuer ou de s’arrêter, avec le déroulement simple, aucun bol n’est ouvert.

ronda-legend = ( ) couvert   [ ] ouvert   (●● 2) vu, puis recouvert
ronda-black = bol noir : { $beans }
ronda-box = boîte : { $beans }
ronda-player = { $name } : { $stock ->
        [one] { $stock } haricot
       *[other] { $stock } haricots
    }
ronda-explain-add = en fait { $beans }
ronda-explain-leaves-black = les { $beans } vont dans le bol noir
ronda-explain-leaves-box = les { $beans } vont dans la boîte
ronda-explain-keep = chercher un bol pareil ({ $beans })
ronda-explain-pass = passer : recouvrir les deux
ronda-explain-stop = s’arrêter là
ronda-last-lift = { $name } soulève le bol { $bowl } : { $beans ->
        [0] rien !
        [one] { $beans } haricot.
       *[other] { $beans } haricots.
    }
ronda-last-add = { $name } : un haricot au bol { $bowl }, qui en cache maintenant { $beans }.
ronda-last-keep = { $name } continue avec le bol { $bowl }.
ronda-last-pass = { $name } passe.
ronda-last-stop = { $name } s’arrête.
ronda-last-mistake = Raté : on recouvre les deux, le tour est fini.
ronda-last-penalty = { $name } prend un haricot dans le bol noir.
ronda-last-leaves-black = Les { $beans } haricots vont dans le bol noir.
ronda-last-leaves-box = Les { $beans } haricots quittent le jeu.
ronda-how-to =
    Débarrassez-vous le premier de tous vos haricots.
    Soulevez deux bols, l’un après l’autre : tapez 7, puis 4.
    Différents ? On les recouvre : tâchez de vous en souvenir.
    Pareils ? Ajoutez l’un de vos haricots : +7 ou +4.
    Puis arrêtez-vous (stop), ou continuez : =7 garde le bol 7
    ouvert, et vous cherchez un bol qui en cache autant. Dans
    le déroulement simple, on recouvre les deux, et vous
    pouvez soulever deux bols au choix.
    Deux bols pleins : ajoutez un haricot, et ce bol se vide
    dans le bol noir du milieu. Tant qu’il y reste des
    haricots, chaque erreur vous en fait prendre un.

bot-ronda-wins = place son dernier haricot et gagne
bot-ronda-adds = allège son stock d’un haricot
bot-ronda-remembers = se fie à sa mémoire
bot-ronda-tries = tente quelque chose de nouveau
bot-ronda-goes-on = pense savoir où continuer
bot-ronda-dares = tente sa chance : une erreur ne coûte rien pour l’instant
bot-ronda-stops = en reste là
bot-ronda-stops-in-time = en reste là : une erreur ferait prendre un haricot
bot-ronda-leaves-nothing = n’ajoute rien : le suivant en profiterait davantage
bot-ronda-no-match = ne connaît aucun bol qui convienne
bot-ronda-shows-nothing = préfère ne rien montrer de nouveau
bot-ronda-knows =
    { $beans ->
        [0] sait que ce bol est vide
        [one] sait que ce bol cache 1 haricot
       *[other] sait que ce bol cache { $beans } haricots
    }
bot-ronda-knows-where =
    { $beans ->
        [0] sait quel autre bol est vide
        [one] sait quel autre bol cache 1 haricot
       *[other] sait quel autre bol cache { $beans } haricots
    }
bot-ronda-goes-on-by-odds = continue vers un bol jamais vu : { $odds }
bot-ronda-tries-by-odds = tente un bol jamais vu : { $odds }
bot-ronda-odds =
    { $all ->
        [1] le seul qui reste
       *[other] { $good } sur { $all }
    } { $beans ->
        [0] { $good ->
            [1] est vide
           *[other] sont vides
        }
        [1] { $good ->
            [1] cache 1 haricot
           *[other] cachent 1 haricot
        }
       *[other] { $good ->
            [1] cache { $beans } haricots
           *[other] cachent { $beans } haricots
        }
    }
ronda-feat-memory =
    { $value ->
        [one] Plus longue mémoire : un bol retrouvé { $value } coup après l’avoir vu
       *[other] Plus longue mémoire : un bol retrouvé { $value } coups après l’avoir vu
    }
