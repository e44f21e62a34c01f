# What the house says of a game that brings no words of its own.

rules-aim = The aim: { $aim }
drawing-you = (you)
drawing-last = Last move

any-bot-random = plays at random
any-bot-only = has no choice
any-bot-ahead =
    { $games ->
        [one] finishes ahead of the others { $times } times in 100, judging by one random game
       *[other] finishes ahead of the others { $times } times in 100, judging by { $games } random games
    }
review-any-only = No choice.
review-any-unknown = No time to judge.
review-any-best = Nothing clearly better: { $percent }% chance of being ahead, if the rest is played at random.
review-any-better = { $percent }% chance of being ahead, against { $most }% with the best move.
review-any-move = “{ $move }”
review-any-nothing-lost = Nothing clearly lost.
review-any-summary = A move cost { $lost }% of the chances on average. The costliest: no. { $number } ({ $dearest }%).
review-any-picture = What each player could hope for, move by move
review-unit = The analysis of { $game } counts in “{ $unit }”; it may count in: { $known }.
