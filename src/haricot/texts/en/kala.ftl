kala-name = Kala
kala-tagline = Sow beans, harvest the full cups. A game of strategy for two.
kala-aim = leave your opponent with fewer than four beans to sow when their turn comes.

kala-option-first = who starts: White, Black, or whoever the draw picks
kala-option-reserve = how many beans each player starts with; fewer beans make a shorter game
kala-option-handicap = fewer beans for the stronger player: White if the number is positive, Black if it is negative
kala-handicap-too-large = With { $reserve } beans each, a handicap of { $handicap } leaves one player without the 4 beans needed to sow.

kala-move-form = “{ $move }” is not a sowing. Write the cells of the path, such as a1a2a3a4; then x to harvest; then >b3 to step aside.
kala-path-start = A sowing starts from your own bowl, on { $own }, not from { $start }.
kala-path-jumps = The path { $path } jumps: each bean goes to a cell next to the previous one, never diagonally.
kala-path-reverses = The path { $path } doubles back: a sowing never goes back the way it came.
kala-path-turns-twice = The path { $path } turns twice: a sowing turns once at most.
kala-path-length = The path must be { $length } cells long here, not { $found }: one for each bean in hand.
kala-harvest-unripe =
    There is nothing to harvest on { $cell }: it would hold { $beans ->
        [one] only 1 bean
       *[other] only { $beans } beans
    }, and it takes 4.
kala-aside-needed = The last bean falls into your opponent’s bowl on { $cell }: add > and a neighbouring cell for your own bowl.
kala-aside-far = Your bowl can only step aside to a cell next to { $cell }, not to { $aside }.
kala-aside-idle = Your bowl goes to { $cell }, where the last bean fell: it steps aside only for your opponent’s bowl.

kala-bowls-on-one-cell = Both bowls stand on { $cell }: each needs a cell of its own.
kala-bowl-form = “{ $text }” is not a bowl: write its cell and its beans, such as a1:0.
kala-cell-off-the-field = “{ $cell }” is not a cell of the field: the cells are a1 to d4.
kala-beans = The beans do not add up: there are { $found }, and there must be { $expected }.
kala-extra-without-beans = A player who owes an extra sowing has at least 4 beans in the bowl, not { $beans }.

kala-seat-0 = White
kala-seat-1 = Black
kala-player = { $sign } { $name }: reserve { $reserve }, bowl { $bowl }
kala-granary = Granary: { $beans }
kala-legend =
    { $white } { $black } a bowl and its beans, (2) the cup beneath it
    Last sowing: ° from here, + a bean, x harvested
kala-explain-harvest = harvests { $beans }
kala-explain-again = sows again
kala-explain-leftover = leaves { $beans }
kala-how-to =
    Each turn, sow 4 beans from your reserve, one per cell,
    starting in your own bowl. The path runs straight or
    turns once; your bowl then moves to its last cell.
    If that cell now holds 4 beans or more, you may harvest
    it: add x.
    If the last bean falls into your opponent’s bowl, yours
    steps aside: add > and a neighbouring cell.
    With 4 beans or more in your own bowl, you sow them too.
    A player who starts a turn with fewer than 4 beans in
    reserve has lost.
    Examples: a1a2a3a4, or b1b2b3c3x, or d4c4b4a4>a3.

bot-kala-wins = leaves the opponent too few beans to sow
bot-kala-harvests =
    { $beans ->
        [one] harvests { $beans } bean
       *[other] harvests { $beans } beans
    }
bot-kala-sows-again = fills its bowl and sows its { $beans } beans again
bot-kala-raids =
    { $beans ->
        [one] harvests { $beans } bean from the opponent’s bowl
       *[other] harvests { $beans } beans from the opponent’s bowl
    }
bot-kala-harvests-and-sows = { $harvests }, then sows the { $beans } in its bowl again
bot-kala-harvests-and-leaves = { $harvests } and { $leaves }
bot-kala-leaves =
    { $beans ->
        [0] leaves the opponent nothing to harvest
        [one] leaves the opponent at most { $beans } bean to harvest
       *[other] leaves the opponent at most { $beans } beans to harvest
    }
bot-kala-has-won =
    { $turns ->
        [0] wins for certain
        [one] wins this very turn
       *[other] wins for certain within { $turns } turns
    }
bot-kala-resists = chooses what is hardest to answer: { $reason }
kala-reserve-printed = Reserve: { $beans } beans
kala-granary-printed = Granary
