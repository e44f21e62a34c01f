# Somebody is being waited for in a game without a clock

web-absent = { $name } has been away for two minutes.
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
web-holiday-taken = Enjoy your holiday, until { $date }!
web-holiday-ended = Welcome back: your clocks are running again.
