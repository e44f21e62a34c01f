# Ce que la maison dit d’un jeu qui n’apporte pas ses propres mots.

drawing-you = (vous)
drawing-last = Dernier coup
