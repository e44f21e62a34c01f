# What a review says of a game of Kala.

review-kala-best = The best move: { $percent }% chance of winning.
review-kala-better = { $percent }% chance of winning. Better: { $best }, for { $most }% ({ $reason }).
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
review-kala-only = The only move: { $percent }% chance of winning.
review-kala-wins =
    { $turns ->
        [0] A certain win.
        [one] A certain win, this very turn.
       *[other] A certain win, within { $turns } turns.
    }
review-kala-loses =
    { $turns ->
        [0] A certain loss.
        [one] A certain loss, this very turn.
       *[other] A certain loss, within { $turns } turns.
    }
review-kala-summary =
    { $turning ->
        [0] No chances lost.
       *[other] A move cost { $lost }% of the chances on average. The costliest: no. { $turning } ({ $dearest }%).
    }
review-kala-picture = Chances of winning, move by move: { $name }
