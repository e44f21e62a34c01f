# What the house says to people who visit it.

house-who = The house does not know you yet: introduce yourself first.
house-unreadable = This cannot be read: its form is not the one that is expected here.
house-not-found = There is nothing at this address.
house-method = That cannot be done at this address.
house-too-large = That is too large.
house-broken = Something went wrong in the house. Try again; whoever hosts it finds the reason in the logs.
house-too-often = Too many requests in too short a time: wait a moment.
house-too-many-newcomers = Too many new people have come from your address: wait a moment.
house-too-many-sockets = You have too many connections open: close some of them.
house-too-many-tables = You are at { $most } tables already: leave one of them first.
house-too-slow = Your connection is too slow: connect again.
house-text-only = Only text is understood here.
house-come-again = The house had to stop for a moment: connect again.
house-origin = This was asked by the page of another site, and the house does not listen to those.
house-link-void = This link has been used, or is too old: make a new one on your other device.
house-no-record = There is no finished game of that number at this table.
house-remember = To remember is the game here: what was seen is not shown again before its end.
house-hint-not-now = Ask for a hint when it is your turn.
house-no-hint = The bot has no idea: try again in a moment.
house-record-long = This written game is too long: { $most } moves at most.
house-nothing-to-play-on = At that moment nothing is left to play: choose an earlier move.
house-name = A name needs at least one sign that can be seen.

house-page-title = Haricot, a house of games
house-page-what = A house of games is open here, day and night. We play for beans.
house-page-games = Games
house-page-tables = Public tables
house-page-none = None is open now.
house-page-table = { $game }: { $people } ({ $free ->
        [0] no free seat
        [one] one free seat
       *[other] { $free } free seats
    })
house-page-api = Programs find all that they may ask for described here:
house-open = The house is open: { $address }
house-stop = Press Ctrl+C to close it.
house-scan = With a phone in the same network, scan this:
house-backup-done = The backup is in { $file }.
house-backup-exists = { $file } is there already: choose another name.
house-backup-no-tool = To back up a PostgreSQL store, the program pg_dump must be installed.
house-backup-no-store = There is no store at { $file }.
house-backup-failed = The backup did not succeed: { $why }

# `haricot serve` and `haricot backup`

house-port-taken = Port { $port } is taken by another program: choose another one with --port.
house-store = The store cannot be used: write sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME.
house-set-lan = Open the house to the network around, and show a QR code for the phones there.
house-set-browser = Open a browser, or not. By default where there is a screen.
house-set-host = Where to listen.
house-set-port = Which port to listen on. By default 8080, or the next one that is free.
house-set-store = Where everything is kept: sqlite:///FILE or postgresql://… By default a file of yours.
house-set-address = The address that people see, such as https://games.example.org.
house-set-proxies = Proxies whose word about a visitor’s address is believed.
house-set-bot-pause = About how many seconds a bot waits before it moves.
house-set-bot-seconds = How many seconds a bot may think.
house-set-bot-workers = How many processes think for bots.
house-set-tables-each = How many tables one person may be at.
house-set-sockets-each = How many connections one person may hold.
house-set-sockets-per-address = How many connections may come from one address.
house-set-newcomers-per-address = How many new people may come from one address at once.
house-set-requests-per-second = How many requests a second one address may make.
house-set-messages-per-second = How many messages a second one connection may send.
house-set-largest-message = How large a message may be, in bytes.
house-set-direct-sockets = Messages bypass the server’s queues; no: they go the plain way, which is slower.
house-set-log-level = How much is logged: debug, info, warning or error.
house-no-review = This game could not be looked at.
house-review-unfinished = The game is not over: it can be looked at afterwards.
house-review-pending = A game is being looked at for you already: wait until that is done.
house-reviews-busy = Many games wait to be looked at: try again in a while.
house-game-missing = This table plays “{ $game }”, a game that this house does not have. The game is kept; it cannot be shown.
house-table-unreadable = The log of this table is damaged: it is kept, and cannot be shown. Tell whoever runs this house.
house-store-in-use = Another house uses this store already (its lock is { $file }): stop that one first, or choose another file with --store.
house-store-unreadable = The store cannot be read: { $why }
house-store-damaged = The store is damaged ({ $why }). Put a backup in its place.
house-store-newer = This store was written by a newer version of Haricot (form { $revision }): open it with that one.
house-store-foreign = This is no store of Haricot: there is a table “{ $table }” in it. Choose another file with --store.
house-host = This house does not answer to that name: use its address.
house-set-work-per-second = What all together may ask for in a second, in ordinary requests.
house-full = The house is full just now: your turn is kept, try again in a moment.
house-opening = Opening the house…
house-checking = Checking everything that the house keeps…
house-check-good = { $tables } { $tables ->
    [one] table
   *[other] tables
  } with { $events } { $events ->
    [one] event
   *[other] events
  }: everything can be read.
house-check-unknown = Of games that are not here, and so not replayed: { $unknown }.
house-check-bad = { $faults } { $faults ->
    [one] thing is
   *[other] things are
  } wrong with this store ({ $tables } tables, { $events } events): see above, and put a backup in its place.
house-check-rows = Table { $table } cannot be read: { $why }
house-check-pages = The file is damaged: { $why }
house-check-missing = Table { $table }: event { $number } is missing.
house-check-unreadable = Table { $table }: event { $number } cannot be read.
house-check-refused = Table { $table }: event { $number } does not follow from those before it ({ $kind }).
house-check-form = This store has another form ({ $revision }) than this version of Haricot: open it once with “haricot serve”, which copies it first and brings it up to date.
