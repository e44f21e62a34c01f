ronda-name = Ronda
ronda-tagline = Remember what the bowls hide, and be rid of your beans first. A memory game for two to five.

ronda-option-flow = after adding a bean: keep one of the two bowls open and go on (original), or cover both and lift two anew (simple)
ronda-option-cap = the most beans that a bowl hides; two bowls as full as that empty one of them
ronda-option-penalty = whether a mistake costs a bean while the black bowl holds any
ronda-option-stock = how many beans each player begins with
ronda-option-first = who starts: a seat, or whoever the lot names

ronda-move-form = “{ $move }” is no move. Write 7 to lift bowl 7, +7 to add a bean to it, =7 to keep it open, or pass, or stop; the bowls are 1 to 10.
ronda-bowl-unknown = There is no bowl { $bowl }: the bowls are 1 to 10.
ronda-lift-open = Bowl { $bowl } is open already: lift another one.
ronda-lift-covered = You have just covered bowl { $bowl }: lift another one.
ronda-match-pending = The open bowls hide the same: add a bean to one of them ({ $open }), or pass.
ronda-add-elsewhere = Bowl { $bowl } is not open: add the bean to one of the two that match ({ $open }), or pass.
ronda-added-pending = You have added a bean: keep one of the two bowls open ({ $open }), or stop.
ronda-keep-elsewhere = Bowl { $bowl } is not open: keep one of the two that are ({ $open }), or stop.
ronda-add-idle = A bean is added only to one of two open bowls that hide the same: lift a bowl first.
ronda-keep-idle = A bowl is kept open only right after a bean was added and while two bowls are open: lift a bowl.
ronda-pass-idle = You can pass only when two open bowls hide the same: lift a bowl.
ronda-stop-idle = You can stop only right after adding a bean: lift a bowl.

ronda-bowl-over-the-cap = A bowl hides { $cap } beans at most, not { $beans }.
ronda-bowl-twice = A bowl can be open or just covered only once: { $bowls }.
ronda-more-than-two = “{ $field }” names two bowls at most, not { $found }.
ronda-beans = The beans do not add up: there are { $found }, and there must be { $expected }.
ronda-empty-stock = Whoever has no beans left has won: that seat alone, with the turn, no bowl open, and the phase lift.
ronda-phase-lift = In the phase lift, one bowl is open at most.
ronda-phase-match = In the phase match, two bowls are open that hide the same.
ronda-phase-added = In the phase added, two bowls are open, and one of them hides one bean more than the other.
ronda-phase-added-simple = In the phase added of the simple flow, no bowl is open.
