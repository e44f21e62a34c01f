web-kala-field = Champ de Kala
web-kala-cup =
    { $cell } : { $beans ->
        [0] vide
        [one] { $beans } haricot
       *[other] { $beans } haricots
    }
web-kala-bowl-0 =
    { $cell } : coupelle blanche, { $beans ->
        [0] vide
        [one] { $beans } haricot
       *[other] { $beans } haricots
    } ; dessous, { $beneath ->
        [0] rien
        [one] { $beneath } haricot
       *[other] { $beneath } haricots
    }
web-kala-bowl-1 =
    { $cell } : coupelle noire, { $beans ->
        [0] vide
        [one] { $beans } haricot
       *[other] { $beans } haricots
    } ; dessous, { $beneath ->
        [0] rien
        [one] { $beneath } haricot
       *[other] { $beneath } haricots
    }
web-kala-cell-traced = sur votre chemin, nᵒ { $number }
web-kala-cell-lit = possible
web-kala-cell-ripe = récolte possible au bout du chemin
web-kala-not-there = Pas en { $cell } : votre chemin avance d’une case à l’autre et tourne une fois au plus.

web-kala-reserve-0 = { $name }, coupelle blanche. En réserve : { $beans }
web-kala-reserve-1 = { $name }, coupelle noire. En réserve : { $beans }
web-kala-granary = Grenier
web-kala-granary-beans =
    Au grenier : { $beans ->
        [0] rien
        [one] { $beans } haricot
       *[other] { $beans } haricots
    }
web-kala-numbers = Nombres

web-kala-move = semer { $path }
web-kala-move-harvest = récolter
web-kala-move-aside = s’écarter en { $cell }
web-kala-ask-sow = Semez { $beans } haricots depuis { $cell } : touchez les cases une à une.
web-kala-ask-extra = Votre coupelle est pleine : resemez ses { $beans } haricots, à partir de { $cell }.
web-kala-ask-more =
    { $cells ->
        [one] Encore une case.
       *[other] Encore { $cells } cases.
    }
web-kala-ask-harvest = Il y aura { $beans } haricots en { $cell } : les récolter ?
web-kala-ask-aside = La place est prise en { $cell } : où se pose votre coupelle ? Choisissez une case voisine.
web-kala-harvest = Récolter : { $beans } pour vous, 1 au grenier
web-kala-leave = Les laisser
web-kala-take-back = Reprendre

web-kala-told-sow =
    { $who ->
        [you] Vous semez : { $path }.
       *[other] { $name } sème : { $path }.
    }
web-kala-told-extra =
    { $who ->
        [you] Vous resemez votre coupelle : { $path }.
       *[other] { $name } resème sa coupelle : { $path }.
    }
web-kala-told-leftover =
    { $beans ->
        [one] Un haricot de trop va dans la réserve adverse.
       *[other] { $beans } haricots de trop vont dans la réserve adverse.
    }
web-kala-told-harvest = Récolte en { $cell } : { $beans } en réserve, 1 au grenier.
web-kala-told-aside =
    { $who ->
        [you] Votre coupelle s’écarte en { $cell }.
       *[other] Sa coupelle s’écarte en { $cell }.
    }
web-kala-told-again =
    { $who ->
        [you] Coupelle pleine : vous semez encore.
       *[other] Coupelle pleine : { $name } sème encore.
    }
web-kala-told-end =
    { $who ->
        [winner] { $name } n’a plus de quoi semer : vous gagnez !
        [loser] Vous n’avez plus de quoi semer : { $winner } gagne.
       *[other] { $name } n’a plus de quoi semer : { $winner } gagne !
    }

web-kala-learn-things = Voici le champ et ses 16 coupelles. La coupelle blanche est à vous. À côté, il y a votre réserve de haricots. Qui ne peut plus semer a perdu.
web-kala-learn-sow = Semez 4 haricots, un par case. Le premier va dans votre coupelle. Touchez ensuite b1, puis c1. Tournez vers c2.
web-kala-learn-bowl = Votre coupelle va au bout du chemin. Elle emporte ses haricots. Celui du champ reste dessous. C’est à Noir.
web-kala-learn-aside = Le dernier haricot de Noir tombe chez vous. La coupelle noire s’écarte, en c1. Vous gagnez un haricot !
web-kala-learn-turn = À vous : allez tout droit, par c1 et b1, jusqu’en a1. Un haricot tombe dans la coupelle noire.
web-kala-learn-harvest = La coupelle noire contient 3 haricots. Finissez votre chemin dessus : b1, b2, b3. À 4 haricots, on peut récolter. Récoltez ! Puis écartez-vous en c3.
web-kala-learn-extra = Votre coupelle aussi contient 4 haricots. Il faut les semer tout de suite. Passez par c2 et c1. Récoltez en b1.
web-kala-learn-last = Noir n’a plus de réserve. Semez par c1 et d1, jusqu’en d2. Ne lui donnez rien.
web-kala-learn-end = Noir ne peut plus semer. Vous gagnez ! Les cas plus rares sont dans les règles.
web-kala-try-harvest = Il y a 3 haricots en c2. Finissez-y votre chemin, puis videz la coupelle : 3 haricots pour vous, 1 au grenier. La vôtre se pose ensuite.
web-kala-stands = en réserve : { $beans }

# Les problèmes

web-kala-puzzle-win =
    { $goal ->
        [one] Gagnez en { $goal } tour.
       *[other] Gagnez en { $goal } tours, quoi que fasse l’autre : une seule semaille mène à la victoire.
    }
web-kala-puzzle-extra =
    { $goal ->
        [one] Votre coupelle est pleine : comment resemer pour gagner ?
       *[other] Votre coupelle est pleine : une seule façon de resemer garde la victoire, en { $goal } tours.
    }
web-kala-puzzle-wrong = Cette semaille laisse échapper la victoire.
web-kala-puzzle-kind-win = Gagner
web-kala-puzzle-kind-extra = Resemer

# Kala résolu
web-kala-solved-line = Quand chacun joue parfaitement, qui gagne ? Cela dépend des haricots de chacun au départ. À réserves égales, c’est toujours qui joue en second. Tout ce qui est dit ici est prouvé.
web-kala-solved-first = Haricots de qui commence
web-kala-solved-second = Haricots de l’autre
web-kala-solved-wins-first = Qui commence gagne.
web-kala-solved-wins-second = Qui joue en second gagne.
web-kala-solved-wins-unknown = Personne ne le sait encore.
web-kala-solved-picture = Un carré de cases : en montant, les haricots de qui commence ; vers la droite, ceux de l’autre. Qui commence gagne au-dessus d’un escalier qui va de { $few } haricots contre { $fewest } à { $many } contre { $most }. Plus bas, le même en nombres.
web-kala-solved-table = En nombres
web-kala-solved-needed = Pour gagner, il faut à qui commence

# Comment jouent les robots

web-kala-style-graine = étourdi
web-kala-style-germe = gourmand
web-kala-style-racine = distrait
web-kala-style-pousse = prudent
web-kala-style-tige = prévoyant
web-kala-style-feuille = réfléchi
web-kala-style-bouton = patient
web-kala-style-fleur = calculateur
web-kala-style-gousse = implacable
