# Kala solved: what the command says.

cli-solve = Prove who wins Kala with perfect play.
cli-solve-reserve = How many beans each player begins with.
cli-solve-threads = How many threads work on the proof.
cli-solve-memory = Megabytes for the table of what is proven.
cli-solve-table = A file to keep the table in; if it exists, the proof continues from there, and its size is what counts.
cli-solve-book = Make the book of openings that bots look into, and write it to this file; for one start alone with --reserve and --option handicap=…. Ctrl-C stops it, and the same command goes on.
cli-solve-book-progress = { $first } beans against { $second }: { $lines } lines
cli-solve-book-left-out = Left out, since the proof takes too long: { $first } beans for whoever begins, against { $second }.
cli-solve-book-made = The book has { $lines } lines: it is in { $file }.
cli-solve-book-stopped = The book has { $lines } lines so far. The work is kept beside { $file }: give the same command again to continue.
cli-solve-pairs = Find how many beans whoever begins needs against each reserve of the other, and write it to this file; up to one reserve with --reserve. Ctrl-C stops it, and the same command goes on.
cli-solve-pairs-progress = { $beans ->
        [one] { $beans } reserve known
       *[other] { $beans } reserves known
    }
cli-solve-pair = Against { $second } beans, whoever begins needs { $first }.
cli-solve-pairs-made = The table is in { $file }.
cli-solve-pairs-stopped = The table is not complete after { $expansions } positions. What is proven is in { $file }: give the same command again to go on.
cli-solve-long = With 28 beans the proof goes through two billion positions: count on half an hour at least, and give it --memory 8192. Ctrl-C stops it; with --table FILE it goes on later where it was.
cli-solve-book-long = The whole book goes through every start up to 28 beans each, and proves that one too, which goes through two billion positions: count on an hour at least, and give it --memory 8192. Ctrl-C stops it, and the same command goes on; --reserve makes it for one start.
cli-solve-pairs-long = Beyond 25 beans of the second player nobody knows yet what the first needs, and 25 takes hundreds of millions of positions: count on hours. Ctrl-C stops it, and the same command goes on; --reserve N ends it there.
cli-solve-positions = Solve every position of this file, one a line: a line of JSON for each. What is there already is gone on with.
cli-solve-out = Where to write those lines.
cli-solve-patience = How many positions each of those proofs may look into; without it, each goes on to its end.
cli-solve-workers = How many positions of that file at once; by default, as many as there are processors.
cli-solve-positions-label = Positions
solve-positions-alone = --positions says by itself what is to be solved: no reserve, option, position, table, book or pairs beside it.
solve-no-positions = There are no positions in { $file }.
cli-solve-progress = { $expansions } positions examined
cli-solve-mover-wins = { $name }, to move, wins with perfect play.
cli-solve-other-wins = { $name } wins with perfect play, although it is the other’s move.
cli-solve-size =
    { $expansions ->
        [one] The proof examined { $expansions } position in { $seconds } s.
       *[other] The proof examined { $expansions } positions in { $seconds } s.
    }
cli-solve-line =
    { $count ->
        [one] Best play, { $count } sowing:
       *[other] Best play, { $count } sowings:
    }
cli-solve-over = The game is over: { $name } has won.
cli-solve-keeping = Keeping what is known in { $file } …
cli-solve-unproven = Nothing proven yet after { $expansions } positions in { $seconds } s. The work is kept in { $file }: give the same command again to continue.
cli-solve-unproven-lost = Nothing proven yet after { $expansions } positions in { $seconds } s. With --table FILE, the work is kept for next time.
solve-no-memory = There is not that much memory: give --memory less than { $megabytes } megabytes.
solve-position-or-reserve = A position already says how many beans there are: give --position or --reserve, not both.
solve-two-reserves = Is the reserve { $reserve } or { $other } beans? Give --reserve or -o reserve=…, not both.
solve-only-kala = Only Kala can be solved, not { $game }.
solve-no-table = { $file } holds no table of proofs that this version can read: choose another file.
solve-no-book = { $file } is no book of Kala: choose another file.
solve-no-pairs = { $file } does not hold which reserves win: choose another file.
solve-too-many-beans = There are { $found } beans in this position; at most { $most } can be solved.
