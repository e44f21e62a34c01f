# What is known of somebody

web-profile = My profile
web-profile-none = Nothing yet: what you play here will be drawn, game by game.
web-profile-not-shown = The rest is not shown.
web-profile-results = { $won } won, { $drawn } drawn, { $lost } lost
web-profile-places = With { $seats } players
web-profile-places-words = With { $seats } players: { $places }
web-profile-place-count =
    { $count ->
        [one] place { $place } once
       *[other] place { $place } { $count } times
    }
web-profile-course = The rating, game by game
web-profile-course-words =
    { $count ->
        [one] The rating after { $count } rated game: { $last }
       *[other] The rating over { $count } rated games: from { $first } to { $last }, between { $least } and { $most }
    }
web-profile-luck = Luck and skill, game by game
web-profile-luck-key = what chance gave or took
web-profile-lost-key = what moves lost
web-profile-luck-words =
    { $count ->
        [one] In the reviewed game
       *[other] On average over { $count } reviewed games
    } chance { $kind ->
        [none] neither gave nor took anything
        [good] gave { $luck }
       *[bad] took { $luck }
    }, and moves cost { $lost }{ $unit ->
        [chances] {" "}of the chances to win
       *[other] {""}
    } a game (who plays without a fault loses nothing)
web-profile-beans =
    { $count ->
        [one] { $count } bean
       *[other] { $count } beans
    }
web-profile-waiting =
    { $count ->
        [one] One recent game will be reviewed when the house has time.
       *[other] { $count } recent games will be reviewed when the house has time.
    }
web-profile-company = With whom I play
web-profile-with-you = You, against { $name }
web-profile-head-to-head = ahead { $ahead }, level { $level }, behind { $behind }
web-profile-by-game = Game by game
web-profile-shown = Who sees what
web-profile-shown-line = To begin with, your rating is seen only by people with whom you have played, and the rest by nobody. Whoever sees your profile is told nothing of the others you play with.
web-profile-show-ratings = My rating
web-profile-show-profile = All the rest
web-profile-to-nobody = nobody but me
web-profile-to-companions = people I have played with
web-profile-to-everybody = everybody in the house
web-profile-shown-kept = Noted.
