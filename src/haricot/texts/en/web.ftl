# What the browser says: the pages, the table, after the game.

web-house = Haricot
web-house-line = A house of games, open day and night. We play for beans.
web-nav = Settings and language
web-close = Close
web-back = Back
web-waiting = One moment…
web-offline = The house is not answering: check your connection, then try again.
web-without-network = No network: rules, lessons and the games you kept are still here, the rest waits for the house.
web-kept = Without a network
web-kept-switch = Keep the house on this device
web-kept-pages = Pages, games and rules
web-kept-lessons = Lessons
web-kept-paper = Sheets to print
web-kept-games = Your last games
web-kept-all = In all
web-kept-nothing = Nothing is kept here.
web-kept-cannot = This browser cannot keep anything of a house whose address is not secure (https).
web-kept-games-here = Your games kept here
web-retry = Try again
web-broken = Something went wrong. Reload the page.
web-nothing-here = There is nothing at this address.
web-to-the-shelf = See the games
web-yes = yes
web-no = no

# The home page

web-play = Play
web-home-games = The games
web-home-your-turn = It’s your turn!
web-home-continue = Continue the game
web-home-mine = My games
web-home-mine-none = None yet: choose a game above.
web-home-open = Open tables
web-home-open-none = Nobody is waiting right now. Open a table: others will come.
web-home-record = Watch a written game
web-box-players =
    { $kind ->
        [exact] { $most ->
            [one] { $most } player
           *[other] { $most } players
        }
       *[range] { $fewest } to { $most } players
    }
web-box-minutes = { $minutes } min
web-box-age =
    { $youngest ->
        [0] ages { $age } and up
       *[other] ages { $age } and up ({ $youngest } simplified)
    }
web-nobody = nobody yet
web-your-turn = Your turn
web-asked = Your turn! { $question }
web-seats-free =
    { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
web-phase-gathering = people are sitting down
web-phase-playing = game in progress
web-phase-over = game over
web-phase-closed = table closed
web-phase-unknown = this house no longer has that game
web-phase-unreadable = unreadable table

# A game and the ways to play it

web-game-unknown = The house does not have this game.
web-how-many = How many players?
web-level = Bot level
web-level-of = { $level } ({ $at } of { $most })
web-way-bots = Against bots
web-way-bots-line = Right away: they take the free seats.
web-way-friends = With friends
web-way-friends-line = A link or a QR code to send; everyone at home.
web-way-here = Around this screen
web-way-here-line = Everybody on one device, passed around.
web-way-phones = Table and phones
web-way-phones-line = The board on the big screen, your own hand on your phone.
web-here-family = For a family, the options that suit children are already chosen; change them under “Game options”.
web-proposed = Proposed: { $what }
web-proposed-follow = Follow what the game proposes for each way of playing
web-here-names = Who is playing? Leave a bot’s place empty.
web-options = Game options
web-presets = Variants
web-preset-standard = Standard
web-preset-children = For children
web-preset-beginners = For beginners
web-public = A table open to anyone passing by
web-teams = Play in teams: several people share a seat
web-option-lot = by draw
web-option-none = not specified
web-option-original = original
web-option-simple = simple
web-option-word = best word
web-option-lexicon = the lexicon
web-option-table = the other players
web-option-fr = French
web-option-en = English
web-option-all = all
web-option-family = for families

# Around the table

web-seats = The players
web-free = free seat
web-you = you
web-bot = bot
web-lent = seat lent
web-away = away
web-somebody = somebody
web-acts = to play
web-sit = Sit here
web-stand-up = Stand up
web-add-bot = A bot
web-fill-with-bots = Fill up with bots
web-remove-bot = Send away
web-show-out = Remove from the table
web-start = Start
web-start-when = as soon as every seat is taken
web-draw-lots = Draw lots for seats
web-which-game = Which game?
web-gather-free =
    { $count ->
        [one] One seat is left.
       *[other] { $count } seats are left.
    }
web-gather-full = Everybody is here.
web-gather-host = The host is { $name }.
web-gather-wait = The game begins when the host starts it.
web-time = Time to think
web-team = Team { $names }
web-time-none = no limit
web-time-game = as the game has it
web-time-total = { $minutes } min in all, + { $seconds } s a move
web-time-turn =
    { $seconds ->
        [60] 1 minute a move
        [120] 2 minutes a move
        [300] 5 minutes a move
        [one] { $seconds } second a move
       *[other] { $seconds } seconds a move
    }
web-time-days =
    { $days ->
        [one] { $days } day a move
       *[other] { $days } days a move
    }
web-clock = Time left
web-clock-until = until { $date }
web-invite = Invite
web-invite-to = This link lets people
web-invite-sit = play
web-invite-watch = watch
web-invite-withdraw = Withdraw all invitations
web-invite-withdraw-line = Links already sent will no longer work.
web-invite-withdrawn = No link leads to this table any more. Those already here stay.
web-invite-anew = Make a new link
web-invite-scan = Scan this code with your phone to take a seat.
web-link = Link
web-qr = QR code of the link
web-copy-link = Copy the link
web-copied = Copied.
web-copy-yourself = Copy the link by hand: the browser does not let the page do it.
web-share = Share…
web-share-title = A game of { $game }?
web-no-table = This table cannot be found
web-table-closed = This table is closed: everybody has left it.
web-leave = Leave the table
web-leave-playing = A bot will play in your place, and the others will go on.
web-leave-seated = Your seat will be free.
web-leave-watching = You will no longer watch this game.
web-leave-last = Nobody will be left: the table will close in a minute.
web-leave-return = For a minute you can come back to your seat.
web-leave-stay = Stay
web-left = You have left the table ({ $game }).
web-left-return = Back to my seat
web-left-closed = This table has closed: nobody was there any more.
web-gone = { $name } has left the table; a bot plays in their place.
web-gone-wait = Wait for { $name }
web-gone-waiting = { $name } has left the table. Waiting for them to come back.
web-gone-play-on = Let a bot play
web-gone-back = { $name } is back.
web-cut = Connection lost: reconnecting. Nothing is lost.
web-table-nearly-full =
    { $left ->
        [0] This table’s notebook is full: you can still resign, or leave.
        [one] This table’s notebook is nearly full: one more line, and then you can only resign, or leave.
       *[other] This table’s notebook is nearly full: { $left } more lines, and then you can only resign, or leave.
    }

# Whoever wants to share a seat, or to come in

web-join-ask = Ask to share
web-join-come = { $name } would like to come in.
web-join-yours = { $name } would like to share your seat.
web-join-other = { $name } would like to share { $owner }’s seat.
web-join-own = You are asking to share { $owner }’s seat.
web-join-sees = They would see everything that is seen from this seat, and play for it.
web-join-sees-now = They would see at once everything that is seen from this seat, and play for it. Everybody who has a seat must agree.
web-join-agree = Agree
web-join-let-in = Let them in
web-join-decline = No
web-join-waiting = Waiting for the answer…
web-join-withdraw = Stop asking
web-door = At the door
web-door-line = The host of this table lets people in one by one, and has been asked: stay on this page.
web-guarded = Somebody was removed from the table: from now on you let each person in yourself.

# The game

web-board = The board
web-drawing = A drawing of the position
web-moves = Your moves
web-move-write = Write your move
web-move-write-line = If it is not allowed, the house will say so.
web-move-made = { $name }: { $move }
web-turn-of = { $name } to play
web-turn-here = { $name }, your turn
web-plays =
    { $who ->
        [you] You play
       *[other] { $name } plays
    }
web-bot-thinks = { $name } is thinking…
web-over = The game is over
web-aim = The aim:
web-actions = Actions
web-undo = Take my move back
web-undo-asked = { $name } would like to take a move back.
web-undo-agree = Fine
web-undo-disagree = No, thanks
web-undo-waiting = The others have to agree…
web-hint = Hint
web-hint-thinking = Thinking…
web-hint-is = A bot would play: { $move }.
web-hint-why = { $reason }.
web-lend = Lend my seat to a bot
web-take-back = Take my seat back
web-resign = Resign
web-resign-sure = You will lose this game. Are you sure?
web-resign-sure-many = A bot will take your seat and the others will play on; you will come last. Are you sure?
web-rules = Rules
web-rules-contents = On this page
web-rules-start = The game, ready to begin
web-print = To print and cut out
web-print-line = The board or the cards to scale, with cutting lines, and the rules with their drawings. Print at actual size, without fitting to the page.
web-print-size = PDF, { $size } sheets
web-reactions = React
web-react-bravo = Bravo!
web-react-thanks = Thanks
web-react-oops = Oops
web-react-hmm = Hmm…
web-react-laugh = Ha!
web-react-again = One more?
web-curtain = Pass the device to { $name }. Nobody else look!
web-curtain-lift = I am { $name }

# After the game

web-won =
    { $count ->
        [0] Nobody wins.
        [one] { $who ->
            [you] You win!
           *[other] { $names } wins!
        }
       *[other] { $who ->
            [you] You win, together with { $names }!
           *[other] { $names } win together!
        }
    }
web-ended-resigned =
    { $who ->
        [you] You resigned.
       *[other] { $name } resigned.
    }
web-ended-time =
    { $who ->
        [you] You ran out of time.
       *[other] { $name } ran out of time.
    }
web-gave-up =
    { $who ->
        [you] You gave up: a bot played on.
       *[other] { $count ->
            [one] { $names } gave up: a bot played on.
           *[other] { $names } gave up: bots played on.
        }
    }
web-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-rematch = Rematch
web-rematch-wanted =
    { $count ->
        [0] You want a rematch: waiting for the others.
        [one] { $names } wants a rematch.
       *[other] { $names } want a rematch.
    }
web-replay = Watch the game again
web-record-copy = Copy the game
web-record-download = Download
web-evening = The evening
web-beans =
    { $count ->
        [0] no beans
        [one] { $count } bean
       *[other] { $count } beans
    }
web-next-game = Next game:

# Learning

web-learn = Learn by playing
web-learn-first = Your first game of { $game }?
web-learn-no = I know how
web-learn-yes = Learn it in a few moves

# Who one is, and how one likes to see the house

web-preferences = Settings
web-me-name = Your name
web-me-sign = Your emblem
web-me-save = Save
web-me-renamed = Hello, { $name }!
web-look = Appearance
web-look-auto = like the device
web-look-light = light
web-look-dark = dark
web-speed = Animation speed
web-speed-slow = slow
web-speed-normal = normal
web-speed-fast = fast
web-speed-none = no animation
web-sounds = Sounds
web-sound = Sounds and songs
web-me-elsewhere = On another device
web-me-carry = A link lets you find your games again on your phone or computer.
web-me-carry-do = Make a link
web-me-carry-how = Open this link on the other device within a quarter of an hour; it works only once.
web-me-next = Next, please
web-me-next-line = Do several people use this device? Leave it clean for the next person.
web-me-next-do = Next, please!
web-me-next-ask = Your name, your games kept here and the players’ names will be erased from this device. Without a link to another device, you cannot get them back.
web-me-next-sure = Yes, erase and make room
web-me-yours = What the house knows about you
web-me-export = Download everything
web-me-forget = Forget me
web-me-forget-ask = Your name, your emblem, your keys, your friends, your ratings and your history will be erased from this house, and your name from all your past games. Nobody can give them back to you.
web-me-forget-sure = Yes, forget everything for good

# A link from another device; the devices that one has

web-me-devices = My devices
web-me-is = Here, the house knows you as
web-me-is-nobody = The house does not know you on this device yet.
web-me-link = A personal link
web-me-link-become = Become { $name }?
web-me-link-now = On this device you are
web-me-link-nobody = nobody yet
web-me-link-whose = This link belongs to
web-me-link-careful = Say yes only if this link is your own, made on another of your devices. If it came from somebody else, say no.
web-me-link-kept = You can become { $name } again at any time, on the page “My devices”.
web-me-link-yes = Yes, I am { $name }
web-me-link-no = No, stay { $name }
web-me-link-no-thanks = No, thank you
web-me-link-same = You are already { $name } on this device: there is nothing to change.
web-me-link-close = Go on
web-me-before = Before
web-me-before-line = Before it followed a link, this device was somebody else’s. It still has their key.
web-me-back = Become { $name } again
web-me-devices-list = Where the house knows you
web-me-devices-line = A device that you do not recognise, or no longer have? Sign it out: whatever it has open here closes at once.
web-me-device-this = this device
web-me-device-used = used on { $date }
web-me-device-long-ago = not used for a long time
web-me-device-unknown = Unknown browser
web-me-device-out = Sign out
web-me-device-title = Sign { $device } out?
web-me-device-ask = Whatever it has open closes at once, and this device will no longer be known as yours.
web-me-device-sure = Yes, sign it out
web-me-device-gone = Done: { $device } is signed out.

# A lesson: a short game on the real board

web-lesson = Learn to play { $game }
web-lesson-back = Back
web-lesson-leave = Leave the lesson
web-lesson-next = Go on
web-lesson-rather = That is allowed. But the lesson shows something else: { $move }.
web-lesson-yours = Your turn:
web-lesson-progress = How far the lesson has got
web-lesson-again = Start again
web-lesson-end = You know the essentials. The rest comes with playing!

# Watching a game again

web-replay-of = A game of { $game }
web-eyes = As seen by
web-eyes-open = everyone at once
web-eyes-spectator = a spectator
web-play-on = Play on
web-play-on-line = Continue from here in { $name }’s place. What is hidden is drawn afresh: what comes next is not written.
web-record = A written game
web-record-paste = Paste a written game here:
web-record-look = Watch
web-record-file = Open a file…
web-record-other = Watch another game
web-record-unreadable = There is no readable game in this link.
web-new-version = A new version of the house is ready.
web-reload = Reload the page
web-lyrics = Song words on the screen
web-origins = Where these games come from
web-origins-line = What the rules we started from say, and no more.
web-origins-house = “Day and night”, our motto, is that of the games library Escale à jeux.
web-language = Language
web-language-state = This language is complete.
web-try = Try it
web-try-again = Start over
web-more = More
web-menu = Menu
web-told = What happened
web-told-nothing = Nothing yet: the game begins.
web-told-remember = Here one remembers: nothing is written down.
web-told-came = { $name } is here.
web-told-left = { $name } leaves.
web-join-here = Take a seat with a phone
web-join-scan = Scan this code with your phone
web-join-or-type = or type at { $address }
web-join-code-is = The table’s code: { $code }
web-join-code = Code seen on a screen
web-join-go = Join
web-tv-first = Whoever comes first leads the table.
web-tv-start = { $name } starts the game from the phone.
web-tv-next = { $name } chooses what comes next on the phone.
web-tv-fill = Full screen
web-leave-screen = This screen will not show the table any more. The phones play on.
web-next-prepare = Prepare the game
web-told-undone = { $name } took a move back.
web-told-hint = { $name } asked for a hint.
web-told-time = Time is up for { $name }.
web-time-is-up = Your time is up.
web-takebacks = Taking a move back
web-takebacks-free = freely, while nobody has moved since
web-takebacks-agreed = if the others agree
web-takebacks-none = never
web-takebacks-are = { $takebacks ->
    [none] A move that was made stands.
    [agreed] A move is taken back if the others agree.
   *[free] A move is taken back while nobody has moved since.
}
web-hints-allowed = Allow hints: everybody sees who asks for one
web-hints-are-told = Hints are allowed, and everybody sees who asks for one.
web-hints-are-off = No hints.
web-waits = Wait for me: nothing is covered before I say so
web-vibration = Vibrate when it is my turn
web-keys = Keys: letters, digits, and arrows in a replay
web-solved = Solved: who wins?
web-solved-title = { $game }, solved
web-back-to-game = Back to { $game }
