# Une position composée à la main.

editor-rondorondo-table = Sur la table
editor-rondorondo-rack = Le porte-cartes
editor-rondorondo-rack-hint = MARe ; petite lettre : un joker ; ... : vide
editor-rondorondo-pile = La pioche
editor-rondorondo-pile-hint = la première est dessus ; * : tout le reste, mélangé
editor-rondorondo-hands = Les mains
editor-rondorondo-cards = A–Z, ? joker, - gomme, * inconnue
editor-rondorondo-scores = Les points
editor-rondorondo-phase = Ce qu’il faut faire
editor-rondorondo-phase-opening = proposer un mot d’ouverture
editor-rondorondo-phase-play = jouer
editor-rondorondo-phase-judge = juger un mot
editor-rondorondo-exchanged = Échanges faits dans ce tour
editor-rondorondo-passes = Passes de suite
editor-rondorondo-bids = Mots d’ouverture
editor-rondorondo-bids-hint = du premier joueur au dernier : « MER, renonce » ; - : aucun
editor-rondorondo-declined = renonce
editor-rondorondo-word = Mot à juger
editor-rondorondo-word-hint = case par case : un point laisse la carte, une lettre la couvre, >S allonge d’un S à la fin, S< au début ; - : aucun
editor-rondorondo-votes = Votes déjà faits
editor-rondorondo-votes-hint = à partir du joueur suivant : « oui, non » ; - : aucun
editor-rondorondo-votes-form = « { $text } » : on vote « oui » ou « non », avec une virgule entre deux votes, et seulement sur un mot à juger.
editor-rondorondo-yes = oui
editor-rondorondo-no = non
editor-rondorondo-past-opening = Il y a un mot sur le porte-cartes : l’ouverture est passée. Mettez « jouer » à « Ce qu’il faut faire », et « - » aux mots d’ouverture.
editor-rondorondo-no-card-left = Il ne reste plus de carte pour celles qu’on ne connaît pas.
