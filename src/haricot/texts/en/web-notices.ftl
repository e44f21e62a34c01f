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
