"""Playing with positions: trees of moves with comments, by the rules, and as text."""
