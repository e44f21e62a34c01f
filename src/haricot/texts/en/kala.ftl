kala-name = Kala
kala-tagline = Sow beans, harvest the full cups. A game of strategy for two.
kala-aim = leave the other with fewer than four beans to sow when their turn comes.

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
    Each turn you sow 4 beans of your reserve, one per cell,
    starting in your own bowl. The path goes straight or turns
    once. Your bowl then moves onto its last cell.
    If that cell now holds 4 or more, you may harvest: add x.
    If the last bean falls into the other bowl, yours steps
    aside: add > and a cell next to it.
    With 4 or more beans in your own bowl, you sow them too.
    Whoever begins a turn with fewer than 4 beans in the
    reserve has lost.
    Examples: a1a2a3a4, or b1b2b3c3x, or d4c4b4a4>a3.

bot-kala-wins = leaves the opponent too few beans to sow
bot-kala-harvests =
    { $beans ->
        [one] harvests { $beans } bean
       *[other] harvests { $beans } beans
    }
bot-kala-sows-again = fills the bowl and sows its { $beans } beans again
bot-kala-raids =
    { $beans ->
        [one] harvests { $beans } bean from the opponent’s bowl
       *[other] harvests { $beans } beans from the opponent’s bowl
    }
bot-kala-harvests-and-sows = { $harvests }, then sows the { $beans } of its bowl again
bot-kala-harvests-and-leaves = { $harvests } and { $leaves }
bot-kala-leaves =
    { $beans ->
        [0] leaves the opponent nothing to harvest
        [one] leaves the opponent { $beans } bean to harvest at most
       *[other] leaves the opponent { $beans } beans to harvest at most
    }
bot-kala-has-won =
    { $turns ->
        [0] has won, whatever happens
        [one] wins in this very turn
       *[other] has won, whatever happens, in { $turns } turns at most
    }
bot-kala-has-lost =
    { $turns ->
        [0] holds out as long as possible against a certain defeat
        [one] loses in this very turn
       *[other] puts off a certain defeat, in { $turns } turns at most
    }
