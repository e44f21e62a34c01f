# Ce que l’analyse dit d’une partie de Rondelic.

review-rondelic-held = En main : { $card }.
review-rondelic-offered = Carte proposée : { $card }.
review-rondelic-forced = Pas le choix : { $percent } % de risque d’avoir la plus basse.
review-rondelic-no-choice = Pas le choix.
review-rondelic-best = Rien de mieux : { $percent } % de risque d’avoir la plus basse.
review-rondelic-better =
    { $percent } % de risque d’avoir la plus basse, contre { $least } % { $best ->
        [keep] en gardant sa carte
        [swap] en échangeant
        [take] en prenant cette carte
        [turn] en demandant une autre carte
        [accept] en prenant la carte écartée
       *[draw] en piochant
    }.
review-rondelic-stake =
    { $circle ->
        [0] Avant le premier cercle
       *[other] Au cercle { $circle }
    }, avoir la plus basse coûtait { $stake ->
        [0] moins de 1 %
       *[other] { $stake } %
    } de chances de gagner : ce choix en a coûté { $cost ->
        [0] moins de 1 %.
       *[other] { $cost } %.
    }
review-rondelic-cost =
    { $cost ->
        [0] Ce choix a coûté moins de 1 % de chances de gagner.
       *[other] Ce choix a coûté { $cost } % de chances de gagner.
    }
review-rondelic-agrees = Le robot le plus fort aurait fait de même (il { $reason }).
review-rondelic-bot =
    Le robot le plus fort aurait { $move ->
        [keep] gardé sa carte
        [swap] échangé
        [give] donné sa carte
        [show] montré le Roi
        [take] pris cette carte
        [turn] demandé une autre carte
        [accept] pris la carte écartée
        [draw] pioché
        [restart] repris un jeton
       *[leave] quitté le jeu
    } (il { $reason }).
review-rondelic-fell = C’était la carte la plus basse.
review-rondelic-spared = Une autre était plus basse.
review-rondelic-summary =
    { $rounds ->
        [one] 1 tour
       *[other] { $rounds } tours
    }, { $lowest ->
        [0] aucun perdu
        [one] 1 perdu
       *[other] { $lowest } perdus
    } (à parts égales : { $fair }). Les décisions en ont coûté { $cost } ; { $kind ->
        [good] la chance en a épargné { $luck }.
       *[bad] la chance en a coûté { $luck }.
    }
review-rondelic-picture = Tours épargnés par la chance ; en pointillé, ceux que les décisions ont coûtés
