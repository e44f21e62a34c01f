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
level-size = Sur mesure ({ $number })

# Les options par leur nom

option-name-first = Qui commence
option-name-reserve = Réserve
option-name-handicap = Handicap
option-name-flow = Déroulement
option-name-cap = Haricots par bol, au plus
option-name-penalty = Pénalité
option-name-stock = Haricots de départ
option-name-rules = Règles
option-name-circles = Cercles
option-name-lexicon = Langue des mots
option-name-referee = Arbitre
option-name-beginner = Débutants
option-name-opening = Ouverture
option-name-youngest = Le plus jeune
option-name-minute = Durée d’un tour (s)
option-name-words = Mots admis

# Ce qu’un coup valait

mark-best = le mieux
mark-fine = bien
mark-inaccuracy = imprécision
mark-mistake = erreur
mark-blunder = gaffe
mark-luck = chance
