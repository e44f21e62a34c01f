# Une partie regardée après coup : ce qui était le mieux, ce qui fut perdu, la chance et l’adresse.

review-kala-best =
    Le mieux : { $percent } % de chances de gagner.
review-kala-better =
    { $percent } % de chances de gagner, contre { $most } % avec { $best } ({ $reason }).
review-kala-only = Le seul coup possible : { $percent } % de chances de gagner.
review-kala-wins =
    { $turns ->
        [0] Gagné à coup sûr.
        [one] Gagné à coup sûr, dans ce tour même.
       *[other] Gagné à coup sûr, en { $turns } tours au plus.
    }
review-kala-loses =
    { $turns ->
        [0] Perdu à coup sûr.
        [one] Perdu à coup sûr, dans ce tour même.
       *[other] Perdu à coup sûr, en { $turns } tours au plus.
    }
review-kala-summary =
    { $turning ->
        [0] Aucune chance perdue.
       *[other] Chances perdues en tout : { $lost } %. Le coup le plus cher : le nᵒ { $turning } ({ $dearest } %).
    }
review-kala-picture = Les chances de gagner de { $name }, coup après coup
review-ronda-best = Rien de mieux à faire.
review-ronda-better =
    { $beans ->
        [0] Un peu mieux : { $best } ({ $reason }).
        [one] Mieux : { $best } ({ $reason }), pour { $beans } haricot de plus à espérer.
       *[other] Mieux : { $best } ({ $reason }), pour { $beans } haricots de plus à espérer.
    }
review-ronda-decisive = Mieux : { $best } ({ $reason }) ; la partie pouvait en dépendre.
review-ronda-overlooked =
    Le bol { $bowl } s’était montré au coup { $number } : { $beans ->
        [0] vide, lui aussi.
        [one] 1 haricot, lui aussi.
       *[other] { $beans } haricots, lui aussi.
    }
review-ronda-forgot =
    Ce bol s’était déjà montré au coup { $number } : { $beans ->
        [0] vide ; il ne pouvait pas convenir.
        [one] 1 haricot ; il ne pouvait pas convenir.
       *[other] { $beans } haricots ; il ne pouvait pas convenir.
    }
review-ronda-lucky = La chance a donné { $beans }.
review-ronda-unlucky = La chance a pris { $beans }.
review-ronda-summary =
    { $forgotten ->
        [0] Rien d’oublié.
        [one] 1 bol oublié.
       *[other] { $forgotten } bols oubliés.
    }{ $games ->
        [0] {""}
        [one] {" "}Une décision a pu coûter la partie.
       *[other] {" "}{ $games } décisions ont pu coûter la partie.
    } { $games ->
        [0] Les décisions
       *[other] Les autres
    } { $lost ->
        [0] n’ont rien coûté
        [one] ont coûté { $lost } haricot
       *[other] ont coûté { $lost } haricots
    }. { $kind ->
        [none] La chance n’y est pour rien.
        [good] La chance a donné { $luck ->
            [one] { $luck } haricot.
           *[other] { $luck } haricots.
        }
       *[bad] La chance a pris { $luck ->
            [one] { $luck } haricot.
           *[other] { $luck } haricots.
        }
    }
review-ronda-picture = La mémoire : ce qui s’est montré, et ce qui fut oublié (carrés)
review-rondelic-forced = Pas le choix : { $percent } % de risque d’être au plus bas.
review-rondelic-no-choice = Pas le choix.
review-rondelic-best = Rien de mieux : { $percent } % de risque d’être au plus bas.
review-rondelic-better = { $percent } % de risque d’être au plus bas, contre { $least } % avec { $best }.
review-rondelic-agrees = Le robot le plus fort aurait dit { $move } aussi ({ $reason }).
review-rondelic-bot = Le robot le plus fort aurait dit { $move } ({ $reason }).
review-rondelic-fell = Et ce fut la carte la plus basse.
review-rondelic-spared = Et une autre carte fut plus basse.
review-rondelic-summary =
    { $rounds ->
        [one] 1 manche
       *[other] { $rounds } manches
    }, { $lowest ->
        [0] aucune perdue
        [one] 1 perdue
       *[other] { $lowest } perdues
    } (à parts égales : { $fair }). Les décisions en ont coûté { $cost } ; { $kind ->
        [good] la chance en a épargné { $luck }.
       *[bad] la chance en a coûté { $luck }.
    }
review-rondelic-picture = Manches épargnées par la chance ; en pointillé, coûtées par les décisions
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
    }, sans rien manquer ; { $kind ->
        [good] la pioche en a donné { $luck }.
        [none] la pioche n’y est pour rien.
       *[bad] la pioche en a coûté { $luck }.
    }
review-rondorondo-summary =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, et { $lost } manqués, dont { $most } au coup { $number } ; { $kind ->
        [good] la pioche en a donné { $luck }.
        [none] la pioche n’y est pour rien.
       *[bad] la pioche en a coûté { $luck }.
    }
review-rondorondo-picture = Les points ; en pointillé, ce que de meilleurs coups en auraient fait
review-lost-chances = −{ $lost } %
review-lost-game = la partie
review-lost-beans = −{ $lost }
review-lost-points = −{ $lost }
