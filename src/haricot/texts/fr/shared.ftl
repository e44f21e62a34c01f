# Ce que disent le terminal et le navigateur.

seat-name = Joueur { $number }

# Les niveaux des robots

level-graine = Graine
level-germe = Germe
level-pousse = Pousse
level-fleur = Fleur
level-gousse = Gousse
level-racine = Racine
level-tige = Tige
level-feuille = Feuille
level-bouton = Bouton
