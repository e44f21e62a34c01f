# Les niveaux des robots, et ce que chacun peut dire.

level-graine = Graine
level-germe = Germe
level-pousse = Pousse
level-fleur = Fleur
level-gousse = Gousse
bot-level-unknown = Il n’y a pas de niveau « { $level } ». Les niveaux sont : { $known }.
bot-plays-anything = joue sans réfléchir
level-racine = Racine
level-tige = Tige
level-feuille = Feuille
level-bouton = Bouton
