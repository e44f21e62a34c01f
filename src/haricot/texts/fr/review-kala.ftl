# Ce que l’analyse dit d’une partie de Kala.

review-kala-best =
    Le mieux : { $percent } % de chances de gagner.
review-kala-better =
    { $percent } % de chances de gagner, contre { $most } % avec { $best } ({ $reason }).
review-kala-only = Le seul coup possible : { $percent } % de chances de gagner.
review-kala-wins =
    { $turns ->
        [0] Gagné à coup sûr.
        [one] Gagné à coup sûr, dans ce tour même.
       *[other] Gagné à coup sûr, en { $turns } tours au plus.
    }
review-kala-loses =
    { $turns ->
        [0] Perdu à coup sûr.
        [one] Perdu à coup sûr, dans ce tour même.
       *[other] Perdu à coup sûr, en { $turns } tours au plus.
    }
review-kala-summary =
    { $turning ->
        [0] Aucune chance perdue.
       *[other] Chances perdues en tout : { $lost } %. Le coup le plus cher : le nᵒ { $turning } ({ $dearest } %).
    }
review-kala-picture = Les chances de gagner de { $name }, coup après coup
