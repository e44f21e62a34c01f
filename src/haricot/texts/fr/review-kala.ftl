# Ce que l’analyse dit d’une partie de Kala.

review-kala-best =
    Le mieux : { $percent } % de chances de gagner.
review-kala-better =
    { $percent } % de chances de gagner. Mieux : { $best }, pour { $most } % ({ $reason }).
review-kala-move =
    semer de { $start } à { $end }{ $corner ->
        [none] {""}
       *[other] {" "}en tournant en { $corner }
    }{ $harvest ->
        [yes] , et récolter
       *[no] {""}
    }{ $aside ->
        [none] {""}
       *[other] , la coupelle en { $aside }
    }
review-kala-only = Le seul coup possible : { $percent } % de chances de gagner.
review-kala-wins =
    { $turns ->
        [0] Gagné à coup sûr.
        [one] Gagné à coup sûr, dès ce tour.
       *[other] Gagné à coup sûr, en { $turns } tours au plus.
    }
review-kala-loses =
    { $turns ->
        [0] Perdu à coup sûr.
        [one] Perdu à coup sûr, dès ce tour.
       *[other] Perdu à coup sûr, en { $turns } tours au plus.
    }
review-kala-summary =
    { $turning ->
        [0] Aucune chance perdue.
       *[other] Un coup a coûté en moyenne { $lost } % des chances. Le plus coûteux : le nᵒ { $turning } ({ $dearest } %).
    }
review-kala-picture = Chances de gagner, coup après coup : { $name }
