# Les positions qu’on essaie : les coups, les variantes, leur écriture.

analysis-move = Coup { $number } ({ $move }) : { $why }
analysis-after = Coup { $number } ({ $move }) : la position { $after } ne vient qu’après.
analysis-proven =
    { $turns ->
        [0] Prouvé : { $name } gagne.
        [one] Prouvé : { $name } gagne en un tour.
       *[other] Prouvé : { $name } gagne en { $turns } tours au plus.
    }
analysis-text-variation = Ligne { $line } : une variante remplace un coup, et il n’y en a pas encore.
analysis-text-closed = Ligne { $line } : cette parenthèse ferme une variante qui n’est pas ouverte.
analysis-text-open = Ligne { $line } : la variante qui commence ici n’est pas fermée.
analysis-long = C’est trop long : { $most } coups au plus, variantes comprises.
analysis-address = Cette adresse ne contient pas de partie : il en manque peut-être un morceau.
analysis-alike = Les autres coups reviennent au même : rien ne les distingue de celui-ci.
analysis-opening = Un mot d’ouverture ne rapporte rien : le plus fort décide seulement qui commence.
analysis-opening-shows = Valeur de ses cartes : { $points }.
editor-position = La position
editor-turn = Qui joue
editor-turn-title = Le tour
editor-too-small = { $field } : { $text } est trop petit, c’est { $least } au moins.
editor-too-large = { $field } : { $text } est trop grand, c’est { $most } au plus.
editor-yes = oui
editor-no = non
analysis-no-explorer = Il n’y a pas de recueil d’ouvertures pour ce jeu ({ $game }).
