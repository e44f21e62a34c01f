# A game looked at again: the moves, what the house says of them, the graph, the keys

web-replay-at = Move { $at } of { $last }
web-replay-begin = Start of the game
web-replay-shown = To read here
web-replay-steps = Step by step
web-replay-first = To the start
web-replay-back = Previous move
web-replay-next = Next move
web-replay-last = To the end
web-replay-run = Play
web-replay-stop = Stop
web-replay-link = Copy the link to this moment
web-moves-made = Moves
web-move-go = See move { $number } again
web-now-back = Back to now
web-looking-back = You are looking at move { $number }.

web-review = Afterwards
web-review-look = Analyse the game
web-review-looking =
    { $moves ->
        [one] The house is reading the game again: one move…
       *[other] The house is reading the game again: { $moves } moves…
    }
web-review-stop = Stop the analysis
web-review-stopped = The analysis was stopped.
web-review-unfinished = This game is not over: it will be analysed once it is.
web-review-nothing = No move was played: there is nothing to look at.
web-review-start = Step forward one move to read what it was worth.
web-review-summary = Summary
web-review-dearest =
    { $by ->
        [chances] The moves that cost most of the chance to win
       *[other] The costliest moves
    }
web-review-next = Drawn on the board: the best next move.
web-review-map = What could be remembered
web-review-map-line =
    { $moves ->
        [one] One move, from left to right.
       *[other] { $moves } moves, from left to right.
    }
web-review-map-push = Push the picture along to see them all.
web-review-picture = The game in one picture: the summary says what matters.
web-zoom-in = Larger
web-zoom-out = Smaller

web-line-look = See better: { $move }
web-line-leave = Back to the game
web-line-begin = Before move { $number }. Best: { $move }
web-line-at = Variation: { $at } of { $last }
web-best-is = Best: { $move }

web-mark-count = { $mark }: { $count }
web-accuracy = Accuracy
web-accuracy-is = accuracy { $accuracy }
web-accuracy-question = What does accuracy say?
web-accuracy-answer = How much of the chances to win was kept, choice by choice: 100% for whoever finds the best each time, half for a move that costs 15 chances in 100. Points or beans lost without changing the outcome do not count, nor does luck; it is the same measure in every game.

web-graph = Chances, move by move
web-graph-chance = { $name } { $chance }
web-graph-told =
    { $turn ->
        [0] { $name } has a chance of { $first } at the start and { $last } at the end, without a turn.
       *[other] { $name } has a chance of { $first } at the start and { $last } at the end. The greatest turn: move { $turn }.
    }
web-graph-table = The chances as a table
web-graph-move = Move

web-keys-title = Keys
web-keys-show = Keys
web-keys-back = previous move
web-keys-next = next move
web-keys-first = to the start
web-keys-last = to the end
web-keys-run = play, stop
web-keys-slip = next move to look at
web-keys-line = see better, back to the game
web-keys-best = draw the best move, or not
web-keys-turn = turn the board
web-keys-beside = next line at the same move
web-keys-engine = engine, or not
web-keys-comment = write a comment
web-keys-promote = put this line first
web-keys-remove = delete this move and what follows
web-keys-undo = undo
web-keys-redo = redo
web-keys-leave = back to now
web-keys-help = this list
web-key-space = space
web-key-home = home
web-key-end = end
web-key-delete = delete
web-key-escape = Esc
