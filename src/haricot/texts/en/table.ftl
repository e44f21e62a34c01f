# What a table says when it does not do what it is asked.

table-closed = This table is closed: everybody has left it. Open another one.
table-not-there = There is no such table here, or it is not open to you. Ask its host for an invitation.
table-unchanged = Nothing changes: that is how it already is.
table-host-only = Only the host of the table can do that.
table-only-watching = Your invitation is for watching: ask the host for one to play.
table-not-seated = You are not sitting at this table: take a seat first.
table-no-watching = The host lets nobody watch at this table.
table-full = There are already { $most } people at this table.
table-log-full = This table has kept { $most } events and keeps no more: one can still resign, or leave it. Open another one to play again.
table-too-many-invitations = There are { $most } invitations already: withdraw them before making new ones.
table-person-not-there = That person is not at this table.
table-remove-host = The host cannot be shown out: leave the table instead.

table-clock = A turn lasts from 1 to { $longest } seconds, or from 1 to { $days } days.
table-too-few-seats = { $taken } seats are taken, but this game would have only { $seats }: somebody must get up first.
table-seat-taken = Seat { $seat } is taken: choose another one.
table-seat-full = { $most } people share this seat already: no more can.
table-other-seat-before = You sat on another seat in this game: to change seats now would be to look into two hands.
table-no-bot = No bot plays seat { $seat }.
table-seats-free =
    { $free ->
        [one] One seat is still free
       *[other] { $free } seats are still free
    }: wait for somebody, or let a bot sit down.

table-game-runs = Not while a game is being played.
table-no-game = No game is being played now.
table-stale = The game has gone on since: look at the position again (number { $number }) and decide anew.
table-not-your-turn = It is not your turn: seat { $seat } is to act.
table-lent = A bot is playing your seat: take it back first.
table-time-left = There is still time left.
table-undo-nothing = You have made no move that could be taken back.
table-undo-time = That move was made because time had run out: it stays.
table-undo-seen = Somebody has learned something since: the move stays.
table-undo-asked-already = The others have already been asked: wait for their answer.
table-undo-not-asked = Nobody asks to take a move back.
table-undo-own = You asked yourself: the others answer.
