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
