# What a review says of a game of Rondelic.

review-rondelic-held = In hand: { $card }.
review-rondelic-offered = Card offered: { $card }.
review-rondelic-forced = No choice: { $percent }% risk of having the lowest card.
review-rondelic-no-choice = No choice.
review-rondelic-best = Nothing better: { $percent }% risk of having the lowest card.
review-rondelic-better =
    { $percent }% risk of having the lowest card, against { $least }% by { $best ->
        [keep] keeping the card
        [swap] swapping
        [take] taking that card
        [turn] asking for another card
        [accept] taking the card laid aside
       *[draw] drawing
    }.
review-rondelic-stake =
    { $circle ->
        [0] Before the first circle
       *[other] On circle { $circle }
    }, having the lowest card cost { $stake ->
        [0] less than 1%
       *[other] { $stake }%
    } of the chance to win: this choice cost { $cost ->
        [0] less than 1%.
       *[other] { $cost }%.
    }
review-rondelic-cost =
    { $cost ->
        [0] This choice cost less than 1% of the chance to win.
       *[other] This choice cost { $cost }% of the chance to win.
    }
review-rondelic-agrees = The strongest bot would have done the same (it { $reason }).
review-rondelic-bot =
    The strongest bot would have { $move ->
        [keep] kept its card
        [swap] swapped
        [give] given its card
        [show] shown the King
        [take] taken that card
        [turn] asked for another card
        [accept] taken the card laid aside
        [draw] drawn a card
        [restart] started again
       *[leave] left the game
    } (it { $reason }).
review-rondelic-fell = It was the lowest card.
review-rondelic-spared = Another card was lower.
review-rondelic-summary =
    { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }, { $lowest ->
        [0] none lost
        [one] 1 lost
       *[other] { $lowest } lost
    } (a fair share: { $fair }). Decisions cost { $cost }; { $kind ->
        [good] luck saved { $luck }.
       *[bad] luck cost { $luck }.
    }
review-rondelic-picture = Rounds saved by luck; dotted, those that decisions cost
