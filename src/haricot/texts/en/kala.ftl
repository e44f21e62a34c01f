kala-name = Kala
kala-tagline = Sow beans, harvest the full cups. A game of strategy for two.

kala-option-first = who starts: seat 0 (white), seat 1 (black), or whoever the lot names
kala-option-reserve = how many beans each player begins with; fewer make a shorter game
kala-option-handicap = beans fewer for the stronger player: seat 0 if positive, seat 1 if negative
kala-handicap-too-large = With { $reserve } beans each, a handicap of { $handicap } leaves a player fewer than the 4 beans of a sowing.

kala-move-form = “{ $move }” is no sowing. Write the cells of the path, such as a1a2a3a4; then x to harvest; then >b3 to step aside.
kala-path-start = A sowing begins at your own bowl, on { $own }, not on { $start }.
kala-path-jumps = The path { $path } jumps: each bean goes onto a cell next to the one before, never diagonally.
kala-path-reverses = The path { $path } turns back: a sowing never goes back the way it came.
kala-path-turns-twice = The path { $path } turns twice: a sowing turns once at most.
kala-path-length = The path must have { $length } cells here, not { $found }: one for each bean in hand.
kala-harvest-unripe =
    There is nothing to harvest on { $cell }: it would hold { $beans ->
        [one] 1 bean
       *[other] { $beans } beans
    }, and it takes 4.
kala-aside-needed = The last bean falls into the other bowl on { $cell }: add > and a cell next to it, where your bowl will stand.
kala-aside-far = Your bowl can only step aside to a cell right next to { $cell }, not to { $aside }.
kala-aside-idle = Your bowl goes onto { $cell }, where the last bean fell: it steps aside only from the other bowl.

kala-bowls-on-one-cell = Both bowls stand on { $cell }: each needs a cell of its own.
kala-bowl-form = “{ $text }” is no bowl: write its cell and its beans, such as a1:0.
kala-cell-off-the-field = “{ $cell }” is no cell of the field: the cells are a1 to d4.
kala-beans = The beans do not add up: there are { $found }, and there must be { $expected }.
kala-extra-without-beans = Whoever owes an extra sowing has 4 beans or more in the bowl, not { $beans }.
