# Positions that one tries: moves, variations, and how they are written.

analysis-move = Move { $number } ({ $move }): { $why }
analysis-after = Move { $number } ({ $move }): position { $after } comes only later.
analysis-proven =
    { $turns ->
        [0] Proven: { $name } wins.
        [one] Proven: { $name } wins in one turn.
       *[other] Proven: { $name } wins in { $turns } turns at most.
    }
analysis-text-variation = Line { $line }: a variation stands in place of a move, and there is none yet.
analysis-text-closed = Line { $line }: this parenthesis closes a variation that is not open.
analysis-text-open = Line { $line }: the variation that begins here is not closed.
analysis-long = This is too long: { $most } moves at most, variations included.
analysis-address = There is no game in this address: a part of it may be missing.
analysis-alike = The other moves come to the same: nothing tells them from this one.
analysis-opening = An opening word scores nothing: the strongest only decides who starts.
analysis-opening-shows = The value of its cards: { $points }.
editor-position = The position
editor-turn = Whose turn
editor-turn-title = The turn
editor-too-small = { $field }: { $text } is too small, it is { $least } at least.
editor-too-large = { $field }: { $text } is too large, it is { $most } at most.
editor-yes = yes
editor-no = no
analysis-no-explorer = There is no collection of openings for this game ({ $game }).
