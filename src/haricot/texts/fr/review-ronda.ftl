# Ce que l’analyse dit d’une partie de Ronda.

review-ronda-best = Rien de mieux à faire.
review-ronda-better =
    { $beans ->
        [0] Un peu mieux : { $best } ({ $reason }).
        [one] Mieux : { $best } ({ $reason }), pour { $beans } haricot de plus à espérer.
       *[other] Mieux : { $best } ({ $reason }), pour { $beans } haricots de plus à espérer.
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
review-ronda-picture = La mémoire : ce qui s’est montré, et ce qui a été oublié (carrés)
