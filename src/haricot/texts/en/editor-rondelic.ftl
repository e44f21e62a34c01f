# A position set up by hand.

editor-rondelic-tokens = The tokens
editor-rondelic-circle = the circle; fallen; out 2: out of the game, second; 0+: started again
editor-rondelic-fell = fallen
editor-rondelic-out = out { $rank }
editor-rondelic-hands = The cards
editor-rondelic-unknown = K♣, 10♠ (or C ♣, D ♦, H ♥, S ♠: KC, 10S); -: none; ?: nobody knows
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
editor-rondelic-lent-hint = as in a written position, where seats count from 0: “3>2”; -: none
editor-rondelic-said-hint = as in a written position, where seats count from 0: “1:keep.2:swap”; -: nothing
editor-rondelic-showing-hint = one for each player, with commas between them; -: none
