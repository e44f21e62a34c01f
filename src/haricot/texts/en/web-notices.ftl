# Somebody is being waited for in a game without a clock

web-absent = { $name } has been away for two minutes.
web-absent-what = { $name } is away…
web-absent-line = The seat stays theirs, whatever you do.
web-absent-wake = Call { $name }
web-absent-called = They have been called.
web-absent-called-you = { $name } is waiting for you
web-absent-adjourn = Play over several days
web-absent-days = Time for each move
web-absent-days-each =
    { $days ->
        [one] one day a move
       *[other] { $days } days a move
    }
web-absent-wait = Keep waiting
web-absent-keep = Keep the clock
web-absent-back = Everybody is here. Go on without a clock?
web-absent-resume = Go on without a clock
web-told-woken = { $name } is calling whoever is to play.
web-told-substituted = { $name } lets a bot play for somebody who is away.
web-told-adjourned = { $name } plays on over several days.
web-told-resumed = { $name } goes on without a clock.

# My games, in the order in which I am waited for

web-calendar-yours = Your turn
web-calendar-others = The others’ turn
web-calendar-rest = Other tables
web-calendar-turn = Waiting for { $names }.
web-calendar-holiday = { $names }: on holiday until { $date }.
web-calendar-left = { $time } left
web-calendar-until = until { $date }

# Notifications and holidays

web-notices = Notifications and holidays
web-holiday = Holidays
web-holiday-line =
    { $left ->
        [0] While you are on holiday, your clocks stop in games that last for days. You have taken all { $days } days of this year.
        [one] While you are on holiday, your clocks stop in games that last for days. You have one day left of the { $days } of this year.
       *[other] While you are on holiday, your clocks stop in games that last for days. You have { $left } days left of the { $days } of this year.
    }
web-holiday-day = Until the evening of
web-holiday-take = Go on holiday
web-holiday-change = Change the date
web-holiday-back = I am back
web-holiday-until = on holiday until { $date }
web-holiday-now = You are on holiday until { $date }.
web-holiday-taken = Enjoy your holiday, until { $date }!
web-holiday-ended = Welcome back: your clocks are running again.

web-notices-title = Notifications
web-notices-line = When it is your turn in a game that lasts for days, when somebody calls or invites you, or sits down at your table. Never a move or a secret, and only one for each table until you have seen it.
web-notices-here = Tell me on this device
web-notices-on = Done: this device will tell you.
web-notices-off = Done: this device will not tell you any more.
web-notices-denied = This browser refuses notifications from the house: its settings can change that.
web-notices-insecure = Notifications need an address with https. Here, the title of the tab, a sound and a badge tell you while the page is open.
web-notices-unsupported = This browser takes no notifications. The title of the tab, a sound and a badge tell you while the page is open.
web-notices-no-service = The push service of this browser does not answer. The title of the tab, a sound and a badge tell you while the page is open.
web-notices-ask = Would you like to be told when it is your turn again?
web-notices-yes = Yes, tell me
web-notices-no = No thanks
web-notices-browsers = Your other devices
web-notices-remove = Tell me no more
web-notices-quiet = Quiet hours
web-notices-quiet-switch = Send nothing at night
web-notices-quiet-from = From
web-notices-quiet-until = Until
web-notices-games = For which games
web-notices-tables = For which tables
