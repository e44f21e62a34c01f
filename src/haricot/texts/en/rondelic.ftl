rondelic-name = Rondelic
rondelic-tagline = One card, one neighbour, one hole not to fall into. A Breton game of nerve.
rondelic-aim = be the last one in the game. Each round, the lowest card moves its token towards the hole.

rondelic-option-rules = which rules: rondelic (3 to 20 players) or rondellig (4 to 8 players, with stakes)
rondelic-option-circles = how many circles lead to the hole; fewer circles make a shorter game
rondelic-option-first = who deals first: a player, or whoever the draw picks

rondelic-move-form = “{ $move }” is not a word of this game. The words are: { $words }.
rondelic-not-here = “{ $move }” cannot be said now. You may say: { $allowed }.
rondelic-king-is-lent = You have lent your King: no more swapping for you until the round ends. Say: { $allowed }.
rondelic-no-king-to-show = Only a King can be shown, and you do not have one. Say: { $allowed }.
rondelic-kings-are-lent = Under these rules a King is never shown, only lent. Say: { $allowed }.
rondelic-nothing-laid-aside = No card was laid aside: there is nothing to accept. You may say: { $allowed }.
rondelic-laid-card-refused = The card laid aside is gone: drawing meant refusing it. You may say: { $allowed }.
rondelic-three-draws = You have drawn three cards, which is the limit. You may say: { $allowed }.

rondelic-no-card = “{ $card }” in “{ $field }” is not a card: write rank and suit, such as K♣ or 10♠ (KC and TS in a written position).
rondelic-card-twice = The card { $card } is there twice.
rondelic-card-missing = The card { $card } is missing: all 52 must be in the hands, in the pack, offered or up.
rondelic-no-seat = “{ $field }” cannot be { $seat }: seats are numbered 0 to { $last }.
rondelic-loan-form = “{ $text }” is not a loan: write lender and borrower, such as 3>2.
rondelic-saying-form = “{ $text }” is not something one can say: write the seat and the move, such as 2:swap.
rondelic-token = Player { $player } cannot have this token here: the board has { $circles } circles, the ranks of players who are out begin at 2, and only a player who may start again can be fallen.
rondelic-nobody-left = Nobody is left in the game.
rondelic-stake = Player { $player } cannot have staked { $stake }: everyone stakes at least 1 under the rondellig rules, and nothing under the rondelic rules.
rondelic-phase =
    This step of the round is impossible under these rules with { $players ->
        [one] one player
       *[other] { $players } players
    } left.
rondelic-dealer-is-out = Player { $player } is out of the game and cannot deal.
rondelic-turn = It cannot be player { $player }’s turn at this step of the round.
rondelic-hand-missing = Player { $player } must hold a card here.
rondelic-hand-too-many = Player { $player } cannot hold a card here.
rondelic-drawn = There cannot be { $drawn } cards already drawn here: it goes from { $least } to { $most }.
rondelic-offer = The card presented or laid aside is wrong: one lies there when a player may take it or leave it, and may lie there for a rondellig dealer who has not drawn; otherwise none.
rondelic-up = The card face up is wrong: one lies there for the dealer who has turned or drawn one and not yet decided; otherwise none.
rondelic-loans = The Kings lent are wrong: a loan joins two players who each hold a card, each in one loan only, and ends when the cards are shown.

rondelic-dealer-mark = *
rondelic-status-out = out, no. { $rank }
rondelic-status-fell = in the hole!
rondelic-status-edge = on the edge!
rondelic-status-again = again
rondelic-pack =
    { $cards ->
        [one] * deals. Pack: { $cards } card
       *[other] * deals. Pack: { $cards } cards
    }
rondelic-pot =
    { $tokens ->
        [one] Pot: { $tokens } token
       *[other] Pot: { $tokens } tokens
    }
rondelic-laid = Laid aside, face down: { $card }
rondelic-presented = Presented: { $card } (card { $drawn } of 3)
rondelic-turned = The dealer turns up: { $card } (card { $drawn } of 3)
rondelic-drawn-card = The dealer draws: { $card } (card { $drawn } of 3)

rondelic-said-keep = { $name } keeps
rondelic-said-swap = { $name } swaps
rondelic-said-give = { $name } gives
rondelic-said-show = { $name } shows a King
rondelic-said-take = { $name } takes
rondelic-said-turn = { $name } wants another
rondelic-said-accept = { $name } takes the card laid aside
rondelic-said-draw = { $name } draws
rondelic-said-restart = { $name } starts again
rondelic-said-leave = { $name } leaves

rondelic-how-to =
    Everybody has one card; the lowest card of the round
    moves its token one circle towards the hole. From the
    last circle, it falls in. Kings are high, Aces low.
    On your turn, keep your card or swap it with your
    neighbour on the right, who must give, or may show a
    King to stop you. A King that is given is only lent:
    it comes back before the cards are shown.
    The last player before the dealer swaps with the pack.
    The dealer chooses last: take or turn, three cards at
    most. Under the rondellig rules the dealer may keep,
    accept the card laid aside, or draw and then take,
    draw again or keep.
    The last player who has not fallen wins.

bot-rondelic-card =
    { $rank ->
        [1] the Ace
        [11] the Jack
        [12] the Queen
        [13] the King
       *[other] the { $rank }
    }
bot-rondelic-lower =
    { $lower ->
        [0] none of the { $unseen } unknown cards is lower
        [1] one of the { $unseen } unknown cards is lower
       *[other] { $lower } of the { $unseen } unknown cards are lower
    }
bot-rondelic-odds = { $percent }% risk of having the lowest card, against { $other }% otherwise
bot-rondelic-odds-alike = { $percent }% risk of having the lowest card either way
bot-rondelic-about = about { $odds }
bot-rondelic-for-the-end = { $odds }, but a better chance of being the last one left
bot-rondelic-by-lot = { $odds }, so as not to give itself away
bot-rondelic-forced = has no choice
bot-rondelic-safe = knows of a lower card
bot-rondelic-falls-gladly = would happily fall: while another token has yet to set out, one starts again from the beginning
bot-rondelic-sets-out-gladly = would happily set out: once its own token has moved, the other player can no longer start again
bot-rondelic-lends = lends its King: it will come back, and the others will never know
bot-rondelic-shows = shows its King: everybody knows that the neighbour is stuck with that card
bot-rondelic-restart = pays for a new token: { $percent }% chance of winning a pot of { $pot }
bot-rondelic-leave = leaves: { $percent }% chance of winning a pot of { $pot }, for another stake
# What is at stake, where tokens are stakes
bot-rondelic-stake-circle = { $reason }; at stake: a circle, and the pot of { $pot } stakes
bot-rondelic-stake-token = { $reason }; at stake: the token, and another stake to stay in the race for the pot of { $pot } stakes
bot-rondelic-stake-game = { $reason }; at stake: its place in the game, and the pot of { $pot } stakes
bot-rondelic-feels-keep = finds { $card } good enough
bot-rondelic-feels-swap = does not want to keep { $card }
bot-rondelic-feels-take = takes { $card } and looks no further
bot-rondelic-feels-turn = refuses { $card } and hopes for better
bot-rondelic-feels-draw = looks for something better than { $card }
bot-rondelic-settles = has found nothing better than { $card }
bot-rondelic-counts-keep = keeps { $card }: { $lower }
bot-rondelic-counts-swap = swaps { $card }: { $lower }
bot-rondelic-counts-take = takes { $card }: { $lower }
bot-rondelic-counts-turn = refuses { $card }: { $lower }
bot-rondelic-counts-draw = looks for something better than { $card }: { $lower }
bot-rondelic-counts-accept = accepts the card laid aside rather than { $card }: { $lower }
bot-rondelic-weighed-keep = keeps { $card }: { $odds }
bot-rondelic-weighed-swap = swaps { $card }: { $odds }
bot-rondelic-weighed-take = takes { $card }: { $odds }
bot-rondelic-weighed-turn = refuses { $card }: { $odds }
bot-rondelic-weighed-draw = looks for something better than { $card }: { $odds }
bot-rondelic-weighed-accept = accepts the card laid aside rather than { $card }: { $odds }
rondelic-said-served = { $name }: “Served!”
