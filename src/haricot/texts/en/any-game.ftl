# What the house says of a game that brings no words of its own.

rules-aim = Aim: { $aim }
drawing-you = (you)
drawing-last = Last move

any-bot-random = plays at random
any-bot-only = has no choice
any-bot-ahead =
    { $games ->
        [one] ends ahead of the others { $times } times in 100, by one game played at random
       *[other] ends ahead of the others { $times } times in 100, by { $games } games played at random
    }
review-any-only = No choice.
review-any-unknown = No time to tell.
review-any-best = Nothing surely better: { $percent }% to be ahead, if all goes on at random.
review-any-better = { $percent }% to be ahead, against { $most }% with { $best }.
review-any-nothing-lost = Nothing surely lost.
review-any-summary = Chances lost in all: { $lost }%. The dearest move: no. { $number } ({ $dearest }%).
review-any-picture = What each could hope for at their moves
review-unit = The review of { $game } counts in “{ $unit }”; it may count in: { $known }.
