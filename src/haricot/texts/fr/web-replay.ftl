# Une partie revue : les coups, ce que la maison en dit, le graphique, les touches

web-replay-at = Coup { $at } sur { $last }
web-replay-begin = Début de la partie
web-replay-shown = À lire ici
web-replay-steps = Pas à pas
web-replay-first = Au début
web-replay-back = Coup précédent
web-replay-next = Coup suivant
web-replay-last = À la fin
web-replay-run = Dérouler
web-replay-stop = Arrêter
web-replay-link = Copier le lien vers ce moment
web-moves-made = Les coups
web-move-go = Revoir le coup { $number }
web-now-back = Revenir au présent
web-looking-back = Vous revoyez le coup { $number }.

web-review = Après coup
web-review-look = Analyser la partie
web-review-looking =
    { $moves ->
        [one] La maison relit la partie : un coup…
       *[other] La maison relit la partie : { $moves } coups…
    }
web-review-stop = Arrêter l’analyse
web-review-stopped = L’analyse est arrêtée.
web-review-unfinished = Cette partie n’est pas finie : elle sera analysée quand elle le sera.
web-review-nothing = Aucun coup n’a été joué : il n’y a rien à revoir.
web-review-start = Avancez d’un coup pour lire ce qu’il valait.
web-review-summary = Le bilan
web-review-dearest =
    { $by ->
        [chances] Les coups qui ont coûté le plus de chances de gagner
       *[other] Les coups qui ont le plus coûté
    }
web-review-next = Dessiné sur le plateau : le meilleur coup suivant.
web-review-map = Ce qu’on pouvait retenir
web-review-map-line =
    { $moves ->
        [one] Un coup, de gauche à droite.
       *[other] { $moves } coups, de gauche à droite.
    }
web-review-map-push = Poussez l’image pour les voir tous.
web-review-picture = La partie en une image : le texte du bilan dit l’essentiel.
web-zoom-in = Agrandir
web-zoom-out = Réduire

web-line-look = Voir mieux : { $move }
web-line-leave = Revenir à la partie
web-line-begin = Avant le coup { $number }. Le mieux : { $move }
web-line-at = Variante : { $at } sur { $last }
web-best-is = Le mieux : { $move }

web-mark-count = { $mark } : { $count }
web-accuracy = Précision
web-accuracy-is = précision { $accuracy }
web-accuracy-question = Que dit la précision ?
web-accuracy-answer = Combien des chances de gagner on a gardées, choix après choix : 100 % pour qui trouve chaque fois le mieux, la moitié pour un coup qui coûte 15 chances sur 100. Des points ou des haricots perdus sans changer l’issue n’y comptent pas, la chance non plus ; c’est la même mesure dans tous les jeux.

web-graph = Les chances, coup par coup
web-graph-chance = { $name } { $chance }
web-graph-told =
    { $turn ->
        [0] { $name } a { $first } de chances au début et { $last } à la fin, sans tournant.
       *[other] { $name } a { $first } de chances au début et { $last } à la fin. Le plus grand tournant : coup { $turn }.
    }
web-graph-table = Les chances en tableau
web-graph-move = Coup

web-keys-title = Touches du clavier
web-keys-show = Touches
web-keys-back = coup précédent
web-keys-next = coup suivant
web-keys-first = au début
web-keys-last = à la fin
web-keys-run = dérouler, arrêter
web-keys-slip = coup suivant à revoir
web-keys-line = voir mieux, revenir à la partie
web-keys-best = dessiner le meilleur coup, ou non
web-keys-turn = tourner le plateau
web-keys-beside = ligne suivante au même coup
web-keys-engine = moteur, ou non
web-keys-comment = écrire un commentaire
web-keys-promote = mettre cette ligne en premier
web-keys-remove = supprimer ce coup et la suite
web-keys-undo = annuler
web-keys-redo = rétablir
web-keys-leave = revenir au présent
web-keys-help = cette liste
web-key-space = espace
web-key-home = début
web-key-end = fin
web-key-delete = suppr
web-key-escape = échap
