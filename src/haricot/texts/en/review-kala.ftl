# What a review says of a game of Kala.

review-kala-best = The best: { $percent }% to win.
review-kala-better = { $percent }% to win, against { $most }% with { $best } ({ $reason }).
review-kala-only = The only move: { $percent }% to win.
review-kala-wins =
    { $turns ->
        [0] Won for certain.
        [one] Won for certain, in this very turn.
       *[other] Won for certain, in { $turns } turns at most.
    }
review-kala-loses =
    { $turns ->
        [0] Lost for certain.
        [one] Lost for certain, in this very turn.
       *[other] Lost for certain, in { $turns } turns at most.
    }
review-kala-summary =
    { $turning ->
        [0] No chances lost.
       *[other] Chances lost in all: { $lost }%. The dearest move: no. { $turning } ({ $dearest }%).
    }
review-kala-picture = { $name }’s chances of winning, move after move
