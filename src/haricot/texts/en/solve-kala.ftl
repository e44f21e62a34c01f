# Kala solved: what the command says.

cli-solve = Prove who wins Kala with perfect play.
cli-solve-reserve = How many beans each player begins with.
cli-solve-threads = How many threads work at the proof.
cli-solve-memory = Megabytes for the table of what is proven.
cli-solve-table = A file that keeps the table; if it is there, the proof goes on from it, and its size counts.
cli-solve-progress = { $expansions } positions looked into
cli-solve-mover-wins = { $name }, to move, wins with perfect play.
cli-solve-other-wins = { $name } wins with perfect play, although the other is to move.
cli-solve-size =
    { $expansions ->
        [one] The proof looked into { $expansions } position in { $seconds } s.
       *[other] The proof looked into { $expansions } positions in { $seconds } s.
    }
cli-solve-line =
    { $count ->
        [one] Best play, { $count } sowing:
       *[other] Best play, { $count } sowings:
    }
cli-solve-over = The game is over: { $name } has won.
cli-solve-unproven = Not proven yet after { $expansions } positions in { $seconds } s. What was found is kept in { $file }: give the same command to go on.
cli-solve-unproven-lost = Not proven yet after { $expansions } positions in { $seconds } s. With --table FILE, what is found is kept for the next time.
solve-no-memory = There is not that much memory: give --memory less than { $megabytes } megabytes.
solve-position-or-reserve = A position already says how many beans there are: give --position or --reserve, not both.
solve-only-kala = Only Kala can be solved; { $game } has luck or secrets in it.
solve-no-table = { $file } holds no table of proofs that this version can read: name another file.
solve-too-many-beans = There are { $found } beans in this position; up to { $most } can be solved.
