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
web-kala-ask-sow = À vous ! Semez { $beans } haricots depuis { $cell } : touchez les cases une à une.
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

web-kala-learn-things = Voici le champ : 16 coupelles. La coupelle blanche, en bas à gauche, est la vôtre. À côté, votre réserve : qui n’a plus de quoi semer perd.
web-kala-learn-sow = Semez 4 haricots, un par case, à partir de votre coupelle : touchez b1, puis c1, puis tournez vers c2.
web-kala-learn-bowl = Votre coupelle s’est posée au bout du chemin. Elle emporte ses haricots ; celui du champ reste dessous. C’est à Noir.
web-kala-learn-aside = Le dernier haricot de Noir est tombé dans votre coupelle : la sienne a dû s’écarter, en c1. Vous y gagnez un haricot.
web-kala-learn-turn = À vous : c1, b1, a1, tout droit. En passant sur la coupelle noire, votre haricot tombe dedans.
web-kala-learn-harvest = La coupelle noire en contient 3. Finissez-y votre chemin : b1, b2, b3. À 4 haricots, on peut récolter : faites-le, puis écartez-vous en c3.
web-kala-learn-extra = Votre coupelle aussi en contient 4 : il faut la resemer tout de suite. Passez par c2 et c1, et récoltez en b1.
web-kala-learn-last = Noir n’a plus rien en réserve. Semez par c1 et d1 jusqu’en d2, sans rien lui donner.
web-kala-learn-end = Noir ne peut plus semer : vous gagnez ! Les cas plus rares sont dans les règles.
web-kala-try-harvest = Il y a 3 haricots en c2. Finissez-y votre chemin, puis videz la coupelle : 3 haricots pour vous, 1 au grenier. La vôtre se pose ensuite.
web-kala-stands = en réserve : { $beans }
