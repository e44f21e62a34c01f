ronda-name = Ronda
ronda-tagline = Remember what the bowls hide, and be the first to get rid of your beans. A memory game for two to five.
ronda-aim = be the first to run out of beans. Find two matching bowls, and add one of yours.

ronda-option-flow = after adding a bean: keep one of the two bowls open and go on (original), or cover both and lift any two bowls (simple)
ronda-option-cap = the most beans a bowl can hide; when two bowls hold that many, one of them is emptied
ronda-option-penalty = whether a mistake costs a bean while there are any in the black bowl
ronda-option-stock = how many beans each player starts with
ronda-option-first = who starts: a player, or whoever the draw picks

ronda-move-form = “{ $move }” is not a move. Write 7 to lift bowl 7, +7 to add a bean to it, =7 to keep it open, or pass, or stop; the bowls are 1 to 10.
ronda-bowl-unknown = There is no bowl { $bowl }: the bowls are 1 to 10.
ronda-lift-open = Bowl { $bowl } is already open: lift another one.
ronda-lift-covered = You have just covered bowl { $bowl }: lift another one.
ronda-match-pending = The open bowls hide the same number: add a bean to one of them ({ $open }), or pass.
ronda-add-elsewhere = Bowl { $bowl } is not open: add the bean to one of the two that match ({ $open }), or pass.
ronda-added-pending = You have added a bean: keep one of the two bowls open ({ $open }), or stop.
ronda-keep-elsewhere = Bowl { $bowl } is not open: keep one of the two that are ({ $open }), or stop.
ronda-add-idle = You can only add a bean to one of two open bowls that hide the same number: lift a bowl first.
ronda-keep-idle = You can only keep a bowl open right after adding a bean, while two bowls are open: lift a bowl.
ronda-pass-idle = You can only pass when two open bowls hide the same number: lift a bowl.
ronda-stop-idle = You can only stop right after adding a bean: lift a bowl.

ronda-bowl-over-the-cap = A bowl hides at most { $cap } beans, not { $beans }.
ronda-bowl-twice = A bowl can be open or just covered only once: { $bowls }.
ronda-more-than-two = “{ $field }” names at most two bowls, not { $found }.
ronda-beans = The beans do not add up: there are { $found }, and there must be { $expected }.
ronda-empty-stock = A player with no beans left has won: one player only, on their turn, with no bowl open, when it is time to lift.
ronda-phase-lift = When it is time to lift, at most one bowl is open.
ronda-phase-match = When it is time to add or pass, two bowls are open and hide the same number.
ronda-phase-added = When it is time to go on or stop, two bowls are open, and one hides one bean more than the other.
ronda-phase-added-simple = When it is time to go on or stop, in the simple flow, no bowl is open.

ronda-legend = ( ) covered   [ ] open   (●● 2) seen, then covered
ronda-black = black bowl: { $beans }
ronda-box = box: { $beans }
ronda-player = { $name }: { $stock ->
        [one] { $stock } bean
       *[other] { $stock } beans
    }
ronda-explain-add = makes { $beans }
ronda-explain-leaves-black = the { $beans } go into the black bowl
ronda-explain-leaves-box = the { $beans } go into the box
ronda-explain-keep = look for a matching bowl ({ $beans })
ronda-explain-pass = cover both, end the turn
ronda-explain-stop = end the turn
ronda-last-lift = { $name } lifts bowl { $bowl }: { $beans ->
        [0] nothing!
        [one] { $beans } bean.
       *[other] { $beans } beans.
    }
ronda-last-add = { $name } adds a bean to bowl { $bowl }, which now hides { $beans }.
ronda-last-keep = { $name } goes on with bowl { $bowl }.
ronda-last-pass = { $name } passes.
ronda-last-stop = { $name } stops.
ronda-last-mistake = No match: both are covered, and the turn is over.
ronda-last-penalty = { $name } takes a bean from the black bowl.
ronda-last-leaves-black = The { $beans } beans go into the black bowl.
ronda-last-leaves-box = The { $beans } beans leave the game.
ronda-how-to =
    Be the first to get rid of all your beans.
    Lift two bowls, one after the other: type 7, then 4.
    Different? They are covered again: try to remember them.
    The same? Add one of your beans: +7 or +4.
    Then stop, or go on: =7 keeps bowl 7 open, and you look
    for a bowl that hides as many. In the simple flow both
    are covered, and you may lift any two bowls.
    Two full bowls: add a bean, and that bowl is emptied into
    the black bowl in the middle. As long as there are beans
    in it, every mistake makes you take one.

bot-ronda-wins = places its last bean and wins
bot-ronda-adds = gets rid of a bean
bot-ronda-remembers = trusts its memory
bot-ronda-tries = tries something new
bot-ronda-goes-on = thinks it knows where to go on
bot-ronda-dares = tries its luck: a mistake costs nothing for now
bot-ronda-stops = leaves it at that
bot-ronda-stops-in-time = leaves it at that: a mistake would mean taking a bean
bot-ronda-leaves-nothing = adds nothing: the next player would gain more from it
bot-ronda-no-match = knows no bowl that matches
bot-ronda-shows-nothing = would rather show nothing new
bot-ronda-knows =
    { $beans ->
        [0] knows that this bowl is empty
        [one] knows that this bowl hides 1 bean
       *[other] knows that this bowl hides { $beans } beans
    }
bot-ronda-knows-where =
    { $beans ->
        [0] knows which other bowl is empty
        [one] knows which other bowl hides 1 bean
       *[other] knows which other bowl hides { $beans } beans
    }
bot-ronda-goes-on-by-odds = goes on to a bowl it has never seen: { $odds }
bot-ronda-tries-by-odds = tries a bowl it has never seen: { $odds }
bot-ronda-odds =
    { $all ->
        [1] the only one left
       *[other] { $good } of { $all }
    } { $beans ->
        [0] { $good ->
            [1] is empty
           *[other] are empty
        }
        [1] { $good ->
            [1] hides 1 bean
           *[other] hide 1 bean
        }
       *[other] { $good ->
            [1] hides { $beans } beans
           *[other] hide { $beans } beans
        }
    }
ronda-feat-memory =
    { $value ->
        [one] Longest memory: a bowl found again { $value } move after it was seen
       *[other] Longest memory: a bowl found again { $value } moves after it was seen
    }
