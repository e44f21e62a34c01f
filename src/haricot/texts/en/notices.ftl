# What a device shows to whoever is not there: never a move, never a secret

notice-turn = It is your turn.
notice-clock =
    { $hours ->
        [one] It is your turn: your time runs out in an hour.
       *[other] It is your turn: your time runs out in { $hours } hours.
    }
notice-wake = { $name } is waiting for you.
notice-sat = { $name } has sat down at your table.
notice-invited = { $name } invites you to play.
notice-somebody = Somebody
