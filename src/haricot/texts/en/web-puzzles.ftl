# Puzzles, and those of the day

web-puzzles = Puzzles
web-puzzles-line = Positions of real games, with one right answer each.
web-puzzles-of = Puzzles: { $game }
web-puzzles-count =
    { $count ->
        [one] { $count } puzzle
       *[other] { $count } puzzles
    }
web-puzzles-mine = Your rating: { $number } ± { $uncertainty } · { $solved } of { $tried } solved
web-puzzles-kind = Which ones
web-puzzles-all = All
web-puzzle-level = Difficulty: { $level }
web-puzzle-watch = Watch closely and remember: what is shown does not come back. The question comes afterwards.
web-puzzle-start = I am watching
web-puzzle-again = See it again from the start
web-puzzle-hint-wrong = Try again, or see the solution.
web-puzzle-solution = See the solution
web-puzzle-solution-counts = counts as not solved
web-puzzle-next = The next one
web-puzzle-solved = Found!
web-puzzle-solved-late =
    { $wrong ->
        [one] Found, after one mistake.
       *[other] Found, after { $wrong } mistakes.
    }
web-puzzle-shown = This is the solution.
web-puzzle-right = Yes. And now?
web-puzzle-gained =
    { $gained ->
        [0] Your rating stays at { $number }.
       *[other] Your rating: { $number } ({ $sign }{ $change }).
    }
web-puzzle-kept = The house will be told of your answers when it is there.
web-puzzle-nobody = The house does not know you yet: nothing is kept.
web-puzzle-introduce = Keep my results
web-daily = The puzzles of the day
web-daily-of = The puzzles of { $day }
web-daily-line = One of each game, the same for everybody everywhere on that day.
web-daily-day = { $number }
web-daily-none = No puzzles on that date
web-daily-none-line = There are some for every day from { $first } until today.
web-daily-todo = to do
web-daily-done = solved
web-daily-done-late =
    { $wrong ->
        [one] solved after one mistake
       *[other] solved after { $wrong } mistakes
    }
web-daily-lost = not solved
web-daily-streak =
    { $days ->
        [0] No streak yet: solve one today.
        [one] A streak of one day.
       *[other] A streak of { $days } days.
    }
web-daily-longest =
    { $days ->
        [one] The longest: { $days } day.
       *[other] The longest: { $days } days.
    }
web-daily-share = Haricot, { $day }: { $results }
web-daily-share-streak = { $line } · { $days } days in a row
web-daily-copy = Copy the result
web-daily-copied = Copied: paste it wherever you like.
web-daily-list = The list of the day
web-daily-list-none = Nobody yet.
web-daily-list-line = It shows those who want to stand on leaderboards.
web-daily-old = Days gone by
web-daily-before = The day before
web-daily-after = The day after
web-daily-back = Back to the puzzles of the day
