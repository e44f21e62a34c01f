# A game looked at afterwards: what was best, what was lost, luck and skill.

review-lost-chances = −{ $lost }%
review-lost-game = the game
review-lost-beans = −{ $lost }
review-lost-points =
    { $lost ->
        [one] −{ $lost } point
       *[other] −{ $lost } points
    }
