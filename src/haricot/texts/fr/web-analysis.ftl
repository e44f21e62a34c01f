# L’analyse : des positions qu’on essaie, leurs lignes, ce que le moteur en dit, l’éditeur

web-analysis = Analyse
web-analysis-of = Analyse : { $game }
web-analysis-here = Analyser d’ici
web-analysis-record = Analyser
web-analysis-empty = Partir d’un plateau neuf
web-analysis-unreadable = Ce lien ne contient pas d’analyse lisible.
web-analysis-other-game = Cette adresse est celle d’une analyse d’un autre jeu.
web-analysis-offline = L’analyse a besoin de la maison : elle reprendra d’elle-même à son retour.
web-analysis-full = Cette analyse est pleine : supprimez une ligne pour en essayer une autre.

web-analysis-moves = Les coups
web-analysis-openings = Ouvertures
web-analysis-editor = Position
web-analysis-beginning = Position de départ
web-analysis-at = Coup { $number } : { $words }.
web-analysis-beside = Ligne { $at } sur { $all }.
web-analysis-variation = Au lieu du coup { $number }
web-analysis-comment = Commentaire
web-analysis-eyes-turn = qui doit jouer
web-analysis-play-on = Jouer ce coup

web-analysis-tools = Les lignes
web-analysis-tree = Toutes les lignes
web-analysis-undo = Annuler
web-analysis-redo = Rétablir
web-analysis-promote = Mettre cette ligne en premier
web-analysis-remove = Supprimer ce coup et la suite
web-analysis-undone = Annulé.
web-analysis-redone = Rétabli.
web-analysis-promoted = Cette ligne vient en premier.
web-analysis-removed = Supprimé : { $move }.

web-analysis-engine = Moteur
web-analysis-engine-off = Le moteur se tait : à vous de trouver.
web-analysis-thinking = Le moteur réfléchit…
web-analysis-over = La partie est finie ici.
web-analysis-estimate = Rien n’est prouvé ici : ce sont des estimations.
web-analysis-draws =
    { $draws ->
        [one] Ce qui est caché a été tiré une fois.
       *[other] Ce qui est caché a été tiré { $draws } fois.
    }
web-analysis-about = ≈ { $chance }
web-analysis-won = gagné
web-analysis-lost = perdu
web-analysis-won-in =
    { $turns ->
        [one] gagné en un tour
       *[other] gagné en { $turns } tours
    }
web-analysis-lost-in =
    { $turns ->
        [one] perdu en un tour
       *[other] perdu en { $turns } tours
    }
web-analysis-spread = entre { $low } et { $high }
web-analysis-best = Le mieux : { $move }, { $value }.
web-analysis-line = Ajouter la ligne qui commence par : { $move }
web-analysis-again = Reprendre ici

web-analysis-unknown = pas connu
web-analysis-explored =
    { $games ->
        [0] Personne de la maison n’a encore joué d’ici.
        [one] Une partie de la maison est passée par ici.
       *[other] { $games } parties de la maison sont passées par ici.
    }
web-analysis-played = gagné { $wins } fois sur { $games }

web-analysis-editor-line = Changez ce que vous voulez : seules les positions possibles sont acceptées.
web-analysis-possible = Cette position est possible.
web-analysis-place = Prendre cette position
web-analysis-placed = La position est en place.
web-analysis-from-here = Relire le plateau
web-analysis-other-rules = D’autres règles
web-analysis-new-game = Un plateau neuf
web-analysis-less = { $what } : un de moins
web-analysis-more = { $what } : un de plus

web-analysis-link = Copier le lien
web-analysis-copy = Copier le texte
web-analysis-download = Télécharger
web-analysis-downloaded = C’est enregistré.
web-analysis-bring = Collez ici une analyse ou une partie écrite :
web-analysis-nothing = Collez d’abord un texte, ou ouvrez un fichier.
web-analysis-open = Analyser ce texte
