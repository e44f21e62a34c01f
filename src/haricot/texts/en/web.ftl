# What the browser says: the pages, the table, after the game.

web-house = Haricot
web-house-line = A house of games, open day and night. We play for beans.
web-nav = Settings and language
web-close = Close
web-back = Back
web-waiting = One moment…
web-offline = The house does not answer: check your connection, then try again.
web-retry = Try again
web-broken = Something went wrong. Reload the page.
web-nothing-here = There is nothing at this address.
web-to-the-shelf = See the games
web-yes = yes
web-no = no

# The home page

web-play = Play
web-home-games = The games
web-home-your-turn = It is your turn!
web-home-continue = Back to the game
web-home-mine = My games
web-home-mine-none = None yet: choose a game above.
web-home-open = Open tables
web-home-open-none = Nobody is waiting right now. Open a table: others will come.
web-home-record = Look at a written game
web-box-players =
    { $fewest ->
        [one] { $fewest } player
       *[other] { $most ->
            [2] 2 players
           *[other] { $fewest } to { $most } players
        }
    }
web-box-minutes = { $minutes } min
web-box-age = from age { $age }
web-nobody = nobody yet
web-your-turn = Your turn
web-seats-free =
    { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
web-phase-gathering = sitting down
web-phase-playing = being played
web-phase-over = over
web-phase-closed = closed
web-phase-unknown = this house no longer has that game
web-phase-unreadable = unreadable table

# A game and the ways to play it

web-game-unknown = The house does not have this game.
web-how-many = How many players?
web-level = Level of the bots
web-level-of = { $level } ({ $at } of { $most })
web-way-bots = Against bots
web-way-bots-line = Right now: the free seats are theirs.
web-way-friends = With friends
web-way-friends-line = A link or a QR code to send; each at home.
web-way-here = Around this screen
web-way-here-line = Everybody at one device, handed around.
web-way-phones = Table and phones
web-way-phones-line = The board on the big screen, everyone’s own hand on a phone.
web-here-names = Who plays? Leave a bot’s seat empty.
web-options = Options of the game
web-presets = Ready-made rules
web-preset-standard = Standard
web-preset-children = For children
web-preset-beginners = For beginners
web-public = Table open to whoever passes by
web-teams = Several people may share a seat
web-option-name-first = Who starts
web-option-name-reserve = Reserve
web-option-name-handicap = Handicap
web-option-name-flow = Flow
web-option-name-cap = Beans in a bowl
web-option-name-penalty = Penalty
web-option-name-stock = Beans to begin with
web-option-name-rules = Rules
web-option-name-circles = Circles
web-option-name-lexicon = Language of the words
web-option-name-referee = Referee
web-option-name-beginner = Beginners
web-option-name-opening = Opening
web-option-name-youngest = The youngest
web-option-name-minute = Length of a turn (s)
web-option-lot = by lot
web-option-none = nobody
web-option-original = original
web-option-simple = simple
web-option-word = best word
web-option-lexicon = the lexicon
web-option-table = the other players
web-option-fr = French
web-option-en = English

# Around the table

web-seats = The players
web-free = free seat
web-you = you
web-bot = bot
web-lent = seat lent
web-away = away
web-somebody = somebody
web-acts = is to play
web-sit = Sit here
web-stand-up = Stand up
web-add-bot = A bot
web-fill-with-bots = Fill up with bots
web-remove-bot = Send away
web-show-out = Show out
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
web-time = Length of a turn
web-time-none = as long as one likes
web-time-turn =
    { $seconds ->
        [30] 30 seconds
        [60] 1 minute
        [120] 2 minutes
       *[300] 5 minutes
    }
web-time-days =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
web-clock = Time left
web-clock-until = until { $date }
web-invite = Invite
web-invite-to = This link lets people
web-invite-sit = play
web-invite-watch = watch
web-invite-withdraw = Withdraw the invitations
web-invite-withdraw-line = Links already sent will no longer work.
web-invite-withdrawn = No link leads to this table any more. Whoever is there already stays.
web-invite-anew = Make a new link
web-invite-scan = Scan this code with your phone to take a seat.
web-link = Link
web-qr = QR code of the link
web-copy-link = Copy the link
web-copied = Copied.
web-copy-yourself = Copy the link yourself: the browser allows no other way.
web-share = Share…
web-share-title = A game of { $game }?
web-no-table = This table is not there
web-table-closed = This table is closed: everybody has left it.
web-leave = Leave the table
web-cut = Connection lost: reconnecting, nothing is lost.
web-table-nearly-full =
    { $left ->
        [0] This table keeps nothing more: one can still resign, or leave it.
       *[other] This table will soon be full: { $left } more moves or events, and then one can only resign, or leave it.
    }

# The game

web-board = The board
web-drawing = A drawing of the position
web-moves = Your moves
web-move-write = Write your move
web-move-write-line = If it is not allowed, the house says what is.
web-move-made = { $name }: { $move }
web-turn-of = { $name } is to play
web-turn-here = { $name }, your turn
web-plays =
    { $who ->
        [you] You play
       *[other] { $name } plays
    }
web-bot-thinks = { $name } is thinking…
web-over = The game is over
web-aim = Aim:
web-actions = Actions
web-undo = Take my move back
web-undo-asked = { $name } would like to take a move back.
web-undo-agree = All right
web-undo-disagree = No, thanks
web-undo-waiting = The others must agree…
web-hint = Hint
web-hint-thinking = Looking…
web-hint-is = A bot would play: { $move }.
web-lend = Lend my seat to a bot
web-take-back = Take my seat back
web-resign = Resign
web-resign-sure = You will have lost this game. Really?
web-rules = Rules
web-rules-start = The game, ready to begin
web-reactions = React
web-react-bravo = Bravo!
web-react-thanks = Thanks
web-react-oops = Oops
web-react-hmm = Hmm…
web-react-laugh = Ha!
web-react-again = One more?
web-pass-on = Pass the device to { $name }
web-curtain = Pass the device to { $name }. Nobody else looks.
web-curtain-lift = I am { $name }

# After the game

web-won =
    { $count ->
        [0] Nobody wins.
        [one] { $names } wins!
       *[other] { $names } win together!
    }
web-ended-resigned = { $name } resigned.
web-ended-time = { $name } ran out of time.
web-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-rematch = Rematch
web-rematch-wanted = Want a rematch: { $names }
web-replay = Watch it again
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
web-learn-no = I know it
web-learn-yes = Learn it in a few moves

# Who one is, and how one likes to see the house

web-preferences = Settings
web-me-name = Your name
web-me-sign = Your sign
web-me-save = Save
web-me-renamed = Hello, { $name }!
web-look = Light
web-look-auto = as the device
web-look-light = light
web-look-dark = dark
web-speed = Speed of motion
web-speed-slow = slow
web-speed-normal = normal
web-speed-fast = fast
web-speed-none = no motion
web-sounds = Sounds
web-sound = Sounds and songs
web-me-elsewhere = On another device
web-me-carry = A link brings your games to your phone or your computer.
web-me-carry-do = Make a link
web-me-carry-how = Open this on the other device; it works once, within a quarter of an hour.
web-me-yours = What the house knows about you
web-me-export = Download everything
web-me-forget = Forget me
web-me-forget-sure = Yes, forget everything for ever

# A lesson: a short game on the real board

web-lesson = Learn { $game }
web-lesson-you = You
web-lesson-next = Go on
web-lesson-rather = That is allowed, but the lesson wants to show something else: { $move }.
web-lesson-yours = Your turn:
web-lesson-progress = How far the lesson is
web-lesson-again = Start the lesson again
web-lesson-end = You know what matters. The rest comes with playing!

# Watching a game again

web-replay-of = A game of { $game }
web-replay-at = Move { $at } of { $last }
web-replay-steps = Step by step
web-replay-first = To the start
web-replay-back = Move before
web-replay-next = Next move
web-replay-last = To the end
web-replay-run = Run
web-replay-stop = Stop
web-replay-link = Copy the link to this moment
web-review = Afterwards
web-review-line = The house looks at each move: what was best, what was lost, how much was chance.
web-review-look = Look at the game
web-review-looking = The house is looking…
web-review-start = Go one move on to read what it was worth.
web-review-dearest = The dearest moves
web-review-picture = The game in a picture: the text above says what matters.
web-eyes = With the eyes of
web-eyes-open = everything open
web-eyes-spectator = a spectator
web-play-on = Play on
web-play-on-line = Go on from here in the place of { $name }. What is hidden is drawn anew: what comes is not written.
web-record = A written game
web-record-paste = Paste a written game here:
web-record-look = Look at it
web-record-file = Open a file…
web-record-other = Look at another game
web-record-unreadable = There is no readable game in this link.
