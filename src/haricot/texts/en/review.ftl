# A game looked at afterwards: what was best, what was lost, luck and skill.

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
review-rondelic-forced = No choice: { $percent }% to be lowest.
review-rondelic-no-choice = No choice.
review-rondelic-best = Nothing better: { $percent }% to be lowest.
review-rondelic-better = { $percent }% to be lowest, against { $least }% with { $best }.
review-rondelic-agrees = The strongest bot would have said { $move } too ({ $reason }).
review-rondelic-bot = The strongest bot would have said { $move } ({ $reason }).
review-rondelic-fell = And it was the lowest card.
review-rondelic-spared = And another card was lower.
review-rondelic-summary =
    { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }, { $lowest ->
        [0] none lost
        [one] 1 lost
       *[other] { $lowest } lost
    } (an equal share: { $fair }). Decisions cost { $cost }; { $kind ->
        [good] chance spared { $luck }.
       *[bad] chance cost { $luck }.
    }
review-rondelic-picture = Rounds spared by chance; dotted: cost by decisions
review-rondorondo-exchange = An exchange: 2 points less at the end of the turn.
review-rondorondo-best =
    { $points ->
        [one] Nothing better: { $points } point.
       *[other] Nothing better: { $points } points.
    }
review-rondorondo-gained =
    { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
review-rondorondo-missed = { $word } was worth { $most }: { $lost } better in all.
review-rondorondo-missed-later = { $word }, for { $most }, kept better cards or left less to the others: { $lost } better in all.
review-rondorondo-exchanging = To exchange { $kind ->
        [eraser] an eraser
        [joker] a joker
       *[letter] { $card }
    } first was better: by { $lost } on average.
review-rondorondo-passing = To pass was better: by { $lost } in all.
review-rondorondo-lucky = A lucky draw: { $points } better than the average.
review-rondorondo-unlucky = An unlucky draw: { $points } below the average.
review-rondorondo-opened = No stronger opening word.
review-rondorondo-opening = { $word } was worth { $value } and might have decided who starts.
review-rondorondo-accept = { $word } is in the lexicon.
review-rondorondo-reject = { $word } is not in the lexicon.
review-rondorondo-nothing-missed =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, and nothing missed; { $kind ->
        [good] the pile gave { $luck }.
        [none] the pile made no difference.
       *[bad] the pile cost { $luck }.
    }
review-rondorondo-summary =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, and { $lost } missed, { $most } of them at move { $number }; { $kind ->
        [good] the pile gave { $luck }.
        [none] the pile made no difference.
       *[bad] the pile cost { $luck }.
    }
review-rondorondo-picture = Points; dotted: what better moves would have made of them
review-lost-chances = −{ $lost }%
review-lost-game = the game
review-lost-beans = −{ $lost }
review-lost-points = −{ $lost }
