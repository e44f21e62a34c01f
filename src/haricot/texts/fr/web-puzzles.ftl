# Les problèmes, et ceux du jour

web-puzzles = Problèmes
web-puzzles-line = Des positions de vraies parties, une seule bonne réponse à chacune.
web-puzzles-of = Problèmes : { $game }
web-puzzles-count =
    { $count ->
        [one] { $count } problème
       *[other] { $count } problèmes
    }
web-puzzles-mine =
    { $solved ->
        [one] Votre niveau : { $number } ± { $uncertainty } · { $solved } résolu sur { $tried }
       *[other] Votre niveau : { $number } ± { $uncertainty } · { $solved } résolus sur { $tried }
    }
web-puzzles-kind = Lesquels
web-puzzles-all = Tous
web-puzzle-level = Difficulté : { $level }
web-puzzle-watch = Regardez bien et retenez : ce qui est montré ne revient pas. La question vient après.
web-puzzle-start = Je regarde
web-puzzle-again = Revoir depuis le début
web-puzzle-hint-wrong = Essayez encore, ou voyez la solution.
web-puzzle-solution = Voir la solution
web-puzzle-solution-counts = compte comme non résolu
web-puzzle-next = Le suivant
web-puzzle-solved = Trouvé !
web-puzzle-solved-late =
    { $wrong ->
        [one] Trouvé, après une erreur.
       *[other] Trouvé, après { $wrong } erreurs.
    }
web-puzzle-shown = Voici la solution.
web-puzzle-right = Oui. Et maintenant ?
web-puzzle-gained =
    { $gained ->
        [0] Votre niveau reste à { $number }.
       *[other] Votre niveau : { $number } ({ $sign }{ $change }).
    }
web-puzzle-kept = Vos réponses seront racontées à la maison quand elle sera là.
web-puzzle-nobody = La maison ne vous connaît pas encore : rien n’est gardé.
web-puzzle-introduce = Garder mes résultats
web-daily = Les problèmes du jour
web-daily-of = Les problèmes du { $day }
web-daily-line = Un de chaque jeu, les mêmes pour tous, partout, ce jour-là.
web-daily-day =
    { $number ->
        [1] 1er
       *[other] { $number }
    }
web-daily-none = Pas de problèmes à cette date
web-daily-none-line = Il y en a pour chaque jour, du { $first } à aujourd’hui.
web-daily-todo = à faire
web-daily-done = résolu
web-daily-done-late =
    { $wrong ->
        [one] résolu après une erreur
       *[other] résolu après { $wrong } erreurs
    }
web-daily-lost = pas résolu
web-daily-streak =
    { $days ->
        [0] Pas encore de série : résolvez-en un aujourd’hui.
        [one] Une série d’un jour.
       *[other] Une série de { $days } jours.
    }
web-daily-longest =
    { $days ->
        [one] La plus longue : { $days } jour.
       *[other] La plus longue : { $days } jours.
    }
web-daily-share = Haricot, { $day } : { $results }
web-daily-share-streak = { $line } · { $days } jours de suite
web-daily-copy = Copier le résultat
web-daily-copied = Copié : à coller où l’on veut.
web-daily-list = Le tableau du jour
web-daily-list-none = Personne encore.
web-daily-list-line = On y voit ceux qui veulent bien figurer aux classements.
web-daily-old = Les jours passés
web-daily-before = La veille
web-daily-after = Le lendemain
web-daily-back = Retour aux problèmes du jour
