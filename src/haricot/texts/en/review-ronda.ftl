# What a review says of a game of Ronda.

review-ronda-best = Nothing better to do.
review-ronda-better =
    { $beans ->
        [0] A little better: { $best } ({ $reason }).
        [one] Better: { $best } ({ $reason }), for { $beans } bean more to hope for.
       *[other] Better: { $best } ({ $reason }), for { $beans } beans more to hope for.
    }
review-ronda-decisive = Better: { $best } ({ $reason }); the game may have hung on it.
review-ronda-overlooked =
    Bowl { $bowl } had been seen at move { $number }: { $beans ->
        [0] empty, too.
        [one] 1 bean, too.
       *[other] { $beans } beans, too.
    }
review-ronda-forgot =
    This bowl had been seen at move { $number }: { $beans ->
        [0] empty; it could not match.
        [one] 1 bean; it could not match.
       *[other] { $beans } beans; it could not match.
    }
review-ronda-lucky = Chance gave { $beans }.
review-ronda-unlucky = Chance took { $beans }.
review-ronda-summary =
    { $forgotten ->
        [0] Nothing forgotten.
        [one] 1 bowl forgotten.
       *[other] { $forgotten } bowls forgotten.
    }{ $games ->
        [0] {""}
        [one] {" "}One decision may have cost the game.
       *[other] {" "}{ $games } decisions may have cost the game.
    } { $games ->
        [0] Decisions
       *[other] The others
    } { $lost ->
        [0] cost nothing
        [one] cost { $lost } bean
       *[other] cost { $lost } beans
    }. { $kind ->
        [none] Chance made no difference.
        [good] Chance gave { $luck ->
            [one] { $luck } bean.
           *[other] { $luck } beans.
        }
       *[bad] Chance took { $luck ->
            [one] { $luck } bean.
           *[other] { $luck } beans.
        }
    }
review-ronda-picture = Memory: what was seen, and what was forgotten (squares)
