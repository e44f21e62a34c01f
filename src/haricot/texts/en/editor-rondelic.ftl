# A position set up by hand.

editor-rondelic-tokens = The tokens
editor-rondelic-circle = the circle, fell or out1
editor-rondelic-hands = The cards
editor-rondelic-unknown = TS, KH…; -: none; ?: nobody knows
editor-rondelic-stakes = The stakes
editor-rondelic-dealer = Dealer
editor-rondelic-phase = What is to be said
editor-rondelic-phase-swap = keep or swap
editor-rondelic-phase-answer = give or show
editor-rondelic-phase-dealer = the dealer’s choice
editor-rondelic-phase-pick = take or leave
editor-rondelic-phase-restart = start again or not
editor-rondelic-drawn = Cards drawn so far
editor-rondelic-up = Card face up
editor-rondelic-offer = Card presented or laid aside
editor-rondelic-pack = The pack
editor-rondelic-pack-hint = the top one first; ?: the rest, shuffled
editor-rondelic-round = The round
editor-rondelic-lent = Kings lent
editor-rondelic-said = What was said
editor-rondelic-showing = Cards shown at the end of the round
