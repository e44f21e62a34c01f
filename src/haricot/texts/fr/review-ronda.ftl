# Ce que l’analyse dit d’une partie de Ronda.

review-ronda-better =
    { $alike ->
        [yes] Un peu mieux : { $best } ({ $reason }).
       *[no] Mieux : { $best } ({ $reason }) : { $most } % de chances de gagner, au lieu de { $percent } %.
    }
review-ronda-deed =
    { $kind ->
        [lift] soulever le bol { $bowl }
        [add] ajouter un haricot au bol { $bowl }
        [keep] garder le bol { $bowl } ouvert
        [pass] passer
       *[stop] s’arrêter
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
review-ronda-lucky = Un coup de chance : { $percent } % de chances de gagner en plus.
review-ronda-unlucky = Pas de chance : { $percent } % de chances de gagner en moins.
review-ronda-summary =
    { $forgotten ->
        [0] Rien d’oublié.
        [one] 1 bol oublié.
       *[other] { $forgotten } bols oubliés.
    }{ $games ->
        [0] {""}
        [one] {" "}Une décision a pu coûter la partie.
       *[other] {" "}{ $games } décisions ont pu coûter la partie.
    } { $lost ->
        [0] { $games ->
            [0] Les décisions n’ont rien coûté.
           *[other] Les autres n’ont rien coûté.
        }
       *[other] { $games ->
            [0] Une décision a coûté
           *[other] Les autres ont coûté
        } en moyenne { $lost } % de chances de gagner.
    } { $kind ->
        [none] La chance n’y est pour rien.
        [good] La chance en a donné { $luck } % par coup.
       *[bad] La chance en a pris { $luck } % par coup.
    }
review-ronda-picture = La mémoire : ce qui s’est montré, et ce qui a été oublié (carrés ; dessous, par quel joueur)
