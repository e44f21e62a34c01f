# Ce que dit le navigateur : les pages, la table, l’après-partie.

web-house = Haricot
web-house-line = Une maison de jeux, ouverte jour et nuit. On joue pour des haricots.
web-nav = Réglages et langue
web-close = Fermer
web-back = Retour
web-waiting = Un instant…
web-offline = La maison ne répond pas : vérifiez votre connexion, puis réessayez.
web-without-network = Pas de réseau : les règles, les leçons et vos parties gardées restent là, le reste attend la maison.
web-kept = Sans réseau
web-kept-switch = Garder la maison sur cet appareil
web-kept-pages = Les pages, les jeux et les règles
web-kept-lessons = Les leçons
web-kept-paper = Les feuilles à imprimer
web-kept-games = Vos dernières parties
web-kept-all = En tout
web-kept-nothing = Rien n’est gardé ici.
web-kept-cannot = Ce navigateur ne peut rien garder d’une maison dont l’adresse n’est pas sûre (https).
web-kept-games-here = Vos parties gardées ici
web-retry = Réessayer
web-broken = Quelque chose s’est mal passé. Rechargez la page.
web-nothing-here = Il n’y a rien à cette adresse.
web-to-the-shelf = Voir les jeux
web-yes = oui
web-no = non

# La page d’accueil

web-play = Jouer
web-home-games = Les jeux
web-home-your-turn = C’est à vous !
web-home-continue = Reprendre la partie
web-home-mine = Mes parties
web-home-mine-none = Aucune pour l’instant : choisissez un jeu ci-dessus.
web-home-open = Tables ouvertes
web-home-open-none = Personne n’attend en ce moment. Ouvrez une table : d’autres viendront.
web-home-record = Regarder une partie écrite
web-box-players =
    { $kind ->
        [exact] { $most ->
            [one] { $most } joueur
           *[other] { $most } joueurs
        }
       *[range] { $fewest } à { $most } joueurs
    }
web-box-minutes = { $minutes } min
web-box-age =
    { $youngest ->
        [0] dès { $age } ans
       *[other] dès { $age } ans ({ $youngest } en simplifié)
    }
web-nobody = personne encore
web-your-turn = À vous de jouer
web-asked = À vous ! { $question }
web-seats-free =
    { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
web-phase-gathering = on s’installe
web-phase-playing = partie en cours
web-phase-over = partie finie
web-phase-closed = table fermée
web-phase-unknown = la maison n’a plus ce jeu
web-phase-unreadable = table illisible

# Un jeu et ses manières d’y jouer

web-game-unknown = La maison n’a pas ce jeu.
web-how-many = Combien de joueurs ?
web-level = Niveau des robots
web-level-of = { $level } ({ $at } sur { $most })
web-way-bots = Contre des robots
web-way-bots-line = Tout de suite : les places libres sont pour eux.
web-way-friends = Avec des amis
web-way-friends-line = Un lien ou un code QR à envoyer ; chacun chez soi.
web-way-here = Autour de cet écran
web-way-here-line = Tous sur le même appareil, que l’on se passe.
web-way-phones = Table et téléphones
web-way-phones-line = Le plateau sur le grand écran, chacun son jeu en main.
web-here-family = En famille, les options qui vont aux enfants sont déjà choisies ; elles se changent dans « Options de la partie ».
web-proposed = Proposé : { $what }
web-proposed-follow = Suivre ce que le jeu propose pour chaque façon de jouer
web-here-names = Qui joue ? Laissez vide la place d’un robot.
web-options = Options de la partie
web-presets = Variantes
web-preset-standard = Normale
web-preset-children = Pour les enfants
web-preset-beginners = Pour débuter
web-public = Table ouverte à tous ceux qui passent
web-teams = Jouer par équipes : plusieurs personnes partagent une place
web-option-lot = au sort
web-option-none = non précisé
web-option-original = original
web-option-simple = simple
web-option-word = au meilleur mot
web-option-lexicon = le lexique
web-option-table = les autres joueurs
web-option-fr = français
web-option-en = anglais
web-option-all = tous
web-option-family = en famille

# Autour de la table

web-seats = Les joueurs
web-free = place libre
web-you = vous
web-bot = robot
web-lent = place prêtée
web-away = pas là
web-somebody = quelqu’un
web-acts = doit jouer
web-sit = S’asseoir ici
web-stand-up = Se lever
web-add-bot = Un robot
web-fill-with-bots = Compléter avec des robots
web-remove-bot = Renvoyer
web-show-out = Retirer de la table
web-start = Commencer
web-start-when = dès que toutes les places sont prises
web-draw-lots = Tirer les places au sort
web-which-game = À quoi joue-t-on ?
web-gather-free =
    { $count ->
        [one] Il reste une place.
       *[other] Il reste { $count } places.
    }
web-gather-full = Tout le monde est là.
web-gather-host = L’hôte est { $name }.
web-gather-wait = La partie commence quand l’hôte la lance.
web-time = Temps de réflexion
web-team = Équipe { $names }
web-time-none = autant qu’on veut
web-time-game = selon le jeu
web-time-total = { $minutes } min en tout, + { $seconds } s par coup
web-time-turn =
    { $seconds ->
        [60] 1 minute par coup
        [120] 2 minutes par coup
        [300] 5 minutes par coup
        [one] { $seconds } seconde par coup
       *[other] { $seconds } secondes par coup
    }
web-time-days =
    { $days ->
        [one] { $days } jour par coup
       *[other] { $days } jours par coup
    }
web-clock = Temps restant
web-clock-until = jusqu’à { $date }
web-invite = Inviter
web-invite-to = Ce lien permet de
web-invite-sit = jouer
web-invite-watch = regarder
web-invite-withdraw = Annuler les invitations
web-invite-withdraw-line = Les liens déjà envoyés ne serviront plus.
web-invite-withdrawn = Plus aucun lien ne mène à cette table. Ceux qui y sont déjà y restent.
web-invite-anew = Faire un nouveau lien
web-invite-scan = Scannez ce code avec votre téléphone pour prendre une place.
web-link = Lien
web-qr = Code QR du lien
web-copy-link = Copier le lien
web-copied = C’est copié.
web-copy-yourself = Copiez le lien à la main : le navigateur ne laisse pas la page le faire.
web-share = Partager…
web-share-title = Une partie { INITIAL($game) ->
        [vowel] d’{ $game }
       *[consonant] de { $game }
    } ?
web-no-table = Cette table est introuvable
web-table-closed = Cette table est fermée : tout le monde l’a quittée.
web-leave = Quitter la table
web-leave-playing = Un robot jouera à votre place, et les autres continueront.
web-leave-seated = Votre place sera libre.
web-leave-watching = Vous ne regarderez plus cette partie.
web-leave-last = Il n’y aura plus personne : la table fermera dans une minute.
web-leave-return = Pendant une minute, vous pourrez revenir à votre place.
web-leave-stay = Rester
web-left = Vous avez quitté la table ({ $game }).
web-left-return = Revenir à ma place
web-left-closed = Cette table s’est fermée : plus personne n’y était.
web-gone = { $name } a quitté la table, un robot joue à sa place.
web-gone-wait = Attendre { $name }
web-gone-waiting = { $name } a quitté la table. On attend son retour.
web-gone-play-on = Laisser jouer un robot
web-gone-back = { $name } est de retour.
web-cut = Connexion coupée : on se reconnecte, rien n’est perdu.
web-table-nearly-full =
    { $left ->
        [0] Le carnet de cette table est plein : vous pouvez encore abandonner, ou la quitter.
        [one] Le carnet de cette table est presque plein : encore une ligne, puis vous ne pourrez plus qu’abandonner, ou la quitter.
       *[other] Le carnet de cette table est presque plein : encore { $left } lignes, puis vous ne pourrez plus qu’abandonner, ou la quitter.
    }

# Qui veut partager une place, ou entrer

web-join-ask = Demander à partager
web-join-come = { $name } voudrait entrer.
web-join-yours = { $name } voudrait partager votre place.
web-join-other =
    { $name } voudrait partager la place { INITIAL($owner) ->
        [vowel] d’{ $owner }
       *[consonant] de { $owner }
    }.
web-join-own =
    Vous demandez à partager la place { INITIAL($owner) ->
        [vowel] d’{ $owner }
       *[consonant] de { $owner }
    }.
web-join-sees = Cette personne verrait tout ce que l’on voit de cette place, et jouerait pour elle.
web-join-sees-now = Cette personne verrait tout de suite ce que l’on voit de cette place, et jouerait pour elle. Il faut que tous ceux qui ont une place soient d’accord.
web-join-agree = D’accord
web-join-let-in = Laisser entrer
web-join-decline = Non
web-join-waiting = On attend la réponse…
web-join-withdraw = Ne plus demander
web-door = Devant la porte
web-door-line = L’hôte de cette table laisse entrer les gens un à un. Votre demande est transmise : restez sur cette page.
web-guarded = Quelqu’un a été retiré de la table : désormais, c’est vous qui laissez entrer chaque personne.

# La partie

web-board = Le plateau
web-drawing = Dessin de la position
web-moves = Vos coups
web-move-write = Écrivez votre coup
web-move-write-line = S’il n’est pas permis, la maison le dit.
web-move-made = { $name } : { $move }
web-turn-of = { $name } doit jouer
web-turn-here = À { $name } de jouer
web-plays =
    { $who ->
        [you] Vous jouez
       *[other] { $name } joue
    }
web-bot-thinks = { $name } réfléchit…
web-over = La partie est finie
web-aim = But du jeu :
web-actions = Actions
web-undo = Reprendre mon coup
web-undo-asked = { $name } voudrait reprendre son coup.
web-undo-agree = D’accord
web-undo-disagree = Non, merci
web-undo-waiting = Les autres doivent être d’accord…
web-hint = Indice
web-hint-thinking = Je cherche…
web-hint-is = Un robot jouerait : { $move }.
web-hint-why = { $reason }.
web-lend = Prêter ma place à un robot
web-take-back = Reprendre ma place
web-resign = Abandonner
web-resign-sure = La partie sera perdue pour vous. Vraiment ?
web-resign-sure-many = Un robot prendra votre place, et les autres joueront la suite ; pour vous, ce sera la dernière place. Vraiment ?
web-rules = Règles
web-rules-contents = Dans cette page
web-rules-start = Le jeu prêt à commencer
web-print = À imprimer et à découper
web-print-line = Le plateau ou les cartes, à l’échelle, avec les traits de coupe, et les règles avec leurs dessins. Imprimez à 100 %, sans ajuster à la page.
web-print-size = PDF, feuilles { $size }
web-reactions = Réagir
web-react-bravo = Bravo !
web-react-thanks = Merci
web-react-oops = Oups
web-react-hmm = Hmm…
web-react-laugh = Ha !
web-react-again = Encore une ?
web-curtain = Passez l’appareil à { $name }. Les autres ne regardent pas.
web-curtain-lift = Je suis { $name }

# Après la partie

web-won =
    { $count ->
        [0] Personne ne gagne.
        [one] { $who ->
            [you] Vous gagnez !
           *[other] { $names } gagne !
        }
       *[other] { $who ->
            [you] Vous gagnez, avec { $names } !
           *[other] { $names } gagnent ensemble !
        }
    }
web-ended-resigned =
    { $who ->
        [you] Vous avez abandonné.
       *[other] { $name } a abandonné.
    }
web-ended-time =
    { $who ->
        [you] Vous n’aviez plus de temps.
       *[other] { $name } n’avait plus de temps.
    }
web-gave-up =
    { $who ->
        [you] Vous avez abandonné : un robot a joué la suite.
       *[other] { $count ->
            [one] { $names } a abandonné : un robot a joué la suite.
           *[other] { $names } ont abandonné : des robots ont joué la suite.
        }
    }
web-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-rematch = Revanche
web-rematch-wanted =
    { $count ->
        [0] Vous voulez une revanche : on attend les autres.
        [one] { $names } veut une revanche.
       *[other] { $names } veulent une revanche.
    }
web-replay = Revoir la partie
web-record-copy = Copier la partie
web-record-download = Télécharger
web-evening = La soirée
web-beans =
    { $count ->
        [0] aucun haricot
        [one] { $count } haricot
       *[other] { $count } haricots
    }
web-next-game = Jeu suivant :

# Apprendre

web-learn = Apprendre en jouant
web-learn-first = Première partie { INITIAL($game) ->
        [vowel] d’{ $game }
       *[consonant] de { $game }
    } ?
web-learn-no = Je connais
web-learn-yes = Apprendre en quelques coups

# Qui l’on est, et comment on aime voir la maison

web-preferences = Réglages
web-me-name = Votre nom
web-me-sign = Votre emblème
web-me-save = Enregistrer
web-me-renamed = Bonjour, { $name } !
web-look = Apparence
web-look-auto = comme l’appareil
web-look-light = claire
web-look-dark = sombre
web-speed = Vitesse des mouvements
web-speed-slow = lente
web-speed-normal = normale
web-speed-fast = rapide
web-speed-none = aucun mouvement
web-sounds = Sons
web-sound = Sons et chansons
web-me-elsewhere = Sur un autre appareil
web-me-carry = Un lien vous fait retrouver vos parties sur votre téléphone ou votre ordinateur.
web-me-carry-do = Faire un lien
web-me-carry-how = Ouvrez ce lien sur l’autre appareil dans le quart d’heure : il ne sert qu’une fois.
web-me-next = Au suivant
web-me-next-line = Cet appareil sert à plusieurs ? Laissez-le propre pour la personne suivante.
web-me-next-do = Au suivant !
web-me-next-ask = Votre nom, vos parties gardées ici et les noms des joueurs seront effacés de cet appareil. Sans lien vers un autre appareil, vous ne pourrez pas les retrouver.
web-me-next-sure = Oui, effacer et laisser la place
web-me-yours = Ce que la maison sait de vous
web-me-export = Tout télécharger
web-me-forget = M’oublier
web-me-forget-ask = Votre nom, votre emblème, vos clés, vos amis, vos niveaux et votre historique seront effacés de cette maison, et votre nom de toutes vos parties passées. Personne ne pourra vous les rendre.
web-me-forget-sure = Oui, tout oublier pour toujours

# Un lien venu d’un autre appareil ; les appareils que l’on a

web-me-devices = Mes appareils
web-me-is = La maison vous connaît ici sous le nom de
web-me-is-nobody = La maison ne vous connaît pas encore sur cet appareil.
web-me-link = Un lien personnel
web-me-link-become = Devenir { $name } ?
web-me-link-now = Sur cet appareil, vous êtes
web-me-link-nobody = personne encore
web-me-link-whose = Ce lien est celui de
web-me-link-careful = Ne dites oui que si ce lien est le vôtre, fait sur un autre de vos appareils. S’il vous vient de quelqu’un d’autre, dites non.
web-me-link-kept = Vous pourrez redevenir { $name } à tout moment, sur la page « Mes appareils ».
web-me-link-yes = Oui, je suis { $name }
web-me-link-no = Non, rester { $name }
web-me-link-no-thanks = Non, merci
web-me-link-same = Vous êtes déjà { $name } sur cet appareil : il n’y a rien à changer.
web-me-link-close = Continuer
web-me-before = Avant
web-me-before-line = Avant d’ouvrir un lien, cet appareil connaissait quelqu’un d’autre. Il en garde la clé.
web-me-back = Redevenir { $name }
web-me-devices-list = Où la maison vous connaît
web-me-devices-line = Un appareil que vous ne reconnaissez pas, ou que vous n’avez plus ? Déconnectez-le : tout ce qu’il a d’ouvert ici se ferme aussitôt.
web-me-device-this = cet appareil
web-me-device-used = utilisé le { $date }
web-me-device-long-ago = pas utilisé depuis longtemps
web-me-device-unknown = Navigateur inconnu
web-me-device-out = Déconnecter
web-me-device-title = Déconnecter { $device } ?
web-me-device-ask = Ce qui y est ouvert se ferme aussitôt, et cet appareil ne sera plus reconnu comme le vôtre.
web-me-device-sure = Oui, déconnecter
web-me-device-gone = C’est fait : { $device } est déconnecté.

# Une leçon : une courte partie sur le vrai plateau

web-lesson = Apprendre à jouer à { $game }
web-lesson-back = Retour
web-lesson-leave = Quitter la leçon
web-lesson-next = Continuer
web-lesson-rather = C’est permis. Mais la leçon montre autre chose : { $move }.
web-lesson-yours = À vous :
web-lesson-progress = Où en est la leçon
web-lesson-again = Recommencer
web-lesson-end = Vous savez l’essentiel. Le reste vient en jouant !

# Revoir une partie

web-replay-of = Une partie { INITIAL($game) ->
        [vowel] d’{ $game }
       *[consonant] de { $game }
    }
web-eyes = Vu par
web-eyes-open = tous à la fois
web-eyes-spectator = le public
web-play-on = Jouer la suite
web-play-on-line = Reprenez d’ici à la place { INITIAL($name) ->
        [vowel] d’{ $name }
       *[consonant] de { $name }
    }. Ce qui est caché est tiré de nouveau : la suite n’est pas écrite.
web-record = Une partie écrite
web-record-paste = Collez ici une partie écrite :
web-record-look = Regarder
web-record-file = Ouvrir un fichier…
web-record-other = Regarder une autre partie
web-record-unreadable = Ce lien ne contient pas de partie lisible.
web-new-version = Une nouvelle version de la maison est prête.
web-reload = Recharger la page
web-lyrics = Paroles des chansons à l’écran
web-origins = D’où viennent ces jeux
web-origins-line = Ce que disent les règles dont nous sommes partis, et rien de plus.
web-origins-house = « Jour et nuit », notre devise, est celle de la ludothèque Escale à jeux.
web-language = Langue
web-language-state = Cette langue est complète.
web-try = Essayez
web-try-again = Tout remettre en place
web-more = Plus
web-menu = Menu
web-told = Ce qui s’est passé
web-told-nothing = Rien encore : la partie commence.
web-told-remember = Ici, on se souvient : rien n’est écrit.
web-told-came = { $name } est là.
web-told-left = { $name } s’en va.
web-join-here = Prendre une place avec un téléphone
web-join-scan = Scannez ce code avec votre téléphone
web-join-or-type = ou tapez sur { $address }
web-join-code-is = Code de la table : { $code }
web-join-code = Code vu sur un écran
web-join-go = Rejoindre
web-tv-first = La première personne qui arrive mène la table.
web-tv-start = { $name } lance la partie depuis son téléphone.
web-tv-next = { $name } choisit la suite sur son téléphone.
web-tv-fill = Plein écran
web-leave-screen = Cet écran ne montrera plus la table. Les téléphones continuent.
web-next-prepare = Préparer la partie
web-told-undone = { $name } a repris son coup.
web-told-hint = { $name } a demandé un indice.
web-told-time = Temps écoulé pour { $name }.
web-time-is-up = Votre temps est écoulé.
web-takebacks = Reprendre un coup
web-takebacks-free = librement, tant que personne n’a rejoué
web-takebacks-agreed = avec l’accord des autres
web-takebacks-none = jamais
web-takebacks-are = { $takebacks ->
    [none] Un coup joué reste joué.
    [agreed] On reprend un coup avec l’accord des autres.
   *[free] On reprend un coup tant que personne n’a rejoué.
}
web-hints-allowed = Permettre les indices : chacun voit qui en demande
web-hints-are-told = Les indices sont permis, et chacun voit qui en demande.
web-hints-are-off = Pas d’indices.
web-waits = M’attendre : rien ne se recouvre avant que je le dise
web-vibration = Vibrer quand c’est à moi
web-keys = Touches du clavier : lettres, chiffres, flèches d’une partie revue
web-solved = Résolu : qui gagne ?
web-solved-title = { $game }, résolu
web-back-to-game = Retour à { $game }
