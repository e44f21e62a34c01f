# The bots' levels, and what any of them may say.

level-graine = Seed
level-germe = Sprout
level-pousse = Shoot
level-fleur = Flower
level-gousse = Pod
bot-level-unknown = There is no level “{ $level }”. The levels are: { $known }.
bot-plays-anything = plays without thinking
level-racine = Root
level-tige = Stem
level-feuille = Leaf
level-bouton = Bud
