# What a table says when it does not do what it is asked.

table-closed = This table is closed: everybody has left it. Open another one.
table-not-there = There is no such table here, or it is not open to you. Ask its host for an invitation.
table-unchanged = Nothing changes: it is already so.
table-host-only = Only the host of the table can do that.
table-only-watching = Your invitation is for watching: ask the host for one to play.
table-not-seated = You have no seat at this table: take one first.
table-no-watching = The host allows no spectators at this table.
table-full = There are already { $most } people at this table.
table-log-full = This table’s notebook is full ({ $most } lines): you can still resign, or leave. Open another table to play again.
table-too-many-invitations = There are already { $most } invitations: withdraw them before making new ones.
table-person-not-there = That person is not at this table.
table-remove-host = The host cannot be removed from the table, but may leave it.
table-waiting = The host has to let you in first: wait a moment.
table-waiting-seat = The question has already been asked: wait for the answer.
table-declined = You have already been told no.
table-not-asked = You are not the one who is asked.
table-nobody-asks = Nobody is asking for that, or not any more.
table-too-many-ask = { $most } people are already waiting for an answer: try again later.

table-clock = A turn lasts from 1 to { $longest } seconds, or from 1 to { $days } days; a whole game takes 1 second at least.
table-too-few-seats = There are too many of you: { $taken } seats are taken, and only { $seats } would be left. Somebody has to get up first.
table-seat-taken = This seat is taken: choose another one.
table-seat-full = { $most } people already share this seat: that is the limit.
table-other-seat-before = You had another seat in this game: changing now would let you see two hands.
table-gave-up = You gave this game up: a bot is finishing it for you. Your seat is waiting for you in the next one.
table-no-bot = No bot is playing in this seat.
table-seats-free =
    { $free ->
        [one] One seat is still free
       *[other] { $free } seats are still free
    }: wait for somebody, or bring in a bot.

table-game-runs = Not during a game.
table-no-game = No game is in progress.
table-stale = The game has moved on: look at the position again, then decide.
table-not-your-turn = It is not your turn yet.
table-lent = A bot is playing your seat: take it back first.
table-time-left = There is still time left.
table-undo-nothing = You have made no move that can be taken back.
table-undo-time = That move was made because time ran out: it stands.
table-screen = This screen shows the table: one plays from the phones.
table-undo-none = At this table no move is taken back.
table-no-hints = This table plays without hints.
table-undo-seen = Somebody has learned something since: the move stands.
table-undo-asked-already = The others have already been asked: wait for their answer.
table-undo-not-asked = Nobody is asking to take a move back.
table-undo-own = You are the one asking: it is for the others to answer.
table-still-there = Wait until they have been away for two minutes before anybody else plays their seat.
table-not-all-there = Not everybody is back yet.
table-has-clock = The clock decides here: all there is to do is wait.
table-not-waited-for = Nobody but you is being waited for.
table-not-adjourned = The game has not been adjourned.
table-woken-already = They have just been called: give them a minute to answer.
