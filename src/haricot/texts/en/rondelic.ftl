rondelic-name = Rondelic
rondelic-tagline = One card, one neighbour, one hole not to fall into. A Breton game of nerve.

rondelic-option-rules = which rules: rondelic (3 to 20 players) or rondellig (4 to 8 players, with stakes)
rondelic-option-circles = how many circles lead to the hole; fewer make a shorter game
rondelic-option-first = who deals first: a seat, or whoever the lot names

rondelic-move-form = “{ $move }” is no word of this game. The words are: { $words }.
rondelic-not-here = “{ $move }” cannot be said now. You may say: { $allowed }.
rondelic-king-is-lent = Your King is only lent: you may not swap in this round. Say: { $allowed }.
rondelic-no-king-to-show = Only a King can be shown, and you hold none. Say: { $allowed }.
rondelic-kings-are-lent = By these rules a King is never shown, it is lent. Say: { $allowed }.
rondelic-nothing-laid-aside = No card was laid aside: there is nothing to accept. You may say: { $allowed }.
rondelic-laid-card-refused = No card lies aside any more: drawing refuses it. You may say: { $allowed }.
rondelic-three-draws = You have drawn three cards, and that is all. You may say: { $allowed }.

rondelic-no-card = “{ $card }” in “{ $field }” is no card: write rank and suit, such as 7S, TH or KD.
rondelic-card-twice = The card { $card } is there twice.
rondelic-card-missing = The card { $card } is missing: all 52 must be in the hands, in the pack, offered or up.
rondelic-no-seat = “{ $field }” names seat { $seat }, but the seats are 0 to { $last }.
rondelic-loan-form = “{ $text }” is no loan: write lender and borrower, such as 3>2.
rondelic-saying-form = “{ $text }” is nothing that was said: write seat and move, such as 2:swap.
rondelic-token = Seat { $seat } cannot have the token “{ $token }” here: the board has { $circles } circles; ranks begin at 2, and only who may start again has “fell”.
rondelic-nobody-left = Nobody is left in the game.
rondelic-stake = Seat { $seat } cannot have staked { $stake }: every seat stakes at least 1 by the rules rondellig, and nothing by the rules rondelic.
rondelic-phase =
    The phase “{ $phase }” is impossible by these rules with { $players ->
        [one] one player
       *[other] { $players } players
    } left.
rondelic-dealer-is-out = Seat { $seat } is out of the game and cannot deal.
rondelic-turn = Seat { $seat } cannot have the turn in the phase “{ $phase }”.
rondelic-hand-missing = Seat { $seat } must hold a card here.
rondelic-hand-too-many = Seat { $seat } cannot hold a card here.
rondelic-drawn = “drawn” cannot be { $drawn } here: it is { $least } to { $most }.
rondelic-offer = “offer” is wrong: a card lies there in the phase “pick”, and may lie there for a rondellig dealer who has not drawn; otherwise none.
rondelic-up = “up” is wrong: a card lies there for the dealer who has turned or drawn one and not yet decided; otherwise none.
rondelic-loans = “lent” is wrong: a loan joins two players who hold cards, each in one loan at most, and ends with the showing.
