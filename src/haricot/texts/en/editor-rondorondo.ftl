# A position set up by hand.

editor-rondorondo-table = On the table
editor-rondorondo-rack = The rack
editor-rondorondo-rack-hint = MARe; a small letter: a joker; ...: empty
editor-rondorondo-pile = The pile
editor-rondorondo-pile-hint = the top one first; *: all the rest, shuffled
editor-rondorondo-hands = The hands
editor-rondorondo-cards = A–Z, ? joker, - eraser, * unknown
editor-rondorondo-scores = The points
editor-rondorondo-phase = What is to be done
editor-rondorondo-phase-opening = bid an opening word
editor-rondorondo-phase-play = play
editor-rondorondo-phase-judge = judge a word
editor-rondorondo-exchanged = Exchanges made in this turn
editor-rondorondo-passes = Passes in a row
editor-rondorondo-bids = Opening words
editor-rondorondo-bids-hint = from the first player to the last: “MER, declines”; -: none
editor-rondorondo-declined = declines
editor-rondorondo-word = Word on trial
editor-rondorondo-word-hint = place by place: a dot leaves the card, a letter covers it, >S adds an S at the end, S< at the beginning; -: none
editor-rondorondo-votes = Votes so far
editor-rondorondo-votes-hint = from the next player on: “yes, no”; -: none
editor-rondorondo-votes-form = “{ $text }”: one votes “yes” or “no”, with a comma between two votes, and only on a word on trial.
editor-rondorondo-yes = yes
editor-rondorondo-no = no
editor-rondorondo-past-opening = There is a word on the rack: the opening is over. Set “What is to be done” to “play”, and the opening words to “-”.
editor-rondorondo-no-card-left = No card is left for those that nobody knows.
