# Les positions qu’on essaie : les coups, les variantes, leur écriture.

analysis-move = Coup { $number } ({ $move }) : { $why }
analysis-after = Coup { $number } ({ $move }) : la position { $after } ne vient qu’après.
