# What a review says of a game of Kala.

review-kala-best =
    The best move: { $about ->
        [yes] ≈{"\u00A0"}
       *[no] {""}
    }{ $percent }% chance of winning.
review-kala-better =
    { $about ->
        [yes] ≈{"\u00A0"}
       *[no] {""}
    }{ $percent }% chance of winning. Better: { $best }, for { $most_about ->
        [yes] ≈{"\u00A0"}
       *[no] {""}
    }{ $most }% ({ $reason }).
review-kala-move =
    sow from { $start } to { $end }{ $corner ->
        [none] {""}
       *[other] , turning at { $corner }
    }{ $harvest ->
        [yes] , and harvest
       *[no] {""}
    }{ $aside ->
        [none] {""}
       *[other] , the bowl to { $aside }
    }
review-kala-only =
    The only move: { $about ->
        [yes] ≈{"\u00A0"}
       *[no] {""}
    }{ $percent }% chance of winning.
review-kala-wins =
    { $turns ->
        [0] Proven: a win, played without a mistake.
        [one] Proven: a win this very turn.
       *[other] Proven: a win within { $turns } turns.
    }
review-kala-loses =
    { $turns ->
        [0] Proven: a loss, if the other makes no mistake.
        [one] Proven: a loss this very turn.
       *[other] Proven: a loss within { $turns } turns, if the other makes no mistake.
    }
review-kala-sooner =
    { $turns ->
        [one] Another move won this very turn.
       *[other] Another move won within { $turns } turns.
    }
review-kala-summary =
    { $turning ->
        [0] No chances lost.
       *[other] A move cost { $lost }% of the chances on average. The costliest: no. { $turning } ({ $dearest }%).
    }
review-kala-picture = Chances of winning, move by move: { $name }
