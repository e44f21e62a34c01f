# Kala résolu : ce que dit la commande.

cli-solve = Prouver qui gagne à Kala si chacun joue parfaitement.
cli-solve-reserve = Le nombre de haricots de chacun au départ.
cli-solve-threads = Combien de fils d’exécution travaillent à la preuve.
cli-solve-memory = La mémoire de la table des résultats prouvés, en mégaoctets.
cli-solve-table = Un fichier où garder la table ; s’il existe, la preuve reprend de là, et c’est sa taille qui compte.
cli-solve-book = Faire le livre des débuts, que les robots consultent, et l’écrire dans ce fichier ; pour un seul départ avec --reserve et --option handicap=…. Ctrl-C l’arrête, et la même commande reprend.
cli-solve-book-progress = { $first } haricots contre { $second } : { $lines } lignes
cli-solve-book-left-out = Laissé de côté, la preuve étant trop longue : { $first } haricots à qui commence, contre { $second }.
cli-solve-book-made = Le livre a { $lines } lignes : il est dans { $file }.
cli-solve-book-stopped = Le livre a { $lines } lignes jusqu’ici. Le travail est gardé à côté de { $file } : redonnez la même commande pour continuer.
cli-solve-pairs = Chercher combien de haricots il faut à qui commence contre chaque réserve de l’autre, et l’écrire dans ce fichier ; jusqu’à une réserve avec --reserve. Ctrl-C l’arrête, et la même commande reprend.
cli-solve-pairs-progress = { $beans ->
        [one] { $beans } réserve connue
       *[other] { $beans } réserves connues
    }
cli-solve-pair = Contre { $second } haricots, il en faut { $first } à qui commence.
cli-solve-pairs-made = Le tableau est dans { $file }.
cli-solve-pairs-stopped = Le tableau n’est pas complet après { $expansions } positions. Ce qui est prouvé est dans { $file } : redonnez la même commande pour continuer.
cli-solve-long = Avec 28 haricots, la preuve passe par deux milliards de positions : comptez une demi-heure au moins, et donnez-lui --memory 8192. Ctrl-C l’arrête ; avec --table FICHIER, elle reprendra où elle en était.
cli-solve-book-long = Le livre entier passe par tous les départs jusqu’à 28 haricots chacun, et prouve aussi celui-là, qui passe par deux milliards de positions : comptez une heure au moins, et donnez-lui --memory 8192. Ctrl-C l’arrête, et la même commande reprend ; --reserve le fait pour un seul départ.
cli-solve-pairs-long = Au-delà de 25 haricots chez le second, personne ne sait encore ce qu’il faut au premier, et 25 passe par des centaines de millions de positions : comptez des heures. Ctrl-C l’arrête, et la même commande reprend ; --reserve N la fait finir là.
cli-solve-positions = Résoudre toutes les positions de ce fichier, une par ligne : une ligne de JSON pour chacune. On continue après celles qui y sont déjà.
cli-solve-out = Où écrire ces lignes.
cli-solve-patience = Combien de positions chacune de ces preuves peut examiner ; sans cela, chacune va à son terme.
cli-solve-workers = Combien de positions de ce fichier à la fois ; par défaut, autant qu’il y a de processeurs.
cli-solve-positions-label = Positions
solve-positions-alone = --positions dit à elle seule ce qu’il faut résoudre : ni réserve, ni option, ni position, ni table, ni livre, ni paires à côté.
solve-no-positions = Il n’y a pas de positions dans { $file }.
cli-solve-progress = { $expansions } positions examinées
cli-solve-mover-wins = { $name }, au trait, gagne si chacun joue parfaitement.
cli-solve-other-wins = { $name } gagne si chacun joue parfaitement, bien que l’autre soit au trait.
cli-solve-size =
    { $expansions ->
        [one] La preuve a examiné { $expansions } position en { $seconds } s.
       *[other] La preuve a examiné { $expansions } positions en { $seconds } s.
    }
cli-solve-line =
    { $count ->
        [one] Le meilleur jeu, { $count } semaille :
       *[other] Le meilleur jeu, { $count } semailles :
    }
cli-solve-over = La partie est finie : { $name } a gagné.
cli-solve-keeping = Ce qui est connu est gardé dans { $file }…
cli-solve-unproven = Rien n’est encore prouvé après { $expansions } positions en { $seconds } s. Le travail est gardé dans { $file } : redonnez la même commande pour continuer.
cli-solve-unproven-lost = Rien n’est encore prouvé après { $expansions } positions en { $seconds } s. Avec --table FICHIER, le travail est gardé pour la prochaine fois.
solve-no-memory = Il n’y a pas autant de mémoire : donnez à --memory moins que { $megabytes } mégaoctets.
solve-position-or-reserve = Une position dit déjà combien de haricots il y a : donnez --position ou --reserve, pas les deux.
solve-two-reserves = La réserve est-elle de { $reserve } ou de { $other } haricots ? Donnez --reserve ou -o reserve=…, pas les deux.
solve-only-kala = Seul Kala peut être résolu, et non { $game }.
solve-no-table = { $file } ne contient pas de table de preuves lisible par cette version : choisissez un autre fichier.
solve-no-book = { $file } n’est pas un livre de Kala : choisissez un autre fichier.
solve-no-pairs = { $file } ne dit pas quelles réserves gagnent : choisissez un autre fichier.
solve-too-many-beans = Il y a { $found } haricots dans cette position ; on peut en résoudre jusqu’à { $most }.
