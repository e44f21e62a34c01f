# Said by the terminal and by the browser alike.

seat-name = Player { $number }

# The bots' levels

level-graine = Seed
level-germe = Sprout
level-pousse = Shoot
level-fleur = Flower
level-gousse = Pod
level-racine = Root
level-tige = Stem
level-feuille = Leaf
level-bouton = Bud
level-size = Made to measure ({ $number })

# Options by name

option-name-first = Who starts
option-name-reserve = Reserve
option-name-handicap = Handicap
option-name-flow = Flow
option-name-cap = Beans in a bowl
option-name-penalty = Penalty
option-name-stock = Beans to begin with
option-name-rules = Rules
option-name-circles = Circles
option-name-lexicon = Language of the words
option-name-referee = Referee
option-name-beginner = Beginners
option-name-opening = Opening
option-name-youngest = The youngest
option-name-minute = Length of a turn (s)
option-name-words = Words accepted

# What a move was worth

mark-best = best
mark-fine = fine
mark-inaccuracy = inaccuracy
mark-mistake = mistake
mark-blunder = blunder
mark-luck = luck
