# Finding somebody

web-pairing = Play now
web-pairing-about = With the first person of your strength who waits too
web-pairing-looking = Looking for somebody…
web-pairing-line = First somebody of your strength, then more and more widely. The game begins as soon as somebody is there, and it counts; to close the page is to wait no longer.
web-pairing-bot = Rather a bot of your own size: { $level }
web-pairing-stop = Look no longer
web-pairing-late = The search has ended: the page asked for nothing for too long, or you are looking elsewhere.
web-level-own-size-later = Your size: not yet
web-level-own-size-why = After a first rated game, a bot plays at your rating.
web-level-own-size = Your own size ({ $number })

# Open tables

web-lobby-filter = Choose among the open tables
web-lobby-kind = Rated or not
web-lobby-any = all
web-lobby-rated = rated
web-lobby-friendly = friendly
web-table-rated = rated
web-lobby-free = A free seat
web-lobby-none-such = No table is like that.
web-lobby-count =
    { $count ->
        [0] No table
        [one] { $count } table
       *[other] { $count } tables
    }
