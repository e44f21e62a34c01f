web-kala-field = The Kala field
web-kala-cup =
    { $cell }: { $beans ->
        [0] empty
        [one] { $beans } bean
       *[other] { $beans } beans
    }
web-kala-bowl-0 =
    { $cell }: white bowl, { $beans ->
        [0] empty
        [one] { $beans } bean
       *[other] { $beans } beans
    }; beneath it, { $beneath ->
        [0] nothing
        [one] { $beneath } bean
       *[other] { $beneath } beans
    }
web-kala-bowl-1 =
    { $cell }: black bowl, { $beans ->
        [0] empty
        [one] { $beans } bean
       *[other] { $beans } beans
    }; beneath it, { $beneath ->
        [0] nothing
        [one] { $beneath } bean
       *[other] { $beneath } beans
    }
web-kala-cell-traced = on your path, number { $number }
web-kala-cell-lit = possible
web-kala-cell-ripe = a harvest is possible at the end of the path
web-kala-not-there = Not { $cell }: your path goes from one cell to the next and turns at most once.

web-kala-reserve-0 = { $name }, white bowl. In reserve: { $beans }
web-kala-reserve-1 = { $name }, black bowl. In reserve: { $beans }
web-kala-granary = Granary
web-kala-granary-beans =
    In the granary: { $beans ->
        [0] nothing
        [one] { $beans } bean
       *[other] { $beans } beans
    }
web-kala-numbers = Numbers

web-kala-move = sow { $path }
web-kala-move-harvest = harvest
web-kala-move-aside = step aside to { $cell }
web-kala-ask-sow = Sow { $beans } beans from { $cell }: tap the cells one by one.
web-kala-ask-extra = Your bowl is full: sow its { $beans } beans again, starting from { $cell }.
web-kala-ask-more =
    { $cells ->
        [one] One more cell.
       *[other] { $cells } more cells.
    }
web-kala-ask-harvest = There will be { $beans } beans on { $cell }: harvest them?
web-kala-ask-aside = { $cell } is taken: where does your bowl go? Choose a cell next to it.
web-kala-harvest = Harvest: { $beans } for you, 1 to the granary
web-kala-leave = Leave them
web-kala-take-back = Take back

web-kala-told-sow =
    { $who ->
        [you] You sow: { $path }.
       *[other] { $name } sows: { $path }.
    }
web-kala-told-extra =
    { $who ->
        [you] You sow your bowl again: { $path }.
       *[other] { $name } sows the beans of their bowl again: { $path }.
    }
web-kala-told-leftover =
    { $beans ->
        [one] One bean left over goes to the opponent’s reserve.
       *[other] { $beans } beans left over go to the opponent’s reserve.
    }
web-kala-told-harvest = Harvest on { $cell }: { $beans } to the reserve, 1 to the granary.
web-kala-told-aside =
    { $who ->
        [you] Your bowl steps aside to { $cell }.
       *[other] Their bowl steps aside to { $cell }.
    }
web-kala-told-again =
    { $who ->
        [you] Full bowl: you sow again.
       *[other] Full bowl: { $name } sows again.
    }
web-kala-told-end =
    { $who ->
        [winner] { $name } has too few beans to sow: you win!
        [loser] You have too few beans to sow: { $winner } wins.
       *[other] { $name } has too few beans to sow: { $winner } wins!
    }

web-kala-learn-things = This is the field with its 16 cups. The white bowl is yours. Beside it is your reserve of beans. Whoever cannot sow any more loses.
web-kala-learn-sow = Sow 4 beans, one per cell. The first goes into your bowl. Then tap b1 and c1. Turn to c2.
web-kala-learn-bowl = Your bowl moves to the end of the path. It takes its beans along. The one in the field stays underneath. Now it’s Black’s turn.
web-kala-learn-aside = Black’s last bean falls into your bowl. The black bowl steps aside, to c1. You win a bean!
web-kala-learn-turn = Your turn: go straight on, through c1 and b1, to a1. One bean falls into the black bowl.
web-kala-learn-harvest = The black bowl holds 3 beans. End your path on it: b1, b2, b3. With 4 beans you may harvest. Harvest! Then step aside to c3.
web-kala-learn-extra = Your bowl holds 4 beans too. You must sow them at once. Go through c2 and c1. Harvest on b1.
web-kala-learn-last = Black has no reserve left. Sow through c1 and d1, to d2. Give nothing away.
web-kala-learn-end = Black cannot sow any more. You win! The rarer cases are in the rules.
web-kala-try-harvest = There are 3 beans on c2. End your path there, then empty the cup: 3 beans for you, 1 for the granary. Your bowl comes last.
web-kala-stands = in reserve: { $beans }

# Puzzles

web-kala-puzzle-win =
    { $goal ->
        [one] Win in { $goal } turn.
       *[other] Win in { $goal } turns, whatever the other does: only one sowing leads to victory.
    }
web-kala-puzzle-extra =
    { $goal ->
        [one] Your bowl is full: how do you sow again to win?
       *[other] Your bowl is full: only one way of sowing again keeps the win, in { $goal } turns.
    }
web-kala-puzzle-wrong = That sowing lets the win slip.
web-kala-puzzle-kind-win = Winning
web-kala-puzzle-kind-extra = Sowing again

# Kala solved
web-kala-solved-line = When everybody plays perfectly, who wins? That depends on the beans that each begins with. With equal reserves it is always whoever moves second. Everything said here is proven.
web-kala-solved-first = Beans of whoever begins
web-kala-solved-second = Beans of the other
web-kala-solved-wins-first = Whoever begins wins.
web-kala-solved-wins-second = Whoever moves second wins.
web-kala-solved-wins-unknown = Nobody knows yet.
web-kala-solved-picture = A square of cells: upwards the beans of whoever begins, to the right those of the other. Whoever begins wins above a staircase that goes from { $few } beans against { $fewest } to { $many } against { $most }. Further down, the same in numbers.
web-kala-solved-table = In numbers
web-kala-solved-needed = To win, whoever begins needs

# How the bots play

web-kala-style-graine = scatterbrained
web-kala-style-germe = greedy
web-kala-style-racine = absent-minded
web-kala-style-pousse = careful
web-kala-style-tige = forward-looking
web-kala-style-feuille = thoughtful
web-kala-style-bouton = patient
web-kala-style-fleur = calculating
web-kala-style-gousse = relentless
