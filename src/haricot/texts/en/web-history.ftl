# What one has played

web-played-replaced = { $name } (then a bot, { $level })
web-played-bot = { $name } (bot, { $level })
web-history = Games played
web-history-all-mine = All the games I played
web-history-count =
    { $count ->
        [0] No game
        [one] { $count } game
       *[other] { $count } games
    }
web-history-so-far =
    { $count ->
        [0] None among the latest
        [one] { $count } game so far
       *[other] { $count } games so far
    }
web-history-none = Nothing yet: every game that is over can be found here, even if you leave the table.
web-history-none-such = There is no such game.
web-history-filter = Choose among the games
web-history-search = Look for a name
web-history-game = Game
web-history-result = Result
web-history-with = With
web-history-bots = Bots
web-history-bots-with = with bots
web-history-bots-without = without bots
web-history-since = From
web-history-until = Until
web-history-all = all
web-history-clear = Show all
web-history-won = Won
web-history-drawn = Drawn
web-history-lost = Lost
web-history-place = place { $place } of { $seats }
web-history-by-resigned = by resignation
web-history-by-time = on time
web-history-against = with { $names }
web-history-more = Older games
web-history-yours = Your games are yours
web-history-yours-line = Take them all along in one file, or take your name out of them: others will read “somebody” in its place. The moves stay.
web-history-export = Download all
web-history-erase = Remove my name
web-history-erase-ask = { $game }, { $date }: others will read “somebody” in your place, and your name cannot be put back.
web-history-erase-all = Remove my name from all these games
web-history-erase-all-ask = In all your past games, also those that are not shown here, others will read “somebody” in your place, and your name cannot be put back.
web-history-erase-sure = Yes, remove my name
web-history-erased = Your name is no longer in this game.
web-history-erased-all = Your name is no longer in any of your past games.
web-history-rated = Rating: { $number }
web-history-rating-change = Rating: { $number } ({ $change })

# How strong one is

web-rated = Rated: games count, and are played without hints
web-rated-not = Friendly: games by these rules are not rated
web-ratings = Ratings
web-rating-own = My level
web-rating-you = You
web-rating-none = No rated game yet: those of public tables are, unless the host decides otherwise.
web-rating-line = A level is compared with the bots’, from the seed to the pod; the number after “±” tells what is not known of it yet. Whoever leaves a rated game loses it.
web-rating-number = { $number } ± { $uncertainty }
web-rating-provisional = still uncertain
web-rating-list-me = I want to be on the house’s board
web-rating-listed = You are on the board now.
web-rating-unlisted = You are no longer on the board.
web-rating-bean = The bean that grows: { $game }
web-leaderboard = The house’s board
web-leaderboard-when = When
web-leaderboard-ever = of all time
web-leaderboard-place = Place
web-leaderboard-who = Who
web-leaderboard-strength = Level
web-leaderboard-games = Games
web-leaderboard-none = Nobody is on it: one is only if one wants to be.
