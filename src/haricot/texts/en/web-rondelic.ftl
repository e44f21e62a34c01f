web-rondelic-says-keep = I’ll keep it
web-rondelic-says-swap = Swap!
web-rondelic-says-give = Here you are…
web-rondelic-says-show = A King!
web-rondelic-says-take = I’ll take it
web-rondelic-says-turn = Another!
web-rondelic-says-accept = I’ll accept it
web-rondelic-says-draw = I’ll draw
web-rondelic-says-restart = Once more!
web-rondelic-says-leave = I’m out

web-rondelic-do-keep = Keep
web-rondelic-do-swap = Swap
web-rondelic-do-give = Give
web-rondelic-do-show = Show the King
web-rondelic-do-take = Take
web-rondelic-do-turn = Another one
web-rondelic-do-accept = Take the card laid aside
web-rondelic-do-draw = Draw
web-rondelic-do-restart = Start again
web-rondelic-do-leave = Stop here

web-rondelic-ask-swap = Do you like your card?
web-rondelic-ask-answer = { $name } wants to swap cards with you.
web-rondelic-ask-dealer = You are the dealer: which card will you keep?
web-rondelic-ask-pick = You are offered a card: will you keep it?
web-rondelic-ask-restart = You’ve fallen into the hole! Will you start again?
web-rondelic-wait-swap =
    { $who ->
        [you] You will keep your card or swap it…
       *[other] { $name } keeps or swaps…
    }
web-rondelic-wait-answer =
    { $who ->
        [you] You have to answer…
       *[other] { $name } has to answer…
    }
web-rondelic-wait-dealer =
    { $who ->
        [you] You deal, and choose last…
       *[other] { $name } deals, and chooses last…
    }
web-rondelic-wait-pick =
    { $who ->
        [you] You will choose a card…
       *[other] { $name } is choosing a card…
    }
web-rondelic-wait-restart =
    { $who ->
        [you] You may start again, or stop…
       *[other] { $name } starts again or stops…
    }
web-rondelic-won =
    { $who ->
        [you] Only you are left on the board: you win!
       *[other] Only { $name } is left on the board, and wins!
    }
web-rondelic-won-pot =
    { $who ->
        [you] Only you are left on the board:
       *[other] Only { $name } is left on the board:
    } { $pot ->
        [one] { $pot } token won!
       *[other] { $pot } tokens won!
    }

web-rondelic-told-keep =
    { $who ->
        [you] You keep
       *[other] { $name } keeps
    }
web-rondelic-told-swap =
    { $who ->
        [you] You swap
       *[other] { $name } swaps
    }
web-rondelic-told-give =
    { $who ->
        [you] You give
       *[other] { $name } gives
    }
web-rondelic-told-show =
    { $who ->
        [you] You show a King
       *[other] { $name } shows a King
    }
web-rondelic-told-take =
    { $who ->
        [you] You take
       *[other] { $name } takes
    }
web-rondelic-told-turn =
    { $who ->
        [you] You want another
       *[other] { $name } wants another
    }
web-rondelic-told-accept =
    { $who ->
        [you] You take the card laid aside
       *[other] { $name } takes the card laid aside
    }
web-rondelic-told-draw =
    { $who ->
        [you] You draw
       *[other] { $name } draws
    }
web-rondelic-told-restart =
    { $who ->
        [you] You start again
       *[other] { $name } starts again
    }
web-rondelic-told-leave =
    { $who ->
        [you] You leave
       *[other] { $name } leaves
    }

web-rondelic-your-card = Your card
web-rondelic-offered = Offered, { $drawn } of 3
web-rondelic-turned = Turned up, { $drawn } of 3
web-rondelic-drawn = Drawn, { $drawn } of 3
web-rondelic-laid-aside = Laid aside, hidden
web-rondelic-card-open = { $rank ->
        [1] ace
        [11] jack
        [12] queen
        [13] king
       *[other] { $rank }
    } of { $suit ->
        [C] clubs
        [D] diamonds
        [H] hearts
       *[S] spades
    }
web-rondelic-card-hidden = hidden card

web-rondelic-players = Players
web-rondelic-deals = deals
web-rondelic-you = you
web-rondelic-start = at the start
web-rondelic-again = starts again
web-rondelic-circle = circle { $circle } of { $circles }
web-rondelic-edge = on the edge of the hole!
web-rondelic-fell = in the hole
web-rondelic-out = { $rank ->
        [1] out, no. 1
       *[other] out, no. { $rank }
    }
web-rondelic-stake =
    { $stake ->
        [one] { $stake } token staked
       *[other] { $stake } tokens staked
    }
web-rondelic-said = This round
web-rondelic-said-nothing = The cards are dealt; nobody has spoken yet.
web-rondelic-dealing =
    { $who ->
        [you] You deal the cards.
       *[other] { $name } deals the cards.
    }
web-rondelic-before = Last round, the lowest card, { $card }, was held by { $names }.
web-rondelic-go-on = Go on
web-rondelic-order = King, Queen, Jack, 10, 9 … 2, Ace: the lowest moves towards the hole.

web-rondelic-learn-board = Everybody has one card and one token. The lowest card moves its token towards the hole. Whoever falls in is out. The last one on the board wins.
web-rondelic-learn-swap = You have an Ace, the lowest card. Swap it with your neighbour on the right!
web-rondelic-learn-luck = Your neighbour had to accept. Now you have a 10. Your neighbour has your Ace, and wants to pass it on.
web-rondelic-learn-king = A King cannot be taken. Showing it is enough. Then both keep their cards. The Ace stays where it is.
web-rondelic-learn-dealer = The dealer speaks last. The dealer may turn over up to three cards. One of them is kept. Let’s see which.
web-rondelic-learn-showing = The Ace is the lowest. Your neighbour’s token moves one circle. In the next round, you are the dealer.
web-rondelic-learn-turn = The others have kept their cards. You turn up a 2. That is low: ask for another card.
web-rondelic-learn-take = A King, the best card! Take it.
web-rondelic-learn-jarnac = You have a King again. Your neighbour on the left wants to swap. Don’t show it: give it! This is the coup de Jarnac. Your King is only lent.
web-rondelic-learn-lent = You hold your neighbour’s Ace until the round ends. Keep it: there is no other choice. The others know nothing about it.
web-rondelic-learn-end = Your King comes back to you. The Ace goes back to its owner, whose token moves. Stay away from the hole!

web-option-rondelic = Rondelic
web-option-rondellig = Rondellig
web-rondelic-says-served = Served!
web-rondelic-do-served = Served!
web-rondelic-told-served =
    { $who ->
        [you] You: “Served!”
       *[other] { $name }: “Served!”
    }
web-rondelic-at-edge =
    { $who ->
        [you] You are on the edge of the hole!
       *[other] { $name } reaches the edge of the hole!
    }
web-rondelic-at-fell =
    { $who ->
        [you] You fall into the hole!
       *[other] { $name } falls into the hole!
    }
web-rondelic-refused = Refused card: { $card }.
web-rondelic-shown =
    { $who ->
        [you] You show { $card }.
       *[other] { $name } shows { $card }.
    }
web-rondelic-reached =
    { $who ->
        [you] You: { $where }.
       *[other] { $name }: { $where }.
    }
web-rondelic-card-now = Your card: { $card }.
web-rondelic-card-beside = Turned card: { $card }.
web-rondelic-proposed-circles = with { $value } circles

# Puzzles

web-rondelic-puzzle-rondelic = Keep or swap?
web-rondelic-puzzle-rondellig = By the rules of Rondellig: keep or swap?
web-rondelic-puzzle-wrong = The other word risked less.
web-rondelic-puzzle-figure = { $move }: the lowest card { $percent } times in a hundred
web-rondelic-puzzle-kind-rondelic = Rules of Rondelic
web-rondelic-puzzle-kind-rondellig = Rules of Rondellig

# How the bots play

web-rondelic-style-graine = restless
web-rondelic-style-germe = impatient
web-rondelic-style-pousse = watchful
web-rondelic-style-fleur = counts cards
web-rondelic-style-gousse = reads the others
