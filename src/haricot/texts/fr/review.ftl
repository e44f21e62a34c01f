# Une partie regardée après coup : ce qui était le mieux, ce qui a été perdu, la chance et l’habileté.

review-lost-chances = −{ $lost } %
review-lost-game = la partie
review-lost-beans = −{ $lost }
review-lost-points =
    { $lost ->
        [one] −{ $lost } point
       *[other] −{ $lost } points
    }
