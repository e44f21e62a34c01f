# What a review says of a game of Ronda.

review-ronda-better =
    { $alike ->
        [yes] Slightly better: { $best } ({ $reason }).
       *[no] Better: { $best } ({ $reason }): { $most }% chance of winning, instead of { $percent }%.
    }
review-ronda-deed =
    { $kind ->
        [lift] lift bowl { $bowl }
        [add] add a bean to bowl { $bowl }
        [keep] keep bowl { $bowl } open
        [pass] pass
       *[stop] stop
    }
review-ronda-decisive = Better: { $best } ({ $reason }); the game may have hung on it.
review-ronda-overlooked =
    Bowl { $bowl } had been seen at move { $number }: { $beans ->
        [0] empty as well.
        [one] 1 bean as well.
       *[other] { $beans } beans as well.
    }
review-ronda-forgot =
    This bowl had been seen at move { $number }: { $beans ->
        [0] empty; it could not match.
        [one] 1 bean; it could not match.
       *[other] { $beans } beans; it could not match.
    }
review-ronda-lucky = A stroke of luck: { $percent }% more chance of winning.
review-ronda-unlucky = Bad luck: { $percent }% less chance of winning.
review-ronda-summary =
    { $forgotten ->
        [0] Nothing forgotten.
        [one] 1 bowl forgotten.
       *[other] { $forgotten } bowls forgotten.
    }{ $games ->
        [0] {""}
        [one] {" "}One decision may have cost the game.
       *[other] {" "}{ $games } decisions may have cost the game.
    } { $lost ->
        [0] { $games ->
            [0] The decisions cost nothing.
           *[other] The others cost nothing.
        }
       *[other] { $games ->
            [0] A decision cost
           *[other] The others cost
        } { $lost }% of the chances of winning on average.
    } { $kind ->
        [none] Luck made no difference.
        [good] Luck gave { $luck }% of them a move.
       *[bad] Luck took { $luck }% of them a move.
    }
review-ronda-picture = Memory: what was seen, and what was forgotten (squares; below, by which player)
