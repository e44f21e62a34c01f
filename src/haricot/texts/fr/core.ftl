# Ce que dit le contrat lui-même : options, positions et parties écrites qui ne vont pas.

game-unknown = Il n’y a pas de jeu « { $name } ». Les jeux sont : { $known }.

option-unknown = Il n’y a pas d’option « { $option } ». Les options sont : { $known }.
option-value = { $named } : { $value } n’est pas possible. Valeurs possibles : { $allowed }.
option-form = « { $text } » n’est pas une option : écrivez nom=valeur.
option-twice = L’option { $option } est donnée deux fois.
option-seat =
    { $players ->
        [one] { $named } : il n’y a pas de joueur { $number }, mais un seul joueur.
       *[other] { $named } : il n’y a pas de joueur { $number }, les joueurs ne sont que { $players }.
    }
option-seed = { $value } n’est pas un numéro de tirage : il faut un nombre entier de 77 chiffres au plus.
seats-wrong = On ne peut pas y jouer à { $seats }. Nombre de joueurs : { $allowed }.
seat-unknown = Il n’y a pas de place nᵒ { $seat } : elles sont numérotées de 0 à { $last }.

option-named = { $option }

move-not-listed = « { $move } » n’est pas un coup possible ici.
move-after-the-end = La partie est finie : on ne peut plus rien jouer.
move-no-text = Un coup s’écrit en texte, pas en { $kind }.
view-unreadable = Ceci n’est pas une vue du jeu { $game }.

position-no-text = Une position s’écrit en texte, pas en { $kind }.
position-form = « { $text } » ne fait pas partie d’une position : écrivez nom=valeur.
position-field-unknown = Une position n’a pas de « { $field } ». Ses parties sont : { $known }.
position-field-twice = La position donne « { $field } » deux fois.
position-field-missing = Il manque « { $field } » à la position.
position-number = « { $text } » dans « { $field } » n’est pas un nombre.
position-count = « { $field } » : il faut { $count } valeurs, et non { $found }.
position-choice = « { $field } » ne peut pas être « { $text } ». Ce peut être : { $choices }.

record-no-text = Une partie écrite est un texte, pas { $kind }.
record-field = La partie écrite ne peut pas avoir { $value } pour { $field }.
record-line = Ligne { $line } : « { $text } » n’est ni un en-tête, ni un coup numéroté, ni le résultat.
record-is-corpus = { $file } contient plusieurs parties : haricot games --help dit ce qu’on peut en faire.
record-number = Ligne { $line } : c’est le coup { $expected } qui vient ici, pas le { $found }.
record-header-twice = Ligne { $line } : l’en-tête « { $header } » est là pour la deuxième fois.
record-header-missing = Ce n’est pas une partie écrite, ou bien il en manque le début : il y faut une ligne qui commence par « { $header }: ».
record-header-number = Ligne { $line } : « { $text } » n’est pas un nombre.
record-beginning = Cette partie ne peut pas commencer : { $why }
record-seats = La partie écrite compte { $seats } joueurs, sa position de départ { $start }.
record-move =
    { $line ->
        [0] Coup { $number } ({ $move })
       *[other] Ligne { $line }, coup { $number } ({ $move })
    } : { $why }
record-sealed-chance = Le tirage est scellé : ce que le sort décide ici ne peut pas encore être connu.
record-ended = « { $ended } » n’est pas une fin : écrivez resigned:PLACE ou time:PLACE.
record-ended-twice = La partie était déjà finie selon les règles : elle n’a pas pu finir aussi par « { $ended } ».
record-mover = Ligne { $line }, coup { $number } : le texte donne ce coup à { $says }, mais c’est à { $seat } de jouer.
record-result =
    { $line ->
        [0] Le texte
       *[other] Ligne { $line } : le texte
    } annonce « { $claimed } », mais les coups mènent à « { $result } ».
record-seal = Le sceau est brisé : il ne correspond pas au tirage. Ce n’est pas la donne qui avait été scellée.

verify-moves =
    { $count ->
        [0] Aucun coup n’a été joué.
        [one] { $count } coup, permis.
       *[other] { $count } coups, tous permis.
    }
verify-rules-other = Cette partie a été jouée avec la version { $version } des règles ; celle d’ici est la { $installed }.
verify-words = Les mots sont ceux du lexique installé ici, { $version }.
verify-words-trusted = Les mots ont été jugés par le lexique { $version } ; celui qui est installé ici est { $installed }. On leur fait confiance, sans les vérifier.
verify-result = Le résultat est juste : { $result }.
verify-result-unclaimed = Le texte n’annonce pas de résultat ; les coups mènent à : { $result }.
verify-unsealed = La partie écrite n’a pas de sceau : rien ne montre que le tirage a été choisi avant la partie.
verify-still-sealed = Le tirage est encore scellé : on pourra le vérifier quand la partie sera finie.
verify-seal = Le sceau est juste : le tirage est celui qui a été scellé avant la partie.

lexicon-unknown = Il n’y a pas de lexique « { $lang } ». Ceux qui sont installés ici sont : { $known }.
lexicon-house-word = { $file }, ligne { $line } : « { $word } » ne peut pas être un mot du lexique. Un mot a de 2 à 9 lettres, et aucun autre signe.
game-file-missing = { $file } n’est pas un fichier Python, ou bien il est introuvable.
game-file-fails = Le jeu du fichier { $file } n’a pas pu être chargé. { $why }
game-file-fails-at = Le jeu du fichier { $file }, ligne { $line }, n’a pas pu être chargé. { $why }
game-file-breaks = Quelque chose échoue avec le jeu du fichier { $file }. { $why }
game-file-breaks-at = Le jeu du fichier { $file } échoue à la ligne { $line }. { $why }
game-file-no-game = { $file } n’apporte pas de jeu : il y faut un nom GAME, une instance de haricot.Game.
game-file-lacks = Le jeu du fichier { $file } ne dit rien de { $field }. Il y faut { $wanted }.
game-file-field = Le jeu du fichier { $file } dit { $field } = { $found }. Il y faut { $wanted }.
game-file-wants-name = un texte de minuscules, de chiffres ou de _, comme "last_bean"
game-file-wants-seats = un intervalle de nombres entre 1 et 100, comme range(2, 5)
game-file-wants-secret = "none", "common" ou "private"
game-file-wants-box = une haricot.Box de nombres entiers, comme Box(age=6, minutes=3)
game-file-wants-options = un dict de haricot.Option, chacune sous son propre nom, et dont la valeur par défaut est une de ses valeurs
game-file-wants-presets = un dict de noms, avec pour chacun un dict d’options
game-file-wants-family = un dict d’options et de leurs valeurs
game-file-wants-flag = True ou False
game-file-wants-version = un nombre entier à partir de 1
game-file-wants-names = un tuple de noms d’options
game-file-wants-type = une classe, comme un TypedDict
game-file-wants-texts = un dict de textes Fluent par langue, comme {"{"}"fr": "last_bean-name = Le dernier haricot"{"}"}
game-name-form = Le jeu du fichier { $file } s’appelle « { $name } » : un nom se compose de 1 à 40 minuscules, chiffres ou _, et commence par une lettre.
game-name-taken = Le jeu du fichier { $file } s’appelle « { $name } », mais la maison a déjà un jeu de ce nom.
game-name-spoken = Le jeu du fichier { $file } s’appelle « { $name } », un mot par lequel commencent des textes de la maison : choisissez un autre nom.

# Plusieurs parties dans un seul texte.
corpus-result = Le résultat « { $result } » n’est pas de la forme winners=0 scores=1,0 ranks=1,2.
corpus-result-seats = Le résultat « { $result } » n’est pas celui d’une partie à { $seats }.
corpus-cut-off = La partie qui commence à la ligne { $line } n’a pas de résultat : le fichier semble coupé.
corpus-none = Ce n’est pas un corpus de parties : chacune commence par « Game: » et finit par « Result: ».
corpus-headers = La partie qui commence à la ligne { $line } ne dit pas quel jeu c’est, ou pour combien de places, de 1 à 100.
corpus-empty = Il n’y a pas de parties dans { $file }.
corpus-game = La partie qui commence à la ligne { $line } est illisible. { $why }
extra-missing = { $library } n’est pas installé : pip install { $install }
ray-not-there = Aucune grappe Ray ne répond à l’adresse { $address }.
ray-gone = La grappe Ray à { $address } a disparu. Ce qui était fait est gardé, si c’est dans un fichier : relancez une grappe, puis donnez la même commande.
ray-without-haricot = Une machine de la grappe Ray ne peut pas faire ce qu’on lui demande ({ $cause }) : installez haricot[ray] sur chacune, dans la version d’ici.
worker-cannot-take = Ce qui est à faire ne peut pas être confié à d’autres processus ({ $why }) : définissez les joueurs et les fonctions au début d’un module, ou passez-vous de plusieurs processus.
worker-died = Une part du travail a été commencée { $times } fois, et chaque fois le processus qui la faisait est mort : il faudrait peut-être plus de mémoire.
table-of-no-games = { $file } n’est pas une table de parties, avec une ligne par partie.
self-play-two-budgets = Les robots comptent des nœuds ou des secondes, pas les deux.

# Joueurs venus d’ailleurs.
player-missing = Il n’y a pas de joueur à { $where } : { $why }
player-no-program = { $where } ne nomme aucun programme : écrivez command:programme, et fermez tous les guillemets.
player-cannot-be-called = Ce qui est à { $where } ne s’appelle pas : un joueur est une fonction, ou un objet qui a une méthode __call__.
player-has-left = le programme s’est terminé (état { $code }) sans répondre.
player-cannot-be-made = Le joueur à { $where } ne peut pas être fait sans arguments : { $why }
player-answers-otherwise = le programme répond « { $line } », et non une ligne comme {"{"}"move": "…"{"}"}.
player-is-late = le programme n’a pas répondu en { NUMBER($seconds) } s.
player-is-silent = le programme a fermé sa sortie sans répondre.
perft-differs = Après { $depth } coups, les règles compilées comptent { $kernel } et les règles écrites { $plain } : l’une d’elles se trompe.

puzzles-none = { $game } n’a pas de problèmes.
puzzles-no-maker = { $game } n’a rien qui fasse des problèmes : il y faut un module « puzzles » dans un paquet ; un fichier seul n’en a pas.
puzzles-other-game = La partie est d’un autre jeu ({ $other }) : on n’en tire pas de problèmes pour le jeu { $game }.
puzzles-file = Il n’y a pas de problèmes dans { $file } : il lui faut une ligne de JSON pour chacun.
puzzles-no-year = « { $year } » n’est pas une année de { $first } à { $last }.
puzzles-days-listed = { $file } existe déjà : une liste de jours ne change plus.
