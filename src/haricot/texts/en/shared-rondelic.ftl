# Said of Rondelic by the terminal and by the browser alike.

rondelic-ranks = A 2 3 4 5 6 7 8 9 10 J Q K
rondelic-lent = You hold { $name }’s card, but your King is only lent: it comes back to you before the cards are shown.
rondelic-borrowed = This King is only lent to you: before the cards are shown it goes back to { $name }, and your own card comes back to you.
rondelic-king-shown = { $name } shows { $card }: nobody swaps with a King.
rondelic-lowest = Lowest card: { $names }.
rondelic-sung-edge = ♪ On the brink, { $name }, on the brink, Tanturlurette, on the brink, { $name }, on the brink, Tanturlurou, You!
rondelic-sung-fell = ♪ Splash, { $name }, splash, splash, splash, Tanturlurette, splash, { $name }, splash, splash, splash, Tanturlurou, You!

rondelic-explain-swap-keep = stay with { $card }
rondelic-explain-swap-swap = swap { $card } with { $name }
rondelic-explain-last-swap = swap { $card } for the top card
rondelic-explain-answer-give = give { $card }, get the other card
rondelic-explain-lend-give = lend your King: it comes back at the end of the round
rondelic-explain-jarnac-give = lend your King: the coup de Jarnac
rondelic-explain-answer-show = show the King: both keep their cards
rondelic-explain-pick-take = keep { $offer }
rondelic-explain-pick-turn = refuse { $offer } for the next card
rondelic-explain-rondelic-take = take { $up }
rondelic-explain-rondelic-turn = refuse { $up } for the next card
rondelic-explain-rondellig-keep = stay with { $card }
rondelic-explain-rondellig-accept = { $card } under the pack, then the card laid aside
rondelic-explain-rondellig-draw = look at the next card of the pack
rondelic-explain-rondellig-take = take { $up } instead of { $card }
rondelic-explain-restart-restart = one more stake, back on circle 1
rondelic-explain-restart-leave = leave for good
rondelic-option-name-first = Who deals first
rondelic-tune = Traditionally sung to “As-tu connu Pipo, Pipo”; the refrain is the tradition’s, the verse is ours.
rondelic-origin = A traditional game from Brittany
rondelic-origin-told = Nobody quite knows where this game comes from; its name is also written Rondélic or Rondellig. It has a family likeness to Cuccù, known in Italy since the 17th century, which the French call Coucou. Like many others it probably travelled in sailors’ chests: François de Beaulieu and Hervé Ronné, in Les jeux des Bretons (Éditions Ouest-France, 2002), find traces of it in Camaret and around Brest. The hole in the middle is also called the toul, or hell.
