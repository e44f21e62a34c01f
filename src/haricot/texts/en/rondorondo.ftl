rondorondo-name = RondoRondo
rondorondo-tagline = One rack for all: turn the word before into a new one. A game of letters for two to six.
rondorondo-aim = score the most points: each turn, make another word of the word.

rondorondo-option-lexicon = the language of the cards and of the words
rondorondo-option-referee = who says what a word is: the lexicon, or the other players by vote
rondorondo-option-beginner = for beginners: once a turn, any card may be laid face down to erase a letter
rondorondo-option-opening = who starts: whoever lays the best three-letter word, or the lot
rondorondo-option-youngest = the seat of the youngest, who starts if opening words tie
rondorondo-option-first = the seat that starts, without an opening
rondorondo-option-minute = seconds for a whole turn; 0 for as long as one likes

rondorondo-move-form = “{ $move }” is no move. Write one sign per compartment: a dot leaves it, a capital lays that letter, a small letter lays a joker, - lays an eraser; X< before or >X after extends the rack. Or ~K to exchange K, or pass.
rondorondo-in-opening = “{ $move }” cannot be played in the opening: lay a word of three letters, or decline.
rondorondo-in-play = “{ $move }” cannot be played now: lay a word, exchange a card (~K), or pass.
rondorondo-in-judge = “{ $move }” cannot be played now: say accept or reject.
rondorondo-not-your-turn = It is not your turn to lay a word.
rondorondo-three-letters = “{ $move }” cannot stand here: this word has exactly three letters, one in each compartment.
rondorondo-compartments = The rack has { $rack } compartments, but you wrote { $found } signs: one for each, a dot where you leave the card.
rondorondo-grows-on-both-sides = The rack cannot grow on both sides in one turn: extend it at the beginning or at the end.
rondorondo-rack-full = The rack has { $longest } compartments and cannot grow any more.
rondorondo-extension-needs-a-letter = A new compartment takes a letter or a joker.
rondorondo-eraser-on-eraser = Compartment { $place } is erased already: only a letter or a joker may cover it.
rondorondo-face-down-for-beginners = A card is laid face down in the beginners’ game only.
rondorondo-face-down-once = One card a turn may be laid face down, no more.
rondorondo-not-held =
    { $held ->
        [0] You do not hold { $card }.
       *[other] This needs { $needed } times { $card }, and you hold { $held }.
    }
rondorondo-no-eraser =
    { $held ->
        [0] You hold no eraser.
       *[other] This needs { $needed } erasers, and you hold { $held }.
    }
rondorondo-no-joker =
    { $held ->
        [0] You hold no joker: a small letter stands for one.
       *[other] This needs { $needed } jokers, and you hold { $held }: each small letter stands for one.
    }
rondorondo-joker-keeps-its-letter = The joker in the rack stays { $letter } until it is covered: it cannot turn into { $wanted }, and you have no joker left to cover it with.
rondorondo-nothing-laid = Lay at least one card, or pass.
rondorondo-eraser-inside = { $word } has an eraser inside the word: erasers stand only before it and after it.
rondorondo-too-short =
    A word has at least { $shortest } letters; { $found ->
        [0] here none is left.
       *[other] this one has { $found }.
    }
rondorondo-no-card-kept = At least one card of the word before must still show in the new one.
rondorondo-same-word = { $word } is the word that stands there already: make another one.
rondorondo-word-out-of-reach = { $word } cannot be laid here with your cards.
rondorondo-not-in-lexicon = { $word } is not in the lexicon.
rondorondo-exchange-without-pile = The pile is empty: there is nothing to exchange for.
rondorondo-exchange-limit = You have exchanged { $most } cards: no more in one turn.
rondorondo-exchange-not-held = You do not hold { $card }.

rondorondo-position-rack = “{ $rack }” is no rack: it is ... when empty; else 3 to 9 compartments that show a word of three letters or more, with erasers only before it and after it.
rondorondo-position-cards = There are { $found } cards { $card }, but the pack has { $most }.
rondorondo-position-too-many = There are { $found } cards, but the pack has { $most }.
rondorondo-position-card = “{ $card }” in “{ $field }” is no card: cards are A–Z, ? for a joker, - for an eraser.
rondorondo-position-exchanged = { $found } exchanges in one turn: { $most } at most.
rondorondo-position-bids = { $bids } opening words do not fit the phase { $phase }: in the opening there are those of the seats before the one to act, then all of them until the first move, on an empty rack, before any exchange.
rondorondo-position-bid = The opening word “{ $bid }” cannot be: { $why }
rondorondo-position-trial = A word is on trial in the phase judge and there alone, where the table is the referee; not in the phase { $phase } here.
rondorondo-position-trial-form = “{ $text }” is no word on trial: write the word, a colon and the votes so far, such as .E..>S:ar.
rondorondo-position-votes = There are { $found } votes; while a word is on trial, there are { $most } at most.
rondorondo-position-word = The word “{ $word }” cannot be: { $why }

rondorondo-how-to =
    Turn the word in the rack into another one: cover cards
    with cards of your hand, extend the rack by one
    compartment, erase letters at the beginning or the end.
    At least one card must stay.
    Type the whole word (MERES), and it is laid as it brings
    most. Or write one sign per compartment, left to right:
      {"."}  leave the card       E  lay the letter E
      e  lay a joker as E     -  lay an eraser
      {"X<"} before: extend at the beginning with X
      {">X"} after: extend at the end with X
    Examples: .E.. or T<.... or ..S.>S or -...
    ~K exchanges K for the top card of the pile (2 points).
    pass scores nothing and draws one card.

rondorondo-player =
    { $name }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
rondorondo-pile =
    { $cards ->
        [0] The pile is empty.
        [one] Pile: { $cards } card
       *[other] Pile: { $cards } cards
    }
rondorondo-hand = Your hand:
rondorondo-legend =
    In the rack, a small letter is a joker that stands for it.
    - is an eraser, # a card face down, ? a joker in the hand.
rondorondo-explain = { $word }, { $points }
rondorondo-last-secret = { $name } has an opening word, or none.
rondorondo-last-bid = { $name } opens: { $move }.
rondorondo-last-exchange = { $name } exchanges a card ({ $move }).
rondorondo-last-word = { $name } lays { $move }: { $word }.
rondorondo-last-pass = { $name } passes.
rondorondo-last-vote = { $name } votes on { $word }: { $move }.
rondorondo-last-accepted = { $word }, by { $name }, is accepted.
rondorondo-last-rejected = { $word }, by { $name }, is rejected: a pass.
rondorondo-sum = Points: { $total } (cards { $cards }, bonus { $bonus }, erasers { $erasers }, exchanges { $exchanges })
rondorondo-bids = Opening words, by seat: { $bids }
rondorondo-exchanged =
    { $cards ->
        [one] { $cards } card exchanged this turn
       *[other] { $cards } cards exchanged this turn
    }
rondorondo-ask-opening = Opening: a word of three letters in secret, or decline.
rondorondo-ask-judge = { $name } lays { $word }: accept or reject?

bot-rondorondo-opens = opens with its best letters
bot-rondorondo-lays =
    { $points ->
        [one] makes { $word }, for { $points } point
       *[other] makes { $word }, for { $points } points
    }
bot-rondorondo-lays-less =
    { $points ->
        [one] makes { $word } for { $points } point
       *[other] makes { $word } for { $points } points
    }; { $other } was worth { $more }, but kept less in hand or left too much to the others
bot-rondorondo-ends =
    { $points ->
        [one] makes { $word } for { $points } point and ends the game
       *[other] makes { $word } for { $points } points and ends the game
    }
bot-rondorondo-lays-dearer =
    { $points ->
        [one] makes { $word } for { $points } point
       *[other] makes { $word } for { $points } points
    }; { $other } was worth { $more }, but left more to pay for in hand
bot-rondorondo-saves = saves its cards for something better, and draws one
bot-rondorondo-pictures =
    { $points ->
        [one] makes { $word } for { $points } point
       *[other] makes { $word } for { $points } points
    }; the answer will be worth { $answer ->
        [0] next to nothing
       *[other] about { $answer }
    }
bot-rondorondo-passes = passes: to lay a card would cost more than to keep it
bot-rondorondo-clears = exchanges an eraser: one is enough
bot-rondorondo-exchanges =
    exchanges { $kind ->
        [eraser] an eraser
        [joker] a joker
       *[letter] { $card }
    }: { $gain ->
        [0] a trifle
       *[other] { $gain }
    } better on average, the price included
bot-rondorondo-exchanges-pictured =
    exchanges { $kind ->
        [eraser] an eraser
        [joker] a joker
       *[letter] { $card }
    }: better in what it pictured
bot-rondorondo-waits = avoids a word that would cost points, and draws a card
bot-rondorondo-no-word = finds no word
bot-rondorondo-accepts = knows the word { $word }
bot-rondorondo-rejects = does not know the word { $word }
