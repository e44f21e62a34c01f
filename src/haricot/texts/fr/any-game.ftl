# Ce que la maison dit d’un jeu qui n’apporte pas ses propres mots.

rules-aim = But du jeu : { $aim }
drawing-you = (vous)
drawing-last = Dernier coup

any-bot-random = joue au hasard
any-bot-only = n’a pas le choix
any-bot-ahead =
    { $games ->
        [one] finit devant les autres { $times } fois sur 100, d’après une partie jouée au hasard
       *[other] finit devant les autres { $times } fois sur 100, d’après { $games } parties jouées au hasard
    }
review-any-only = Pas le choix.
review-any-unknown = Pas le temps d’en juger.
review-any-best = Rien de sûrement meilleur : { $percent } % de chances d’être devant, si la suite se joue au hasard.
review-any-better = { $percent } % de chances d’être devant, contre { $most } % avec le meilleur coup.
review-any-move = « { $move } »
review-any-nothing-lost = Rien de perdu à coup sûr.
review-any-summary = Un coup a coûté en moyenne { $lost } % des chances. Le plus coûteux : le nᵒ { $number } ({ $dearest } %).
review-any-picture = Ce que chacun pouvait espérer à ses coups
review-unit = L’analyse du jeu { $game } compte en « { $unit } » ; elle peut compter en : { $known }.
