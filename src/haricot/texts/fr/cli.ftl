cli-usage = Usage :
cli-options = Options{" "}
cli-commands = Commandes{" "}
cli-help = Afficher cette aide.
cli-version = Afficher la version.
cli-lang = La langue : fr, en, ou de (en partie). Par défaut, celle de votre système.
cli-welcome =
    Bienvenue chez Haricot. Pour commencer :
    { "  " }haricot play { $game } : une partie ici, contre un robot
    { "  " }haricot serve : la maison dans le navigateur, seul ou à plusieurs
cli-haricot = Haricot, une maison de jeux : pour y jouer, revoir ses parties, étudier les jeux.

cli-play = Jouer ici, entre personnes ou avec des robots.
cli-rules = Lire les règles d’un jeu.
cli-show = Dessiner une position.
cli-moves = Lister les coups permis d’une position.
cli-perft = Compter les façons dont le jeu peut se dérouler.
cli-stats = Jouer beaucoup de parties au hasard, et compter leur longueur et qui gagne.
cli-words = Chercher des mots dans un lexique.
cli-replay = Revoir pas à pas une partie écrite.
cli-verify = Vérifier une partie écrite : coups, résultat, sceau.
cli-serve = Ouvrir la maison : on y joue dans son navigateur.
cli-work = Réfléchir pour les robots de maisons qui sont ailleurs.
cli-backup = Copier dans un fichier tout ce que garde la maison.
cli-check = Vérifier tout ce que garde la maison : le fichier, et la partie de chaque table.
cli-rebuild = Refaire l’historique et les classements à partir de ce qui s’est joué ; la maison doit être fermée.

cli-option = Une option du jeu, par exemple first=0 (le premier joueur commence) ; peut être donnée plusieurs fois.
cli-preset = Une variante du jeu, par son nom.
cli-seed = Le numéro de tirage, dont vient tout le hasard ; le même numéro donne la même partie.
cli-seats = Le nombre de joueurs.
cli-seat = Voir ce que voit ce joueur (0 pour le premier) ; sans cette option, ce que voit le public.
cli-game-file = Un jeu venu d’ailleurs, dans un fichier Python (plusieurs fois possible).
cli-position = Une position, en notation, au lieu du départ.
cli-turns = Compter les tours complets au lieu des coups.
cli-bots = Combien de joueurs sont des robots.
cli-level = Le niveau des robots, de graine à gousse, ou une force (size:1240) ; par défaut, celui du milieu.
cli-record = Un fichier où garder la partie ; s’il contient une partie inachevée, elle reprend.

cli-file = Le fichier { $file } ne peut être ni lu ni écrit : { $why }.
cli-file-missing = Le fichier { $file } est introuvable.
cli-file-unnamed = Quelque chose n’a pu être ni lu ni écrit : { $why }.
cli-file-folder = { $file } est un dossier, pas un fichier.
cli-file-forbidden = Vous n’avez pas le droit d’ouvrir { $file }.
cli-file-no-text = Ce fichier n’est pas du texte en UTF-8.
cli-see-help = Voyez : { $command } --help
cli-no-such-command = Cette commande n’existe pas.
cli-no-such-option = L’option { $option } n’existe pas.
cli-missing = Il manque { $what }.
cli-bad-choice = { $what } doit être l’une de ces valeurs : { $choices }.
cli-bad-value = La valeur de { $what } ne convient pas.
cli-bad-range = { $what } attend un nombre de { $least } à { $most }.
cli-bad-least = { $what } attend un nombre, au moins { $least }.
cli-bad-number = { $what } attend un nombre entier.
cli-negative = { $number } : un nombre négatif ne convient pas ici.
cli-wrong-usage = Commande mal formée.
preset-unknown = Il n’y a pas de variante « { $preset } ». Les variantes sont : { $known }.
cli-too-many-bots = Il peut y avoir de 0 à { $seats } robots, et non { $bots }.
cli-record-taken = { $file } contient une autre partie, ou une partie finie : choisissez un autre fichier.

cli-ask-people = Combien de personnes ? (0 à { $seats } ; les autres joueurs seront des robots) [1]{" "}
cli-ask-people-again = Un nombre de 0 à { $seats }, s’il vous plaît.
cli-prompt = { $name }, à vous (? pour l’aide) :{" "}
cli-prompt-clock = { $name }, à vous, encore { $seconds } s (? pour l’aide) :{" "}
cli-time-up = Le temps est écoulé pour { $name } : { $move }.
cli-time-lost = Le temps est écoulé pour { $name }, qui perd la partie.
cli-bot-plays = { $name } joue { $move } : il { $reason }.
cli-bot-fails = Ce robot est en panne et joue n’importe quel coup : { $why }
cli-hint = Indice : { $move }. C’est ce que jouerait un robot : il { $reason }.
cli-no-list = Dans ce jeu, c’est à vous de trouver un coup.
cli-undo-nothing = Il n’y a rien à reprendre.
cli-undo-revealed = Ce coup ne peut pas être repris : il a montré quelque chose de caché.
cli-undo-remembered = Dans ce jeu, on ne reprend rien : ce serait revoir ce dont il faut se souvenir.
cli-any-key = Une touche pour continuer…{" "}
cli-curtain-opens = Le clavier est à { $name }. Que personne d’autre ne regarde ! Puis Entrée :{" "}
cli-curtain-falls = Retenez ce que vous voyez, puis Entrée pour baisser le rideau :{" "}
cli-play-words =
    Tapez un coup, ou son numéro dans la liste. Mais aussi :
    ?  cette aide         l  lister encore les coups
    u  reprendre un coup  h  un indice
    r  les règles         q  quitter
cli-winners =
    { $count ->
        [one] { $names } gagne !
       *[other] { $names } gagnent ensemble !
    }
cli-rank = { $rank }. { $name } ({ $score })
cli-record-written = La partie est gardée dans { $file }.
cli-left = À bientôt.
cli-left-with-record = À bientôt. Pour reprendre la partie : haricot play { $game } --record { $file }
cli-words-fits = Chercher les mots de cette forme : une lettre là où il la faut, un point pour n’importe laquelle.
cli-words-from = Seulement les mots dont les autres lettres sont parmi celles-ci ; ? est un joker.
cli-words-lexicon =
    { $count ->
        [one] Le lexique { $version } contient { $count } mot.
       *[other] Le lexique { $version } contient { $count } mots.
    }
cli-words-in = { $word } est dans le lexique { $version } : { $spellings }.
cli-words-house = { $word } est dans le lexique, ajouté par cette maison : { $spellings }.
cli-words-out = { $word } n’est pas dans le lexique { $version }.
cli-words-characters = { $word } ne peut pas être dans un lexique : un mot n’est fait que de lettres.
cli-words-length = { $word } ne peut pas être dans un lexique : ses mots ont de { $least } à { $most } lettres.
cli-words-bad-pattern = « { $pattern } » n’est pas une forme : écrivez des lettres et des points, par exemple .E..
cli-words-bad-cards = « { $cards } » : ce ne sont pas des cartes. Écrivez des lettres, et ? pour un joker.
cli-words-found =
    { $count ->
        [0] Aucun mot ne convient.
        [one] { $count } mot convient.
       *[other] { $count } mots conviennent.
    }
cli-replay-start = { $game } : le départ
cli-replay-move = { $number }. { $name } : { $move }
cli-replay-prompt = Entrée : suite, b : retour, 0–{ $last } : y aller, q : quitter{" "}
cli-stats-games = Combien de parties jouer ; 1000 par défaut.
cli-stats-workers = Combien de parties se jouent à la fois ; par défaut, autant qu’il y a de processeurs.
cli-stats-playing = Parties
cli-stats-head = { $game }, { NUMBER($seats) } joueurs, { NUMBER($games) } { $games ->
        [one] partie
       *[other] parties
    } au hasard, tirage nᵒ { $seed }
cli-stats-stopped = Arrêté après { NUMBER($played) } parties sur { NUMBER($games) }.
cli-stats-options = { $options }
cli-stats-moves = coups : de { NUMBER($shortest) } à { NUMBER($longest) }, médiane { NUMBER($median) }, moyenne { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-stats-turns = tours : de { NUMBER($shortest) } à { NUMBER($longest) }, médiane { NUMBER($median) }, moyenne { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-stats-wins = { $name } : { NUMBER($wins) } { $wins ->
        [one] victoire
       *[other] victoires
    }, { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %

cli-arena = Faire jouer les robots entre eux et les classer.
cli-arena-levels = Les niveaux à faire jouer, du plus faible au plus fort ; par défaut tous.
cli-arena-games = Combien de parties par marche de l’échelle : un nombre pair, chaque départ étant joué deux fois.
cli-arena-even = Chaque départ est joué deux fois : { NUMBER($games) } parties par marche.
cli-arena-opening = Combien de coups au hasard pour commencer, les mêmes des deux côtés ; par défaut 4 quand un jeu ne laisse rien au hasard, sans quoi les mêmes robots rejoueraient la même partie, sinon aucun.
cli-arena-workers = Combien de parties se jouent à la fois ; par défaut, autant qu’il y a de processeurs.
cli-arena-seconds = Combien de temps un robot peut réfléchir à un coup, selon l’horloge ; une seconde par défaut. Les robots qui prennent tout leur temps jouent alors autrement sur une autre machine.
cli-arena-nodes = Combien de positions ou de parties simulées un robot peut regarder à chaque coup, au lieu de secondes : le même numéro de tirage donne alors les mêmes résultats, sur toutes les machines.
cli-arena-json = La réponse en JSON, pour les programmes ; ou, avec un nom, dans ce fichier.
cli-arena-record = Noter les parties, en corpus ; ce qui était dans ce fichier est remplacé.
cli-arena-step = { $stronger } finit devant { $weaker } dans { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } % des { $games } parties (± { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) })
cli-arena-no-game = { $stronger } – { $weaker } : aucune partie n’était encore finie, il n’y a donc rien à dire.
cli-arena-too-few = { $stronger } – { $weaker } : une seule partie était finie, trop peu pour dire qui est le plus fort.
cli-arena-slowest = La réponse la plus lente a pris { NUMBER($seconds, minimumFractionDigits: 2) } s.
cli-games-repeat =
    { $distinct ->
        [one] Les { NUMBER($games) } parties sont toutes identiques, coup pour coup.
       *[other] Seules { NUMBER($distinct) } des { NUMBER($games) } parties sont différentes : les autres les répètent coup pour coup.
    } Des coups au hasard au début les rendent différentes : donnez un plus grand nombre à --opening.
arena-two-levels = Nommez au moins deux niveaux, chacun une fois : { $known }.
arena-player-name = « { $player } » n’est pas un joueur : écrivez nom=module:Classe, ou nom=command:programme.
arena-player-is-level = « { $name } » est un des niveaux : donnez un autre nom à votre joueur.
arena-player-fails = Partie { $number } : { $player } échoue : { $why }
arena-player-errs = Partie { $number } : { $player } enfreint les règles. { $why }
arena-opening-too-long =
    { $opening ->
        [one] Après { $opening } coup
       *[other] Après { $opening } coups
    } au hasard, il ne reste pas de partie à jouer : donnez-en moins à --opening.
cli-review = Analyser une partie après coup : le mieux à chaque coup, la chance, l’habileté.
cli-review-seconds = Combien de secondes réfléchir à chaque coup.
cli-review-nodes = Combien de positions regarder à chaque coup, au lieu de secondes : deux analyses disent alors la même chose, sur n’importe quelle machine.
cli-review-plot = Un fichier pour une image de la partie.
cli-review-thinking = Coups
cli-review-head =
    { $count ->
        [0] { $game } : aucun coup à analyser
        [one] { $game } : 1 coup analysé
       *[other] { $game } : { $count } coups analysés
    }
cli-review-unfinished = La partie n’est pas finie : voici jusqu’où elle va.
cli-review-accuracy = précision { $accuracy } %

cli-no-folder = Le dossier où irait { $file } n’existe pas : créez-le, ou choisissez un autre fichier.
cli-compiling = Les robots se préparent à réfléchir : une seule fois par installation, une minute au plus…
cli-loading = Les robots se préparent à réfléchir…
cli-play-seat = Votre place, par son nom (votre couleur, là où il y en a) ou par son numéro, 0 pour la première.
cli-seat-unknown = Il n’y a pas de place « { $seat } ». Les places sont : { $known }.
cli-print = Imprimer un jeu : son plateau ou ses cartes, à découper, et ses règles.
cli-print-pdf = Le fichier PDF à écrire.
cli-print-paper = Le papier : a4 ou a3.
cli-print-done = C’est prêt à imprimer, à 100 % : { $file }

cli-ray = Une grappe Ray qui fait le travail : son adresse, ou auto.
cli-json = La réponse en JSON, pour les programmes.
cli-json-needs-file = Avec --json, la sortie est réservée à la réponse : nommez un fichier pour ce qui est fait.
cli-games = Travailler avec plusieurs parties dans un fichier : convertir, filtrer, compter, analyser.
cli-games-convert = Changer un fichier de parties en un autre : texte, ou table Parquet.
cli-games-convert-moves = Une autre table, avec une ligne par coup : qui l’a joué, ce qu’on voyait, comment c’est fini.
cli-games-filter = Garder une partie des parties d’un fichier.
cli-games-filter-name = Seulement les parties de ce jeu.
cli-games-filter-player = Seulement les parties où ce joueur était assis.
cli-games-filter-winner = Seulement les parties que cette place a gagnées.
cli-games-filter-least = Seulement les parties d’au moins tant de coups.
cli-games-filter-most = Seulement les parties d’au plus tant de coups.
cli-games-filter-replayed = Seulement les parties qu’on peut rejouer et qui finissent comme il est écrit.
games-filter-none = Aucune partie n’a au moins { NUMBER($least) } et au plus { NUMBER($most) } coups.
cli-games-review = Analyser toutes les parties d’un fichier : une ligne de JSON pour chacune. On continue après celles qui y sont déjà.
cli-games-review-nodes = Combien de positions regarder à chaque coup ; par défaut, autant qu’une maison. Les analyses sont les mêmes sur toutes les machines.
cli-games-review-workers = Combien de parties à la fois ; par défaut, autant qu’il y a de processeurs.
cli-games-review-label = Parties
cli-lines-wrong =
    { $count ->
        [one] Une ligne dit ce qui n’allait pas.
       *[other] { $count } lignes disent ce qui n’allait pas.
    }
cli-no-json-lines = Le fichier { $file } est d’une autre sorte, et reste tel quel : il faudrait une ligne de JSON par résultat.
cli-lines-of-others = Le fichier { $file } contient les résultats d’autre chose. Donnez-lui un autre nom, ou redemandez la même chose.
cli-same-file = Le fichier { $file } est nommé deux fois : ce qu’on lit et ce qu’on écrit sont des fichiers différents. Donnez un autre nom.
cli-ending = Le nom { $file } ne convient pas : un fichier se nomme d’après ce qu’il est : { $endings }.
cli-games-stats = Compter les parties d’un fichier : leur longueur, et qui a gagné.
cli-games-stats-count = { $count ->
    [one] { NUMBER($count) } partie
   *[other] { NUMBER($count) } parties
  }
cli-games-stats-game = { $name } : { NUMBER($games) }, dont { NUMBER($unfinished) } sans fin
cli-games-stats-wins = gagnées par { $winner } : { NUMBER($wins) }
cli-games-stats-seat = gagnées de la place { $seat } : { NUMBER($wins) }
cli-data = Faire des corpus pour ceux qui apprennent.
cli-data-self-play = Faire jouer les robots entre eux et noter leurs parties.
cli-data-self-play-games = Combien de parties jouer ; 100 par défaut.
cli-data-self-play-level = Un niveau qui joue ; donnés plusieurs fois, ils s’assoient à tour de rôle. Par défaut celui du milieu de l’échelle.
cli-data-self-play-player = De même, ou un joueur à vous par son nom : le_notre=module:Classe, ou le_notre=command:programme.
cli-data-self-play-out = Le fichier à écrire ; s’il a déjà des parties, on continue après elles.
cli-data-self-play-opening = Combien de coups au hasard pour commencer ; par défaut 4 quand un jeu ne laisse rien au hasard, sans quoi les mêmes robots rejoueraient la même partie, sinon aucun.
cli-data-self-play-workers = Combien de parties jouer à la fois ; par défaut, autant qu’il y a de processeurs.
cli-data-self-play-nodes = Combien de positions ou de parties simulées un robot peut regarder à chaque coup ; par défaut, ce qui prend une seconde au plus. Les parties sont les mêmes sur toutes les machines.
cli-data-self-play-seconds = Combien de temps un robot peut réfléchir à un coup, selon l’horloge : les parties dépendent alors de la machine.
cli-arena-player = Un niveau, ou un joueur à vous par son nom : le_notre=module:Classe, ou le_notre=command:programme ; le plus faible d’abord.
cli-perft-prove = Compter selon les règles écrites et selon les règles compilées, qui doivent s’accorder.
cli-data-stopped = Jusqu’ici { NUMBER($count) } dans { $file } : redonnez la même commande pour continuer.
cli-data-early = { NUMBER($count) } de plus, finis avant un autre qui dure, attendent dans { $file }.
cli-perft-stopped = Arrêté : compté jusqu’à { NUMBER($depth) }. Rien n’est gardé pour continuer.
cli-perft-proven = Les deux comptes sont faits, et s’accordent.
cli-perft-nothing-to-prove = Seules les règles écrites ont compté : il n’y a rien de compilé à comparer.
cli-data-bench = Faire un jeu de données de positions dont le gagnant est prouvé.
cli-data-bench-positions = Combien de positions ; 200 000 par défaut.
cli-data-bench-patience = Combien de positions chaque preuve peut examiner ; un million par défaut.
cli-data-bench-workers = Combien de preuves à la fois ; par défaut, autant qu’il y a de processeurs.
cli-data-bench-proving = Positions

cli-puzzles = Fabriquer des problèmes (make), prouver encore ceux qui sont là (check), ou dresser la liste des jours d’une année (days).
cli-puzzles-count = Combien de problèmes le fichier doit contenir.
cli-puzzles-sample = Combien de problèmes sont prouvés encore.
cli-puzzles-record = Une partie jouée, dont on tire aussi des problèmes.
cli-puzzles-file = Où les écrire, ou ceux à prouver encore ; par défaut dans le programme même.
cli-puzzles-need-a-file = { $game } vient d’ailleurs : nommez un fichier à vous pour ses problèmes, avec --file.
cli-puzzles-workers = De combien de parties on tire des problèmes à la fois ; par défaut, autant qu’il y a de processeurs.
cli-puzzles-making = Problèmes
cli-puzzles-made = { $count } problèmes dans { $file }.
cli-puzzles-stopped = { $count } problèmes dans { $file } jusqu’ici : redonnez la même commande pour continuer.
cli-puzzles-wrong = Le problème { $puzzle } n’a pas une seule bonne réponse.
cli-puzzles-checked = { $count } problèmes sur { $all } prouvés.
cli-puzzles-check-stopped = Arrêté après { $all } problèmes sur { $drawn } : { $count } prouvés.
cli-puzzles-listed = Les jours sont dans { $file }.
