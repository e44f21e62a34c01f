# What the house says to people who visit it.

house-who = The house does not know you yet: introduce yourself first.
house-unreadable = This cannot be read: it does not have the form expected here.
house-page-unknown = There is no such page.
house-not-found = There is nothing at this address.
house-method = That cannot be done at this address.
house-too-large = That is too large.
house-broken = Something went wrong in the house. Try again; whoever hosts it will find the reason in the logs.
house-too-often = Too many requests in too short a time: wait a moment.
house-too-many-newcomers = Too many new people have come from your address: wait a moment.
house-too-many-sockets = You have too many connections open: close some of them.
house-too-many-tables = You are at { $most } tables already: leave one of them first.
house-too-slow = Your connection is too slow: connect again.
house-text-only = Only text is understood here.
house-come-again = The house had to stop for a moment: connect again.
house-store-away = The house cannot write anything down right now: come again in a moment.
house-origin = This request comes from another site’s page, and the house does not listen to those.
house-link-void = This link has already been used, or it is too old: make a new one on your other device.
house-shut-out = This device was signed out from another one.
house-not-before = This browser never was that person, or the house no longer knows them.
house-no-device = You have no such device, or not any more.
house-device-this = You are using this device: sign it out from another one.
house-passkey-not-here = Browsers keep passkeys only for an https address with a name, or for localhost.
house-passkey-late = That was too late, or not from this browser: begin again.
house-passkey-wrong = This passkey has not proved itself: begin again.
house-passkey-unknown = The house does not know this passkey, or not any more.
house-passkey-taken = The house knows this passkey already.
house-no-passkey = You do not have this passkey, or not any more.
house-passkey-last = This is your last passkey: without it, a browser that forgets you loses you. Confirm to remove it.
house-too-many-passkeys = You have { $most } passkeys already: remove one of them first.
house-no-record = This table has no finished game with that number.
house-remember = Remembering is the whole game here: what has been seen is not shown again before the end.
house-code-not-now = All seats are taken: the code is not good any more.
house-no-code = This code opens no table: check it on the screen.
house-too-many-guesses = Too many codes tried: wait a minute.
house-hint-not-now = Ask for a hint when it is your turn.
house-hint-rated = A rated game is played without hints.
house-no-ratings = This house compares nobody.
house-no-friend = You have not played with this person yet.
house-friend-blocked = You have blocked this person: unblock them first.
house-nobody = The house does not know this person.
house-too-many-blocked = You have blocked { $most } people already.
house-no-hint = The bot has no idea: try again in a moment.
house-record-long = This written game is too long: { $most } moves at most.
house-nothing-to-play-on = There is nothing left to play at that point: choose an earlier move.
house-name = A name contains at least one visible character.

house-page-title = Haricot, a house of games
house-page-what = A house of games is open here, day and night. We play for beans.
house-page-games = Games
house-page-tables = Public tables
house-page-none = None is open right now.
house-page-table = { $game }: { $people } ({ $free ->
        [0] no free seat
        [one] one free seat
       *[other] { $free } free seats
    })
house-page-api = Programs will find a description of everything they can ask for here:
house-open = The house is open: { $address }
house-stop = Press Ctrl+C to close it.
house-scan = With a phone on the same network, scan this:
house-backup-done = The backup is in { $file }.
house-backup-exists = { $file } already exists: choose another name.
house-backup-no-tool = To back up a PostgreSQL store, the program pg_dump must be installed.
house-backup-no-store = There is no store at { $file }.
house-backup-failed = The backup failed: { $why }

# `haricot serve` and `haricot backup`

house-port-taken = Port { $port } is taken by another program: choose another one with --port.
house-cannot-listen = The house cannot listen at { $host }, port { $port }: { $why }. Choose another address with --host, or another port with --port.
house-store = The store cannot be used: write sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME.
house-set-lan = Open the house to the local network, with a QR code for phones.
house-set-browser = Open a browser, or not. By default, where there is a screen.
house-set-host = The address to listen on.
house-set-port = The port to listen on. By default 8080, or the next free one.
house-set-store = Where everything is kept: sqlite:///FILE or postgresql://… By default, a file of your own.
house-set-bus = Through what several processes on one PostgreSQL speak to each other: redis://…
house-set-processes = How many processes serve the house on this machine. More than one need PostgreSQL and a bus.
house-set-own-ports = From which port on each of several processes also listens on one of its own, for a proxy to choose among them.
house-processes-store = Several processes need a store on PostgreSQL: set --store postgresql://…, or leave --processes at 1. An SQLite file serves one process.
house-processes-bus = Several processes need a bus to speak to each other: set --bus redis://…, or leave --processes at 1.
house-processes-here = This system cannot let several processes listen on one port: leave --processes at 1.
house-set-address = The address that people see, such as https://games.example.org.
house-set-proxies = The proxies to trust about a visitor’s address.
house-set-bot-pause = About how many seconds a bot waits before it moves.
house-set-bot-seconds = How many seconds a bot may think.
house-set-bot-workers = How many processes do the bots’ thinking.
house-set-tables-each = How many tables one person may be at.
house-set-sockets-each = How many connections one person may hold.
house-set-sockets-per-address = How many connections may come from one address.
house-set-newcomers-per-address = How many new people may come from one address at once.
house-set-requests-per-second = How many requests per second one address may make.
house-set-messages-per-second = How many messages per second one connection may send.
house-set-largest-message = How large a message may be, in bytes.
house-set-direct-sockets = Messages bypass the server’s queues; no: they take the ordinary, slower way.
house-set-family = The house is for families: no public tables, no names of one’s own, and words that also suit children.
house-set-push-anywhere = For tests alone: notifications also go over http and to private addresses.
house-family-public = This house is for families: one comes to its tables by invitation only.
house-family-name = This house is for families: choose one of the suggested names.
house-set-log-level = How much is logged: debug, info, warning or error.
house-no-review = This game could not be analysed.
house-review-unfinished = The game is not over: it can be analysed afterwards.
house-review-pending = An analysis is already under way: wait until it is done.
house-reviews-busy = Many games are waiting to be analysed: try again in a while.
house-analysis-over = The game is over in this position: there is nothing left to look for.
house-analysis-running = This is a position of a game that you are playing against others: the computer says nothing about it before the end.
house-analysis-replaced = You have asked for something else meanwhile.
house-game-missing = This table plays “{ $game }”, a game this house does not have. The game is kept, but cannot be shown.
house-game-fails = Nothing has changed: the game “{ $game }” itself failed. Tell whoever hosts this house.
house-table-unreadable = This table’s log is damaged: it is kept, but cannot be shown. Tell whoever hosts this house.
house-store-in-use = Another house is already using this store (its lock is { $file }): stop it first, or choose another store with --store.
house-store-unreadable = The store cannot be read: { $why }
house-store-damaged = The store is damaged ({ $why }). Put a backup in its place.
house-store-newer = This store was written by a newer version of Haricot (form { $revision }): open it with that one.
house-store-needs = This store was last opened by Haricot { $version }, and takes version { $oldest } or a newer one; this is { $own }.
house-store-foreign = This is not a Haricot store: it has a table “{ $table }” in it. Choose another file with --store.
house-bus = That address will not do for --bus: write redis://HOST, redis://:PASSWORD@HOST:PORT/0 or rediss://…
house-bus-missing = --bus needs the client of Redis: pip install "haricot[cluster]".
house-bus-unreachable = Redis does not answer: { $why }
house-bus-sqlite = Several houses need PostgreSQL: with --bus, choose --store postgresql://… An SQLite store is for one house alone.
house-bots-nowhere = Without a process to think, bots would never move: --bot-workers 0 needs --bus, and “haricot work” elsewhere.
house-work-alone = “haricot work” thinks for houses elsewhere: say which with --store postgresql://… and --bus redis://…
house-work-none = It takes at least one process to think: --bot-workers 1.
house-working = Thinking for the bots. Press Ctrl+C to stop.
house-host = This house does not answer to that name: use its address.
house-host-ask = Ask whoever invited you for its address.
house-host-is = Its address:
house-host-yours = Do you host this house? Give it that name when it starts: haricot serve --address http://{ $host }
house-set-work-per-second = What everybody together may ask for per second, in ordinary requests.
house-full = The house is full right now: nothing is lost, try again in a moment.
house-opening = Opening the house…
house-checking = Checking everything that the house keeps…
house-rebuilt =
    { $games ->
        [0] Tables read again: { $tables }; no game was missing; ratings are computed again.
        [one] Tables read again: { $tables }; one game was missing; ratings are computed again.
       *[other] Tables read again: { $tables }; { $games } games were missing; ratings are computed again.
    }
house-rebuilt-absent = Games left as they were, since the rules are not here ({ $absent }; tables: { $tables }): { $games }. With --game FILE they are counted again too.
house-check-good = { $tables } { $tables ->
    [one] table
   *[other] tables
  } with { $events } { $events ->
    [one] event
   *[other] events
  }: everything can be read.
house-check-unknown = Tables read and not replayed, since their game is not here ({ $absent }): { $unknown }. With --game FILE they are replayed too.
house-check-bad = { $faults } { $faults ->
    [one] thing is
   *[other] things are
  } wrong with this store: see above, and put a backup in its place.
house-check-rows = Table { $table } cannot be read: { $why }
house-check-pages = The file is damaged: { $why }
house-check-missing = Table { $table }: event { $number } is missing.
house-check-unreadable = Table { $table }: event { $number } cannot be read.
house-check-refused = Table { $table }: event { $number } does not follow from those before it ({ $kind }).
house-check-form = This store has another form ({ $revision }) than this version of Haricot: open it once with “haricot serve”, which copies it first and brings it up to date.
house-holiday-past = Choose a day to come.
house-holiday-too-long =
    { $days ->
        [0] You have taken all { $most } days of holiday of this year.
        [one] You have one day of holiday left of the { $most } of this year.
       *[other] You have { $days } days of holiday left of the { $most } of this year.
    }
house-pairing-rules = Somebody is found for the basic rules of a game, or for one of its named variants, just as they are.
house-no-profile = There is nothing to be seen here: nobody of that name shows you their profile.
house-endpoint = The house writes only to public push services, over https.
house-endpoint-keys = The keys of this browser cannot be read.
house-no-browser = That browser is not one of yours.
house-zone = The time zone { $zone } is unknown.
