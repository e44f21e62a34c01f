rondelic-name = Rondelic
rondelic-tagline = Une carte, un voisin, un trou où ne pas tomber. Un jeu breton, tout en sang-froid.

rondelic-option-rules = quelles règles : rondelic (3 à 20 joueurs) ou rondellig (4 à 8 joueurs, avec des mises)
rondelic-option-circles = combien de cercles mènent au trou ; moins il y en a, plus la partie est courte
rondelic-option-first = qui donne en premier : une place, ou celle que le sort désigne

rondelic-move-form = « { $move } » n’est pas un mot de ce jeu. Les mots sont : { $words }.
rondelic-not-here = « { $move } » ne peut pas se dire maintenant. Vous pouvez dire : { $allowed }.
rondelic-king-is-lent = Votre Roi n’est que prêté : plus d’échange pour vous dans ce tour. Dites : { $allowed }.
rondelic-no-king-to-show = Seul un Roi se montre, et vous n’en avez pas. Dites : { $allowed }.
rondelic-kings-are-lent = Avec ces règles, un Roi ne se montre jamais : il se prête. Dites : { $allowed }.
rondelic-nothing-laid-aside = Aucune carte n’a été écartée : il n’y a rien à accepter. Vous pouvez dire : { $allowed }.
rondelic-laid-card-refused = Aucune carte n’est plus à l’écart : piocher, c’est la refuser. Vous pouvez dire : { $allowed }.
rondelic-three-draws = Vous avez pioché trois cartes, c’est le maximum. Vous pouvez dire : { $allowed }.

rondelic-no-card = « { $card } » dans « { $field } » n’est pas une carte : écrivez la valeur et la couleur, par exemple 7S, TH ou KD.
rondelic-card-twice = La carte { $card } y est deux fois.
rondelic-card-missing = Il manque la carte { $card } : les 52 doivent être dans les mains, dans le paquet, offertes ou retournées.
rondelic-no-seat = « { $field } » désigne la place { $seat }, mais les places vont de 0 à { $last }.
rondelic-loan-form = « { $text } » n’est pas un prêt : écrivez le prêteur et l’emprunteur, par exemple 3>2.
rondelic-saying-form = « { $text } » n’est pas une parole : écrivez la place et le coup, par exemple 2:swap.
rondelic-token = La place { $seat } ne peut pas avoir ici le jeton « { $token } » : le plateau a { $circles } cercles ; les rangs commencent à 2, et « fell » n’est que pour qui peut repartir.
rondelic-nobody-left = Il ne reste personne en jeu.
rondelic-stake = La place { $seat } ne peut pas avoir misé { $stake } : chacun mise au moins 1 avec les règles rondellig, et rien avec les règles rondelic.
rondelic-phase =
    La phase « { $phase } » est impossible avec ces règles quand il reste { $players ->
        [one] un seul joueur
       *[other] { $players } joueurs
    }.
rondelic-dealer-is-out = La place { $seat } est hors jeu et ne peut pas donner.
rondelic-turn = Ce ne peut pas être à la place { $seat } dans la phase « { $phase } ».
rondelic-hand-missing = La place { $seat } doit tenir une carte ici.
rondelic-hand-too-many = La place { $seat } ne peut pas tenir de carte ici.
rondelic-drawn = « drawn » ne peut pas valoir { $drawn } ici : c’est de { $least } à { $most }.
rondelic-offer = « offer » est faux : il y a une carte dans la phase « pick », et peut-être une pour un donneur de rondellig qui n’a pas encore pioché ; sinon aucune.
rondelic-up = « up » est faux : il y a une carte quand le donneur en a retourné ou pioché une sans s’être décidé ; sinon aucune.
rondelic-loans = « lent » est faux : un prêt unit deux joueurs qui tiennent une carte, chacun dans un seul prêt, et finit quand on montre les cartes.

rondelic-ranks = A 2 3 4 5 6 7 8 9 10 V D R
rondelic-dealer-mark = D
rondelic-status-out = sorti, { $rank }e
rondelic-status-fell = tombé !
rondelic-status-edge = au bord !
rondelic-status-again = repart
rondelic-pack = D donne. Paquet : { $cards } cartes
rondelic-pot =
    { $tokens ->
        [one] Pot : { $tokens } jeton
       *[other] Pot : { $tokens } jetons
    }
rondelic-laid = Écartée, face cachée : { $card }
rondelic-presented = Présentée : { $card } (carte { $drawn } sur 3)
rondelic-turned = Le donneur retourne : { $card } (carte { $drawn } sur 3)
rondelic-drawn-card = Le donneur pioche : { $card } (carte { $drawn } sur 3)
rondelic-lent = Vous tenez la carte de { $name }, mais votre Roi n’est que prêté : il vous revient avant qu’on montre les cartes.
rondelic-borrowed = Ce Roi ne vous est que prêté : avant qu’on montre les cartes, il retourne à { $name }, et votre carte vous revient.
rondelic-king-shown = { $name } montre { $card } : on n’échange pas avec un Roi.
rondelic-lowest = Carte la plus basse : { $names }.
rondelic-sung-edge = ♪ Gare à toi, { $name }, te voilà qui danses au ras de la Tanturlurette !
rondelic-sung-fell = ♪ Plouf ! { $name } a filé tout droit dans la Tanturlurette !

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

rondelic-explain-swap-keep = rester avec { $card }
rondelic-explain-swap-swap = échanger { $card } avec { $name }
rondelic-explain-last-swap = échanger { $card } contre le dessus du paquet
rondelic-explain-answer-give = donner { $card }, recevoir l’autre carte
rondelic-explain-lend-give = prêter votre Roi : le coup de Jarnac
rondelic-explain-answer-show = montrer le Roi : chacun garde sa carte
rondelic-explain-pick-take = garder { $offer }
rondelic-explain-pick-turn = refuser { $offer } pour la suivante
rondelic-explain-rondelic-take = prendre { $up }
rondelic-explain-rondelic-turn = refuser { $up } pour la suivante
rondelic-explain-rondellig-keep = rester avec { $card }
rondelic-explain-rondellig-accept = { $card } sous le paquet, puis la carte écartée
rondelic-explain-rondellig-draw = regarder la carte suivante du paquet
rondelic-explain-rondellig-take = prendre { $up } à la place de { $card }
rondelic-explain-restart-restart = une mise de plus, retour au cercle 1
rondelic-explain-restart-leave = sortir pour de bon

rondelic-how-to =
    Chacun a une carte ; la plus basse du tour avance son
    jeton d’un cercle vers le trou. Du dernier cercle, on
    tombe. Le Roi est le plus fort, l’As le plus faible.
    keep : garder ; swap : échanger avec le voisin de
    droite, qui dit give, ou show pour vous arrêter d’un
    Roi. Un Roi donné n’est que prêté : il revient avant
    qu’on montre les cartes.
    Le dernier avant le donneur échange avec le paquet.
    Le donneur choisit en dernier : take ou turn, trois
    cartes au plus ; avec les règles rondellig, keep,
    accept, ou draw puis take, draw ou keep.
    Le dernier qui n’est pas tombé gagne.

bot-rondelic-forced = n’a pas le choix
bot-rondelic-safe = sait qu’il y a plus bas
bot-rondelic-high = trouve la carte assez haute
bot-rondelic-low = veut se défaire d’une carte basse
bot-rondelic-lends = prête le Roi pour tromper le voisin
bot-rondelic-next = espère une meilleure carte
bot-rondelic-looks = ne risque rien à regarder
bot-rondelic-restarts = trouve que le pot vaut une mise de plus
bot-rondelic-leaves = trouve la mise trop chère pour le pot
bot-rondelic-weighed-keep = garde : { $percent } % de risque d’être au plus bas, moins qu’en échangeant
bot-rondelic-weighed-swap = échange : il reste { $percent } % de risque d’être au plus bas, moins qu’en gardant
bot-rondelic-weighed-take = prend : { $percent } % de risque d’être au plus bas, moins qu’avec la suivante
bot-rondelic-weighed-turn = refuse : la suivante laisse { $percent } % de risque, moins que celle-ci
