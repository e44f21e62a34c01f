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
