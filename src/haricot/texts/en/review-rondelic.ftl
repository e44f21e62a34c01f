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
