# Ce que l’analyse dit d’une partie de RondoRondo.

review-rondorondo-exchange = Un échange : 2 points de moins à la fin du tour.
review-rondorondo-best =
    { $points ->
        [one] Rien de mieux : { $points } point.
       *[other] Rien de mieux : { $points } points.
    }
review-rondorondo-gained =
    { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
review-rondorondo-missed = { $word } en donnait { $most } : en tout, { $lost } de mieux.
review-rondorondo-missed-later = { $word }, pour { $most }, gardait mieux en main ou laissait moins aux autres : en tout, { $lost } de mieux.
review-rondorondo-exchanging = Échanger d’abord { $kind ->
        [eraser] une gomme
        [joker] un joker
       *[letter] { $card }
    } valait mieux : { $lost } en moyenne.
review-rondorondo-passing = Passer valait mieux : { $lost } de mieux en tout.
review-rondorondo-lucky = Une bonne pioche : { $points } de mieux que la moyenne.
review-rondorondo-unlucky = Une mauvaise pioche : { $points } de moins que la moyenne.
review-rondorondo-opened = Pas de mot d’ouverture plus fort.
review-rondorondo-opening = { $word } valait { $value } et pouvait décider qui commence.
review-rondorondo-accept = { $word } est dans le lexique.
review-rondorondo-reject = { $word } n’est pas dans le lexique.
review-rondorondo-nothing-missed =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $held ->
        [0] {""}
       *[other] {" "}(les cartes en main en ont coûté { $held })
    }, sans rien manquer ; { $kind ->
        [good] la pioche en a donné { $luck }.
        [none] la pioche n’y est pour rien.
       *[bad] la pioche en a coûté { $luck }.
    }
review-rondorondo-summary =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $held ->
        [0] {""}
       *[other] {" "}(les cartes en main en ont coûté { $held })
    }, et { $lost } manqués, dont { $most } au coup { $number } ; { $kind ->
        [good] la pioche en a donné { $luck }.
        [none] la pioche n’y est pour rien.
       *[bad] la pioche en a coûté { $luck }.
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
