# Positions that one tries: moves, variations, and how they are written.

analysis-move = Move { $number } ({ $move }): { $why }
analysis-after = Move { $number } ({ $move }): position { $after } comes only later.
