# Ce que l’analyse dit d’une partie de RondoRondo.

review-rondorondo-points =
    { $below ->
        [yes] −
       *[no] {""}
    }{ $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
review-rondorondo-exchange = Un échange : 2 points de moins à la fin du tour.
review-rondorondo-best = Rien de mieux : { $gained }.
review-rondorondo-gained = { $gained }.
review-rondorondo-missed = { $word } en donnait { $most } : en tout, { $lost } de mieux.
review-rondorondo-missed-later = { $word }, pour { $most }, gardait mieux en main ou laissait moins aux autres : en tout, { $lost } de mieux.
review-rondorondo-exchanging = Échanger d’abord { $kind ->
        [eraser] une gomme
        [joker] un joker
       *[letter] { $card }
    } valait mieux : { $lost } de plus en moyenne.
review-rondorondo-passing = Passer valait mieux : en tout, { $lost } de mieux.
review-rondorondo-decided = Pour la victoire, cela ne changeait presque rien.
review-rondorondo-little = Pour la victoire, cela comptait peu : { $percent } % de chances de gagner.
review-rondorondo-lucky = Une bonne pioche : { $points } de mieux que la moyenne.
review-rondorondo-unlucky = Une mauvaise pioche : { $points } de moins que la moyenne.
review-rondorondo-opened = Pas de mot d’ouverture plus fort.
review-rondorondo-opening = { $word } valait { $value } et pouvait décider qui commence.
review-rondorondo-accept = { $word } est dans le lexique.
review-rondorondo-reject = { $word } n’est pas dans le lexique.
review-rondorondo-nothing-missed =
    { $gained }{ $held ->
        [0] {""}
       *[other] {" "}(les cartes en main en ont coûté { $held })
    }, sans rien manquer ; { $kind ->
        [good] la pioche a donné { $luck }.
        [none] la pioche n’y est pour rien.
       *[bad] la pioche a coûté { $luck }.
    }
review-rondorondo-summary =
    { $gained }{ $held ->
        [0] {""}
       *[other] {" "}(les cartes en main en ont coûté { $held })
    } ; de meilleurs coups auraient donné { $lost } de plus. { $number ->
        [0] Aucun coup n’a vraiment coûté de chances de gagner.
       *[other] Le plus coûteux pour la victoire : le coup { $number }, avec { $percent } % de chances de gagner en moins.
    } { $kind ->
        [none] La pioche n’y est pour rien.
        [good] La pioche a donné { $luck }.
       *[bad] La pioche a coûté { $luck }.
    }
review-rondorondo-picture = Les points ; en pointillé, ce que de meilleurs coups en auraient fait
review-rondorondo-move-lay = poser { $word }
review-rondorondo-move-exchange =
    { $kind ->
        [eraser] échanger une gomme
        [joker] échanger un joker
       *[letter] échanger { $card }
    }
review-rondorondo-move-pass = passer
review-rondorondo-move-decline = ne pas ouvrir
review-rondorondo-move-accept = accepter le mot
review-rondorondo-move-reject = refuser le mot
