web-rondorondo-rack = The rack
web-rondorondo-hand = Your hand
web-rondorondo-pad = The score pad
web-rondorondo-pad-pass = passes
web-rondorondo-pad-rest = cards in hand
web-rondorondo-pad-total = Total:
web-rondorondo-cards =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
web-rondorondo-pile =
    { $cards ->
        [0] The pile is empty
        [one] Pile: { $cards } card
       *[other] Pile: { $cards } cards
    }
web-rondorondo-seconds =
    { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }

web-rondorondo-card =
    { $value ->
        [one] { $card }, { $written } point
       *[other] { $card }, { $written } points
    }
web-rondorondo-card-joker = joker
web-rondorondo-card-as = joker { $letter }
web-rondorondo-card-eraser = eraser
web-rondorondo-card-down = card face down
web-rondorondo-empty = empty
web-rondorondo-slot = Compartment { $place }: { $what }
web-rondorondo-slot-covers = Compartment { $place }: { $what }, over { $covers }
web-rondorondo-grow-before = Extend at the beginning
web-rondorondo-grow-after = Extend at the end

web-rondorondo-lays =
    { $who ->
        [you] You make { $word }:
       *[other] { $name } makes { $word }:
    } { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
web-rondorondo-proposes =
    { $who ->
        [you] You propose { $word }.
       *[other] { $name } proposes { $word }.
    }
web-rondorondo-accepted =
    { $who ->
        [you] { $word } is accepted. For you:
       *[other] { $word } is accepted. For { $name }:
    } { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
web-rondorondo-rejected =
    { $who ->
        [you] { $word } is rejected: you take your cards back and pass.
       *[other] { $word } is rejected: { $name } takes the cards back and passes.
    }
web-rondorondo-vote-accept =
    { $who ->
        [you] You accept { $word }.
       *[other] { $name } accepts { $word }.
    }
web-rondorondo-vote-reject =
    { $who ->
        [you] You reject { $word }.
       *[other] { $name } rejects { $word }.
    }
web-rondorondo-exchanges = { $name } exchanges a card.
web-rondorondo-exchanges-own = Exchanged: { $card } for { $drawn }.
web-rondorondo-passes =
    { $who ->
        [you] You pass.
       *[other] { $name } passes.
    }
web-rondorondo-passes-costly =
    { $who ->
        [you] You pass, and your exchanges cost you { $points } points.
       *[other] { $name } passes, and the exchanges cost { $points } points.
    }
web-rondorondo-bids =
    { $who ->
        [you] You have decided in secret.
       *[other] { $name } has decided in secret.
    }
web-rondorondo-starts =
    { $who ->
        [you] You start.
       *[other] { $name } starts.
    }

web-rondorondo-ask-opening = Opening: lay a three-letter word in secret. The best word starts.
web-rondorondo-ask-first = Lay the first word, three letters.
web-rondorondo-ask-play = Turn { $word } into another word.
web-rondorondo-ask-judge = { $name } proposes { $word }: is it a word?
web-rondorondo-wait-opening =
    { $who ->
        [you] You will look for an opening word…
       *[other] { $name } is looking for an opening word…
    }
web-rondorondo-wait-play =
    { $who ->
        [you] You will look for a word…
       *[other] { $name } is looking for a word…
    }
web-rondorondo-wait-judge =
    { $who ->
        [you] You will judge { $word }…
       *[other] { $name } is judging { $word }…
    }
web-rondorondo-won =
    { $count ->
        [one] { $who ->
            [you] You win!
           *[other] { $names } wins!
        }
       *[other] { $who ->
            [you] You win, together with { $names }!
           *[other] { $names } win together!
        }
    }

web-rondorondo-do-lay = Lay { $word }
web-rondorondo-do-lay-empty = Lay
web-rondorondo-do-take-back = Take everything back
web-rondorondo-do-exchange =
    { $kind ->
        [eraser] Exchange an eraser (−2)
        [joker] Exchange a joker (−2)
       *[letter] Exchange { $card } (−2)
    }
web-rondorondo-do-exchange-none = Exchange (−2)
web-rondorondo-do-turn = Face down
web-rondorondo-do-shuffle = Shuffle
web-rondorondo-do-pass = Pass
web-rondorondo-do-decline = Decline
web-rondorondo-do-accept = I accept
web-rondorondo-do-reject = I reject
web-rondorondo-joker-letter = Which letter does the joker stand for?
web-rondorondo-cancel = Cancel
web-rondorondo-not-held = There is no { $letter } in your hand.
web-rondorondo-how = Tap a card, then a compartment; or drag it.
web-rondorondo-how-keys = You may also type the letters.
web-rondorondo-pick-to-exchange = First choose the card to exchange.

web-rondorondo-sum-cards = cards
web-rondorondo-sum-erasers = erasers
web-rondorondo-sum-bonus = bonus
web-rondorondo-sum-exchanges = exchanges
web-rondorondo-sum-total =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-rondorondo-opening-words = Opening words
web-rondorondo-opening-secret = secret word
web-rondorondo-opening-declined = declines
web-rondorondo-votes = The votes
web-rondorondo-votes-yes = accepts
web-rondorondo-votes-no = rejects
web-rondorondo-votes-waits = thinks

web-rondorondo-learn-first = Everybody writes in the same rack. The words here are French. The first word has three letters. Lay MER. Tap a card, then a compartment.
web-rondorondo-learn-bonus = Every card that shows scores its value: 2 + 1 + 1. The third letter laid scores 3 points more. That makes 7! Then you draw three cards.
web-rondorondo-learn-grow = The other player put an A on the E. Then an E was added at the end. That makes MARE. Do the same: add an S. MARES!
web-rondorondo-learn-joker = An eraser wipes out a letter at the edge of the word. ARES is left. An eraser that shows costs 2 points. Lay your joker on it, and say it is an R. RARES!
web-rondorondo-learn-sum = Every card that shows counts. A joker is worth 1 point. One card of the old word must always stay. Let’s see what the other player does.
web-rondorondo-learn-exchange = The other player found no word, passes and draws a card. Before playing you may exchange a card. It costs 2 points. Choose the T and exchange it.
web-rondorondo-learn-after = A P! Lay it on the joker: PARES.
web-rondorondo-learn-end = The game ends when the pile and one hand are empty. Or when everybody passes. Then all lose the points of their cards. The highest total wins. Your turn to play!
web-rondorondo-try-joker = The rack reads VISE (the words here are French), and the E is a joker. With your A, make VASE: the joker stays an E. For VISA, you would have to cover the joker.
web-rondorondo-why-empty =
    { $who ->
        [you] The pile is empty, and you have no card left.
       *[other] The pile is empty, and { $name } has no card left.
    }
web-rondorondo-why-passes = All passed one after another.
web-rondorondo-proposed-minute = without the hourglass
web-rondorondo-option-minute-0 = no timer
web-rondorondo-opening-won = begins
web-rondorondo-opened-word = { $name }: { $word }.
web-rondorondo-opened-nothing = { $name }: nothing.

# Puzzles

web-rondorondo-puzzle-child = The best word scores { $goal } points, and everybody knows it. Which is it?
web-rondorondo-puzzle-expert = The best word scores { $goal } points, and it is rare. Which is it?
web-rondorondo-puzzle-wrong =
    { $figure ->
        [0] That is not the answer wanted.
        [one] One point; { $goal } can be had.
       *[other] { $figure } points; { $goal } can be had.
    }
web-rondorondo-puzzle-kind-child = Words that children know
web-rondorondo-puzzle-kind-expert = Rare words
web-rondorondo-hands = Everybody’s cards

# How the bots play

web-rondorondo-style-graine = chatty
web-rondorondo-style-germe = resourceful
web-rondorondo-style-racine = patient
web-rondorondo-style-pousse = steady
web-rondorondo-style-tige = well-read
web-rondorondo-style-feuille = learned
web-rondorondo-style-bouton = thrifty
web-rondorondo-style-fleur = careful
web-rondorondo-style-gousse = strategic
