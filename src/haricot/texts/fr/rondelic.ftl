rondelic-name = Rondelic
rondelic-tagline = Une carte, un voisin, un trou où ne pas tomber. Un jeu breton, tout en sang-froid.
rondelic-aim = être le dernier en jeu. À chaque tour, la carte la plus basse fait avancer son jeton vers le trou.

rondelic-option-rules = quelles règles : rondelic (3 à 20 joueurs) ou rondellig (4 à 8 joueurs, avec des mises)
rondelic-option-circles = combien de cercles mènent au trou ; moins il y en a, plus la partie est courte
rondelic-option-first = qui donne en premier : un joueur, ou celui que le sort désigne

rondelic-move-form = « { $move } » n’est pas un mot de ce jeu. Les mots sont : { $words }.
rondelic-not-here = « { $move } » ne peut pas se dire maintenant. Vous pouvez dire : { $allowed }.
rondelic-king-is-lent = Vous avez confié votre Roi : plus d’échange pour vous jusqu’à la fin du tour. Dites : { $allowed }.
rondelic-no-king-to-show = Seul un Roi se montre, et vous n’en avez pas. Dites : { $allowed }.
rondelic-kings-are-lent = Avec ces règles, un Roi ne se montre jamais : il se confie. Dites : { $allowed }.
rondelic-nothing-laid-aside = Aucune carte n’a été écartée : il n’y a rien à accepter. Vous pouvez dire : { $allowed }.
rondelic-laid-card-refused = La carte écartée n’est plus là : piocher, c’était la refuser. Vous pouvez dire : { $allowed }.
rondelic-three-draws = Vous avez pioché trois cartes, c’est le maximum. Vous pouvez dire : { $allowed }.

rondelic-no-card = « { $card } » dans « { $field } » n’est pas une carte : écrivez la valeur et la couleur, par exemple R♣ ou 10♠ (KC et TS dans une position écrite).
rondelic-card-twice = La carte { $card } y est deux fois.
rondelic-card-missing = Il manque la carte { $card } : les 52 doivent être dans les mains, dans le paquet, offertes ou retournées.
rondelic-no-seat = « { $field } » ne peut pas être { $seat } : les places sont numérotées de 0 à { $last }.
rondelic-loan-form = « { $text } » n’est pas un Roi confié : écrivez qui le confie, et à qui, par exemple 3>2.
rondelic-saying-form = « { $text } » n’est pas une parole : écrivez la place et le coup, par exemple 2:swap.
rondelic-token = Le joueur { $player } ne peut pas avoir ici ce jeton : le plateau a { $circles } cercles, les rangs des joueurs sortis commencent à 2, et seul peut être tombé qui peut repartir.
rondelic-nobody-left = Il ne reste personne en jeu.
rondelic-stake = Le joueur { $player } ne peut pas avoir misé { $stake } : chacun mise au moins 1 avec les règles rondellig, et rien avec les règles rondelic.
rondelic-phase =
    Cette étape du tour est impossible avec ces règles quand il reste { $players ->
        [one] un seul joueur
       *[other] { $players } joueurs
    }.
rondelic-dealer-is-out = Le joueur { $player } est hors jeu et ne peut pas donner.
rondelic-turn = Ce ne peut pas être au joueur { $player } de parler à cette étape du tour.
rondelic-hand-missing = Le joueur { $player } doit tenir une carte ici.
rondelic-hand-too-many = Le joueur { $player } ne peut pas tenir de carte ici.
rondelic-drawn = Il ne peut pas y avoir ici { $drawn } cartes déjà tirées : c’est de { $least } à { $most }.
rondelic-offer = La carte présentée ou écartée ne va pas : il y en a une quand un joueur peut la prendre ou la laisser, et peut-être une pour un donneur de rondellig qui n’a pas encore pioché ; sinon aucune.
rondelic-up = La carte retournée ne va pas : il y en a une quand le donneur en a retourné ou pioché une sans s’être décidé ; sinon aucune.
rondelic-loans = Les Rois confiés ne vont pas : un Roi confié lie deux joueurs qui tiennent une carte, chacun une seule fois, et revient quand on montre les cartes.

rondelic-dealer-mark = *
rondelic-status-out =
    { $rank ->
        [1] hors jeu, 1ᵉʳ
       *[other] hors jeu, { $rank }ᵉ
    }
rondelic-status-fell = dans le trou !
rondelic-status-edge = au bord !
rondelic-status-again = repart
rondelic-pack =
    { $cards ->
        [one] * donne. Paquet : { $cards } carte
       *[other] * donne. Paquet : { $cards } cartes
    }
rondelic-pot =
    { $tokens ->
        [one] Pot : { $tokens } jeton
       *[other] Pot : { $tokens } jetons
    }
rondelic-laid = Écartée, face cachée : { $card }
rondelic-presented = Présentée : { $card } (carte { $drawn } sur 3)
rondelic-turned = Le donneur retourne : { $card } (carte { $drawn } sur 3)
rondelic-drawn-card = Le donneur pioche : { $card } (carte { $drawn } sur 3)

rondelic-said-keep = { $name } garde
rondelic-said-swap = { $name } échange
rondelic-said-give = { $name } donne
rondelic-said-show = { $name } montre un Roi
rondelic-said-take = { $name } prend
rondelic-said-turn = { $name } en veut une autre
rondelic-said-accept = { $name } prend la carte écartée
rondelic-said-draw = { $name } pioche
rondelic-said-restart = { $name } repart
rondelic-said-leave = { $name } quitte le jeu

rondelic-how-to =
    Chacun a une carte ; la plus basse du tour avance son
    jeton d’un cercle vers le trou. Du dernier cercle, on
    tombe. Le Roi est le plus fort, l’As le plus faible.
    À son tour, on garde (keep) ou on échange (swap) avec
    son voisin de droite, qui donne (give), ou montre un
    Roi (show) pour s’y opposer. Un Roi donné n’est que
    confié : il revient avant qu’on montre les cartes.
    Le dernier avant le donneur échange avec le paquet.
    Le donneur choisit en dernier : prendre (take) ou en
    retourner une autre (turn), trois cartes au plus. Avec
    les règles rondellig, il garde (keep), prend la carte
    écartée (accept), ou pioche (draw) avant de prendre,
    de piocher encore ou de garder.
    Le dernier qui n’est pas tombé gagne.

bot-rondelic-card =
    { $rank ->
        [1] l’As
        [11] le Valet
        [12] la Dame
        [13] le Roi
       *[other] le { $rank }
    }
bot-rondelic-lower =
    { $lower ->
        [0] aucune des { $unseen } cartes inconnues n’est plus basse
        [1] une des { $unseen } cartes inconnues est plus basse
       *[other] { $lower } des { $unseen } cartes inconnues sont plus basses
    }
bot-rondelic-odds = { $percent } % de risque d’avoir la plus basse, contre { $other } % autrement
bot-rondelic-odds-alike = { $percent } % de risque d’avoir la plus basse, dans un cas comme dans l’autre
bot-rondelic-about = environ { $odds }
bot-rondelic-for-the-end = { $odds }, mais de meilleures chances d’être le dernier
bot-rondelic-by-lot = { $odds }, pour ne pas se laisser deviner
bot-rondelic-forced = n’a pas le choix
bot-rondelic-safe = sait qu’il y a une carte plus basse
bot-rondelic-falls-gladly = tomberait volontiers : tant qu’un autre jeton n’est pas parti, on repart du début
bot-rondelic-sets-out-gladly = voudrait bien partir : dès que son jeton a bougé, l’autre ne peut plus recommencer
bot-rondelic-lends = confie son Roi : il reviendra, et les autres n’en sauront rien
bot-rondelic-shows = montre son Roi : chacun sait que le voisin reste avec sa carte
bot-rondelic-restart = remet un jeton : { $percent } % de chances d’emporter un pot de { $pot }
bot-rondelic-leave = se retire : { $percent } % de chances d’emporter un pot de { $pot }, pour une mise de plus
# Ce qui est en jeu, quand les jetons sont des mises
bot-rondelic-stake-circle = { $reason } ; en jeu : un cercle, et le pot de { $pot } mises
bot-rondelic-stake-token = { $reason } ; en jeu : le jeton, et une mise de plus pour rester dans la course au pot de { $pot } mises
bot-rondelic-stake-game = { $reason } ; en jeu : sa place dans la partie, et le pot de { $pot } mises
bot-rondelic-feels-keep = juge que { $card } suffit
bot-rondelic-feels-swap = ne veut pas garder { $card }
bot-rondelic-feels-take = prend { $card } sans chercher plus loin
bot-rondelic-feels-turn = refuse { $card } et espère mieux
bot-rondelic-feels-draw = cherche mieux que { $card }
bot-rondelic-settles = n’a pas trouvé mieux que { $card }
bot-rondelic-counts-keep = garde { $card } : { $lower }
bot-rondelic-counts-swap = échange { $card } : { $lower }
bot-rondelic-counts-take = prend { $card } : { $lower }
bot-rondelic-counts-turn = refuse { $card } : { $lower }
bot-rondelic-counts-draw = cherche mieux que { $card } : { $lower }
bot-rondelic-counts-accept = accepte la carte écartée plutôt que { $card } : { $lower }
bot-rondelic-weighed-keep = garde { $card } : { $odds }
bot-rondelic-weighed-swap = échange { $card } : { $odds }
bot-rondelic-weighed-take = prend { $card } : { $odds }
bot-rondelic-weighed-turn = refuse { $card } : { $odds }
bot-rondelic-weighed-draw = cherche mieux que { $card } : { $odds }
bot-rondelic-weighed-accept = accepte la carte écartée plutôt que { $card } : { $odds }
rondelic-said-served = { $name } : « Servi ! »
