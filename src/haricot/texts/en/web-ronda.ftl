web-ronda-circle = The circle of ten bowls
web-ronda-covered = Bowl { $bowl }, covered
web-ronda-open =
    Bowl { $bowl }, open: { $beans ->
        [0] empty
        [one] { $beans } bean
       *[other] { $beans } beans
    }
web-ronda-through =
    Bowl { $bowl }, covered: { $beans ->
        [0] empty
        [one] { $beans } bean
       *[other] { $beans } beans
    }
web-ronda-can-lift = can be lifted
web-ronda-can-add = add a bean to it
web-ronda-can-keep = keep it open
web-ronda-not-now = Nothing can be done with bowl { $bowl } right now.

web-ronda-black = Black bowl
web-ronda-black-beans =
    In the black bowl: { $beans ->
        [0] nothing
        [one] { $beans } bean
       *[other] { $beans } beans
    }
web-ronda-box = Box
web-ronda-box-beans =
    In the box: { $beans ->
        [0] nothing
        [one] { $beans } bean
       *[other] { $beans } beans
    }
web-ronda-stock =
    { $name }: { $beans ->
        [0] no beans left
        [one] only one bean left
       *[other] { $beans } beans
    }

web-ronda-ask-first = Lift a bowl.
web-ronda-ask-second =
    { $beans ->
        [0] Nothing there! Find another empty bowl.
        [one] One bean. Find another bowl that hides just one.
       *[other] { $beans } beans. Find another bowl that hides { $beans }.
    }
web-ronda-ask-match = A match! Add one of your beans to either bowl.
web-ronda-ask-full = Two full bowls! Add a bean to one of them, and it is emptied.
web-ronda-ask-keep = Stop, or keep one bowl open and look for its match.
web-ronda-ask-again = Stop here, or lift two more bowls.
web-ronda-move-lift = lift bowl { $bowl }
web-ronda-move-add = add a bean to bowl { $bowl }
web-ronda-move-keep = keep bowl { $bowl } open
web-ronda-move-pass = pass
web-ronda-move-stop = stop
web-ronda-add = Add to bowl { $bowl }
web-ronda-keep =
    Go on with bowl { $bowl } ({ $beans ->
        [0] empty
        [one] { $beans } bean
       *[other] { $beans } beans
    })
web-ronda-pass = Pass
web-ronda-stop = Stop
web-ronda-seen = Got it

web-ronda-told-lift =
    { $who ->
        [you] You lift bowl { $bowl }:
       *[other] { $name } lifts bowl { $bowl }:
    } { $beans ->
        [0] nothing!
        [one] { $beans } bean.
       *[other] { $beans } beans.
    }
web-ronda-told-add =
    { $who ->
        [you] You add a bean to bowl { $bowl }.
       *[other] { $name } adds a bean to bowl { $bowl }.
    }
web-ronda-told-keep =
    { $who ->
        [you] You keep bowl { $bowl } open and go on.
       *[other] { $name } keeps bowl { $bowl } open and goes on.
    }
web-ronda-told-pass =
    { $who ->
        [you] You pass.
       *[other] { $name } passes.
    }
web-ronda-told-stop =
    { $who ->
        [you] You stop here.
       *[other] { $name } stops here.
    }
web-ronda-told-match = A match!
web-ronda-told-mistake =
    { $who ->
        [you] No match: your turn is over.
       *[other] No match: { $name }’s turn is over.
    }
web-ronda-told-penalty =
    { $who ->
        [you] You take a bean from the black bowl.
       *[other] { $name } takes a bean from the black bowl.
    }
web-ronda-told-leaves-black = The bowl is full: everything goes into the black bowl. From now on, a mistake costs a bean.
web-ronda-told-leaves-box = The bowl is full: everything goes into the box.
web-ronda-told-end =
    { $who ->
        [you] You have no beans left: you win!
       *[other] { $name } has no beans left, and wins!
    }

web-ronda-learn-things = Ten bowls hide beans. Your stock is in front of you. The first one without beans wins.
web-ronda-learn-lift = Lift bowl 1. Everybody sees what it hides.
web-ronda-learn-second = Two beans! You need another bowl of two. Try bowl 6.
web-ronda-learn-mistake = Missed: there are four. Both bowls are covered again. Remember: two under bowl 1, four under bowl 6. Now it’s the other player’s turn. Watch which bowls are lifted.
web-ronda-learn-remember = Missed as well. But you saw it: two under bowl 4, three under bowl 9. Lift bowl 1 again.
web-ronda-learn-match = Two beans, just like bowl 4. Lift it.
web-ronda-learn-add = A match! Add one of your beans to bowl 4.
web-ronda-learn-keep = You could stop. But you know another bowl of three. Keep bowl 4 open.
web-ronda-learn-third = Three here. And three under bowl 9, remember? Lift it.
web-ronda-learn-again = Another match! Add a bean to bowl 9.
web-ronda-learn-stop = Stop while the going is good.
web-ronda-learn-black = The other player found two bowls of five. One more bean makes six. These six beans go into the black bowl. Lift bowl 2.
web-ronda-learn-risk = Nothing. Try your luck with bowl 10.
web-ronda-learn-penalty = Missed. The black bowl is not empty: you take one of its beans. It is the same for the other player.
web-ronda-learn-fours = You put a fourth bean under bowl 9. Lift it.
web-ronda-learn-fours-too = Where were the four from the beginning? Under bowl 6.
web-ronda-learn-five = A match! Add a bean to bowl 6.
web-ronda-learn-on = Five: it is full. Bowl 3 hides five as well. Keep bowl 6 open.
web-ronda-learn-fives = Lift bowl 3.
web-ronda-learn-last = Two full bowls! Add your last bean. Bowl 3 is emptied, and you have nothing left.
web-ronda-learn-end = You win! A good memory is all that Ronda takes.
web-preset-simple = Simple (recommended)
web-ronda-try-match = Bowl 1 stands outside the circle: it was hiding 3 beans. A moment ago you saw that bowl 4 hides as many: lift it, and add one of yours.
web-ronda-stands = in stock: { $beans }

# Puzzles

web-ronda-puzzle-short = Where are the two { $goal ->
        [0] empty bowls
        [one] bowls with one bean
       *[other] bowls with { $goal } beans
    }? Lift them one after the other.
web-ronda-puzzle-long = Where are the two { $goal ->
        [0] empty bowls
        [one] bowls with one bean
       *[other] bowls with { $goal } beans
    }? Lift them one after the other.
web-ronda-puzzle-wrong = Not there.
web-ronda-puzzle-kind-short = Few bowls shown
web-ronda-puzzle-kind-long = Many bowls shown

# How the bots play

web-ronda-style-graine = dreamy
web-ronda-style-germe = absent-minded
web-ronda-style-pousse = attentive
web-ronda-style-bouton = good memory
web-ronda-style-fleur = calculating
web-ronda-style-gousse = forgets nothing
