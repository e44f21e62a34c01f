# What a review says of a game of Rondelic.

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
