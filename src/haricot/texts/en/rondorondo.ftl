rondorondo-name = RondoRondo
rondorondo-tagline = One rack for everyone: turn the last word into a new one. A game of letters for two to six.
rondorondo-aim = score the most points. Each turn, make the word on the rack into another word.

rondorondo-option-lexicon = the language of the cards and the words
rondorondo-option-referee = who decides what counts as a word: the lexicon, or the other players by a vote
rondorondo-option-beginner = for beginners: once a turn, any card may be laid face down to erase a letter
rondorondo-option-opening = who starts: whoever lays the best three-letter word, or the draw
rondorondo-option-youngest = the youngest player, who starts if opening words tie
rondorondo-option-first = who starts, without opening words
rondorondo-option-minute = seconds for a whole turn; 0 for no limit
rondorondo-option-words = which words the lexicon accepts: all of them, or only those that also suit children

rondorondo-move-form = “{ $move }” is not a move. Write one sign per compartment: a dot leaves it, a capital lays that letter, a small letter lays a joker, - lays an eraser; X< before or >X after extends the rack. Or ~K to exchange K, or pass.
rondorondo-in-opening = “{ $move }” cannot be played in the opening: lay a three-letter word, or decline.
rondorondo-in-play = “{ $move }” cannot be played now: lay a word, exchange a card (~K), or pass.
rondorondo-in-judge = “{ $move }” cannot be played now: say accept or reject.
rondorondo-not-your-turn = It is not your turn to lay a word.
rondorondo-three-letters = “{ $move }” does not fit here: this word has exactly three letters, one per compartment.
rondorondo-compartments = The rack has { $rack } compartments, but you wrote { $found } signs: write one for each, a dot where the card stays.
rondorondo-grows-on-both-sides = The rack cannot grow on both sides in one turn: extend it at the beginning or at the end.
rondorondo-rack-full = The rack has { $longest } compartments and cannot grow any more.
rondorondo-extension-needs-a-letter = A new compartment takes a letter or a joker.
rondorondo-eraser-on-eraser = Compartment { $place } is already erased: only a letter or a joker may cover it.
rondorondo-face-down-for-beginners = Cards are laid face down only in the beginners’ game.
rondorondo-face-down-once = Only one card per turn may be laid face down.
rondorondo-not-held =
    { $held ->
        [0] You do not have the card { $card }.
       *[other] This takes { $needed } cards { $card }, and you have { $held }.
    }
rondorondo-no-eraser =
    { $held ->
        [0] You have no eraser.
       *[other] This takes { $needed } erasers, and you have { $held }.
    }
rondorondo-no-joker =
    { $held ->
        [0] You have no joker: a small letter calls for one.
       *[other] This takes { $needed } jokers, and you have { $held }: each small letter calls for one.
    }
rondorondo-joker-keeps-its-letter = The joker in the rack stays { $letter } until it is covered: it cannot turn into { $wanted }, and you have no joker left to cover it with.
rondorondo-nothing-laid = Lay at least one card, or pass.
rondorondo-eraser-inside = { $word } has an eraser in the middle of the word: erasers go only before or after it.
rondorondo-too-short =
    A word has at least { $shortest } letters; { $found ->
        [0] here none is left.
       *[other] this one has { $found }.
    }
rondorondo-no-card-kept = At least one card of the previous word must still show in the new one.
rondorondo-same-word = { $word } is the word already there: make another one.
rondorondo-word-out-of-reach = { $word } cannot be laid here with your cards.
rondorondo-not-in-lexicon = { $word } is not in the lexicon.
rondorondo-not-for-families = { $word } is not accepted at a family table.
rondorondo-exchange-without-pile = The pile is empty: there is nothing to exchange for.
rondorondo-exchange-limit = You have exchanged { $most } cards: that is the limit for one turn.
rondorondo-exchange-not-held = You do not have the card { $card }.

rondorondo-position-rack = “{ $rack }” is not a rack: it is ... when empty; else 3 to 9 compartments that show a word of three letters or more, with erasers only before it and after it.
rondorondo-position-cards = There are { $found } cards { $card }, but the pack has { $most }.
rondorondo-position-too-many = There are { $found } cards, but the pack has { $most }.
rondorondo-position-card = “{ $card }” in “{ $field }” is not a card: cards are A–Z, ? for a joker, - for an eraser.
rondorondo-position-exchanged = { $found } exchanges in one turn: { $most } at most.
rondorondo-position-bids = { $bids ->
        [one] { $bids } opening word does not fit
       *[other] { $bids } opening words do not fit
    } here: in the opening there are those of the players before the one to act; then all of them, until the first move, on an empty rack and before any exchange.
rondorondo-position-bid = The opening word “{ $bid }” is impossible: { $why }
rondorondo-position-trial = A word is on trial when the table is the referee and it is time to judge; otherwise there is none.
rondorondo-position-trial-form = “{ $text }” is not a word on trial: write the move, a colon and the votes so far, such as .E..>S:ar.
rondorondo-position-votes = { $found ->
        [one] There is { $found } vote
       *[other] There are { $found } votes
    }; while a word is on trial, there are at most { $most }.
rondorondo-position-word = The word “{ $word }” is impossible: { $why }

rondorondo-how-to =
    Turn the word in the rack into another one: cover cards
    with cards from your hand, extend the rack by one
    compartment, erase letters at the beginning or the end.
    At least one card must stay.
    Type the whole word (MERES): it is laid in the way that
    scores most. Or write one sign per compartment:
      {"."}  leave the card       E  lay the letter E
      e  lay a joker as E     -  lay an eraser
      {"X<"} before: extend at the beginning with X
      {">X"} after: extend at the end with X
    Examples: .E.. or T<.... or ..S.>S or -...
    ~K exchanges K for the top card of the pile (2 points).
    To pass scores nothing and draws one card.

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
    In the rack, a small letter is a joker.
    - is an eraser, # a card face down;
    in your hand, ? is a joker.
rondorondo-explain = { $word }, { $points }
rondorondo-last-secret = { $name } has laid an opening word, or declined.
rondorondo-last-bid = { $name } opens: { $move }.
rondorondo-last-exchange = { $name } exchanges a card ({ $move }).
rondorondo-last-word = { $name } lays { $move }: { $word }.
rondorondo-last-pass = { $name } passes.
rondorondo-last-vote = { $name } votes on { $word }: { $move }.
rondorondo-last-accepted = { $word } is accepted ({ $name }).
rondorondo-last-rejected = { $word } is rejected ({ $name }): a pass.
rondorondo-sum = Points: { $total } (cards { $cards }, bonus { $bonus }, erasers { $erasers }, exchanges { $exchanges })
rondorondo-bids = Opening words, by player: { $bids }
rondorondo-exchanged =
    { $cards ->
        [one] { $cards } card exchanged this turn
       *[other] { $cards } cards exchanged this turn
    }
rondorondo-ask-opening = Opening: a three-letter word in secret, or decline.
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
    }; { $other } was worth { $more }, but left a weaker hand or too much to the others
bot-rondorondo-ends =
    { $points ->
        [one] makes { $word } for { $points } point and ends the game
       *[other] makes { $word } for { $points } points and ends the game
    }
bot-rondorondo-lays-dearer =
    { $points ->
        [one] makes { $word } for { $points } point
       *[other] makes { $word } for { $points } points
    }; { $other } was worth { $more }, but left more in hand to pay for
bot-rondorondo-saves = saves its cards for something better, and draws one
bot-rondorondo-simulated =
    { $points ->
        [one] makes { $word } for { $points } point
       *[other] makes { $word } for { $points } points
    }; the reply will be worth { $answer ->
        [0] next to nothing
       *[other] about { $answer }
    }
bot-rondorondo-passes = passes: laying a card would cost more than keeping it
bot-rondorondo-clears = exchanges an eraser: one is enough
bot-rondorondo-exchanges =
    exchanges { $kind ->
        [eraser] an eraser
        [joker] a joker
       *[letter] { $card }
    }: { $gain ->
        [0] slightly
       *[other] { $gain }
    } better on average, price included
bot-rondorondo-exchanges-simulated =
    exchanges { $kind ->
        [eraser] an eraser
        [joker] a joker
       *[letter] { $card }
    }: better in the games it imagined
bot-rondorondo-waits = avoids a word that would cost points, and draws a card
bot-rondorondo-no-word = finds no word
bot-rondorondo-no-word-yet =
    finds no word, and exchanges { $kind ->
        [eraser] an eraser
        [joker] a joker
       *[letter] { $card }
    }
bot-rondorondo-accepts = knows the word { $word }
bot-rondorondo-rejects = does not know the word { $word }
rondorondo-eraser-printed = eraser
rondorondo-joker-printed = joker
rondorondo-rack-printed = The rack: glue the second strip onto the tab marked *.
rondorondo-rack-whole-printed = The rack
rondorondo-feat-word = Best word: { $detail }, { $value } points
