# Ce que l’analyse dit d’une partie de Kala.

review-kala-best =
    Le mieux : { $about ->
        [yes] ≈{"\u00A0"}
       *[no] {""}
    }{ $percent } % de chances de gagner.
review-kala-better =
    { $about ->
        [yes] ≈{"\u00A0"}
       *[no] {""}
    }{ $percent } % de chances de gagner. Mieux : { $best }, pour { $most_about ->
        [yes] ≈{"\u00A0"}
       *[no] {""}
    }{ $most } % ({ $reason }).
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
review-kala-only =
    Le seul coup possible : { $about ->
        [yes] ≈{"\u00A0"}
       *[no] {""}
    }{ $percent } % de chances de gagner.
review-kala-wins =
    { $turns ->
        [0] C’est prouvé : gagné, en jouant sans faute.
        [one] C’est prouvé : gagné dès ce tour.
       *[other] C’est prouvé : gagné en { $turns } tours au plus.
    }
review-kala-loses =
    { $turns ->
        [0] C’est prouvé : perdu, si l’autre joue sans faute.
        [one] C’est prouvé : perdu dès ce tour.
       *[other] C’est prouvé : perdu en { $turns } tours au plus, si l’autre joue sans faute.
    }
review-kala-sooner =
    { $turns ->
        [one] Un autre coup gagnait dès ce tour.
       *[other] Un autre coup gagnait en { $turns } tours au plus.
    }
review-kala-summary =
    { $turning ->
        [0] Aucune chance perdue.
       *[other] Un coup a coûté en moyenne { $lost } % des chances. Le plus coûteux : le nᵒ { $turning } ({ $dearest } %).
    }
review-kala-picture = Chances de gagner, coup après coup : { $name }
