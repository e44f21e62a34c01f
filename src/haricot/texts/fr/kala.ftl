kala-name = Kala
kala-tagline = Semer des haricots, récolter les coupelles pleines. Un jeu de stratégie pour deux.
kala-aim = que l’autre n’ait plus quatre haricots à semer quand vient son tour.

kala-option-first = qui commence : Blanc, Noir, ou celui que le sort désigne
kala-option-reserve = combien de haricots chacun reçoit ; moins il y en a, plus la partie est courte
kala-option-handicap = haricots en moins pour le joueur le plus fort : Blanc si le nombre est positif, Noir s’il est négatif
kala-handicap-too-large = Avec { $reserve } haricots chacun, un handicap de { $handicap } laisse à un joueur moins des 4 haricots nécessaires.

kala-move-form = « { $move } » n’est pas une semaille. Écrivez les cases du chemin, par exemple a1a2a3a4 ; puis x pour récolter ; puis >b3 pour s’écarter.
kala-path-start = Une semaille part de votre propre coupelle, en { $own }, et non de { $start }.
kala-path-jumps = Le chemin { $path } saute : chaque haricot va sur une case voisine de la précédente, jamais en diagonale.
kala-path-reverses = Le chemin { $path } fait demi-tour : une semaille ne revient jamais en arrière.
kala-path-turns-twice = Le chemin { $path } tourne deux fois : une semaille tourne une fois au plus.
kala-path-length = Le chemin doit compter ici { $length } cases, et non { $found } : une par haricot en main.
kala-harvest-unripe =
    Il n’y a rien à récolter en { $cell } : il n’y aurait { $beans ->
        [one] qu’un haricot
       *[other] que { $beans } haricots
    }, et il en faut 4.
kala-aside-needed = Le dernier haricot tombe dans la coupelle adverse, en { $cell } : ajoutez > et une case voisine, où votre coupelle se posera.
kala-aside-far = Votre coupelle ne peut s’écarter que sur une case voisine de { $cell }, pas en { $aside }.
kala-aside-idle = Votre coupelle se pose en { $cell }, où le dernier haricot est tombé : elle ne s’écarte que de la coupelle adverse.

kala-bowls-on-one-cell = Les deux coupelles sont en { $cell } : il faut à chacune sa propre case.
kala-bowl-form = « { $text } » ne désigne pas une coupelle : écrivez sa case et ses haricots, par exemple a1:0.
kala-cell-off-the-field = « { $cell } » n’est pas une case du champ : les cases vont de a1 à d4.
kala-beans = Le compte des haricots n’y est pas : il y en a { $found }, il en faut { $expected }.
kala-extra-without-beans = Qui doit une semaille supplémentaire a au moins 4 haricots dans sa coupelle, et non { $beans }.

kala-seat-0 = Blanc
kala-seat-1 = Noir
kala-player = { $sign } { $name } : réserve { $reserve }, coupelle { $bowl }
kala-granary = Grenier : { $beans }
kala-legend =
    { $white } { $black } une coupelle et ses haricots, (2) celle du dessous
    Dernière semaille : ° départ, + un haricot, x récolté
kala-explain-harvest = récolte { $beans }
kala-explain-again = resème
kala-explain-leftover = en laisse { $beans }
kala-how-to =
    À chaque tour, semez 4 haricots de votre réserve, un par
    case, en partant de votre coupelle. Le chemin va tout droit
    ou tourne une fois ; votre coupelle se pose à son bout.
    Si cette case contient alors 4 haricots ou plus, vous
    pouvez la récolter : ajoutez x.
    Si le dernier haricot tombe dans la coupelle adverse, la
    vôtre s’écarte : ajoutez > et une case voisine.
    Dès que votre coupelle contient 4 haricots ou plus, vous
    les resemez aussitôt.
    Qui commence son tour avec moins de 4 haricots en réserve
    a perdu.
    Exemples : a1a2a3a4, ou b1b2b3c3x, ou d4c4b4a4>a3.

bot-kala-wins = ne laisse plus à l’adversaire de quoi semer
bot-kala-harvests =
    { $beans ->
        [one] récolte { $beans } haricot
       *[other] récolte { $beans } haricots
    }
bot-kala-sows-again = remplit sa coupelle et en resème les { $beans } haricots
bot-kala-raids =
    { $beans ->
        [one] récolte { $beans } haricot dans la coupelle de l’adversaire
       *[other] récolte les { $beans } haricots de la coupelle de l’adversaire
    }
bot-kala-harvests-and-sows = { $harvests }, puis resème les { $beans } de sa coupelle
bot-kala-harvests-and-leaves = { $harvests } et { $leaves }
bot-kala-leaves =
    { $beans ->
        [0] ne laisse rien à récolter à l’adversaire
        [one] laisse à l’adversaire { $beans } haricot à récolter au plus
       *[other] laisse à l’adversaire { $beans } haricots à récolter au plus
    }
bot-kala-has-won =
    { $turns ->
        [0] gagne à coup sûr
        [one] gagne dès ce tour
       *[other] gagne à coup sûr, en { $turns } tours au plus
    }
bot-kala-resists = choisit ce qui est le plus difficile à contrer : { $reason }
kala-reserve-printed = Réserve : { $beans } haricots
kala-granary-printed = Grenier
