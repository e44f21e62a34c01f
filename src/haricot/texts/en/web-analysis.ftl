# Analysis: positions to try, their lines, what the engine says of them, the editor

web-analysis = Analysis
web-analysis-of = Analysis: { $game }
web-analysis-here = Analyse from here
web-analysis-record = Analyse
web-analysis-empty = Begin with a new board
web-analysis-unreadable = There is no readable analysis in this link.
web-analysis-other-game = This is the address of an analysis of another game.
web-analysis-offline = Analysis needs the house: it goes on by itself when the house is back.
web-analysis-full = This analysis is full: delete a line to try another.

web-analysis-moves = Moves
web-analysis-openings = Openings
web-analysis-editor = Position
web-analysis-beginning = The position at the start
web-analysis-at = Move { $number }: { $words }.
web-analysis-beside = Line { $at } of { $all }.
web-analysis-variation = Instead of move { $number }
web-analysis-comment = Comment
web-analysis-eyes-turn = whoever is to play
web-analysis-play-on = Play this move

web-analysis-tools = Lines
web-analysis-tree = All lines
web-analysis-undo = Undo
web-analysis-redo = Redo
web-analysis-promote = Put this line first
web-analysis-remove = Delete this move and what follows
web-analysis-undone = Undone.
web-analysis-redone = Redone.
web-analysis-promoted = This line comes first.
web-analysis-removed = Deleted: { $move }.

web-analysis-engine = Engine
web-analysis-engine-off = The engine is silent: it is for you to find.
web-analysis-thinking = The engine is thinking…
web-analysis-over = The game is over here.
web-analysis-estimate = Nothing is proven here: these are estimates.
web-analysis-draws =
    { $draws ->
        [one] What is hidden was drawn once.
       *[other] What is hidden was drawn { $draws } times.
    }
web-analysis-about = ≈ { $chance }
web-analysis-won = won
web-analysis-lost = lost
web-analysis-won-in =
    { $turns ->
        [one] won in one turn
       *[other] won in { $turns } turns
    }
web-analysis-lost-in =
    { $turns ->
        [one] lost in one turn
       *[other] lost in { $turns } turns
    }
web-analysis-spread = between { $low } and { $high }
web-analysis-best = Best: { $move }, { $value }.
web-analysis-line = Add the line that begins with: { $move }
web-analysis-again = Go on here

web-analysis-unknown = not known
web-analysis-explored =
    { $games ->
        [0] Nobody of this house has played from here yet.
        [one] One game of this house came through here.
       *[other] { $games } games of this house came through here.
    }
web-analysis-played = won { $wins } of { $games }

web-analysis-editor-line = Change what you like: only positions that can be are accepted.
web-analysis-possible = This position can be.
web-analysis-place = Take this position
web-analysis-placed = The position is on the board.
web-analysis-from-here = Read the board again
web-analysis-other-rules = Other rules
web-analysis-new-game = A new board
web-analysis-less = { $what }: one less
web-analysis-more = { $what }: one more

web-analysis-link = Copy the link
web-analysis-copy = Copy the text
web-analysis-download = Download
web-analysis-downloaded = It is saved.
web-analysis-bring = Paste an analysis or a written game here:
web-analysis-nothing = Paste a text first, or open a file.
web-analysis-open = Analyse this text
