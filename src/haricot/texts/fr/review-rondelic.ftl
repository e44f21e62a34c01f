# Ce que l’analyse dit d’une partie de Rondelic.

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
