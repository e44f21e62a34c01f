# Ce que dit le contrat lui-même : options, positions et parties écrites qui ne vont pas.

game-unknown = Il n’y a pas de jeu « { $name } ». Les jeux sont : { $known }.

option-unknown = Il n’y a pas d’option « { $option } ». Les options sont : { $known }.
option-value = L’option { $option } ne peut pas valoir { $value }. Elle peut valoir : { $allowed }.
option-form = « { $text } » n’est pas une option : écrivez nom=valeur.
option-twice = L’option { $option } est donnée deux fois.
option-seat = L’option { $option } désigne la place { $value }, mais les places vont de 0 à { $last }.
option-seed = { $value } n’est pas une graine : une graine est un nombre entier de 77 chiffres au plus.
seats-wrong = { $seats } ne peut pas être le nombre de places. Il peut être : { $allowed }.
seat-unknown = Il n’y a pas de place { $seat } : les places vont de 0 à { $last }.

option-named = { $option }

move-not-listed = « { $move } » n’est pas un coup possible ici.
move-after-the-end = La partie est finie : on ne peut plus rien jouer.
move-no-text = Un coup s’écrit en texte, pas en { $kind }.
view-unreadable = Ceci n’est pas une vue de { $game }.

position-no-text = Une position s’écrit en texte, pas en { $kind }.
position-form = « { $text } » ne fait pas partie d’une position : écrivez nom=valeur.
position-field-unknown = Une position n’a pas de « { $field } ». Ses parties sont : { $known }.
position-field-twice = La position donne « { $field } » deux fois.
position-field-missing = Il manque « { $field } » à la position.
position-number = « { $text } » dans « { $field } » n’est pas un nombre.
position-count = Il faut { $count } valeurs dans « { $field } », et non { $found }.
position-choice = « { $field } » ne peut pas être « { $text } ». Ce peut être : { $choices }.

record-no-text = Une partie écrite est un texte, pas { $kind }.
record-field = La partie écrite ne peut pas avoir { $value } pour { $field }.
record-line = Ligne { $line } : « { $text } » n’est ni un en-tête, ni un coup numéroté, ni le résultat.
record-number = Ligne { $line } : c’est le coup { $expected } qui vient ici, pas le { $found }.
record-header-unknown = Ligne { $line } : il n’y a pas d’en-tête « { $header } ». Les en-têtes sont : { $known }.
record-header-twice = Ligne { $line } : l’en-tête « { $header } » est là pour la deuxième fois.
record-header-missing = Il manque l’en-tête « { $header } » à la partie écrite.
record-header-number = Ligne { $line } : « { $text } » n’est pas un nombre.
record-beginning = Cette partie ne peut pas commencer : { $why }
record-seats = La partie écrite a { $seats } places, sa position de départ { $start }.
record-move =
    { $line ->
        [0] Coup { $number } ({ $move })
       *[other] Ligne { $line }, coup { $number } ({ $move })
    } : { $why }
record-sealed-chance = La graine est scellée : ce que le sort décide ici ne peut pas encore être connu.
record-ended = « { $ended } » n’est pas une fin : écrivez resigned:PLACE ou time:PLACE.
record-ended-twice = La partie était déjà finie selon les règles : elle n’a pas pu finir aussi par « { $ended } ».
record-mover = Ligne { $line }, coup { $number } : le texte dit place { $says }, mais c’est à la place { $seat } de jouer.
record-result = Ligne { $line } : le texte annonce « { $claimed } », mais les coups mènent à « { $result } ».
record-seal = Le sceau est brisé : graine et sel ne le donnent pas. Ce n’est pas la donne qui avait été scellée.

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
verify-unsealed = La partie écrite n’a pas de sceau : rien ne montre que la graine fut choisie avant de jouer.
verify-still-sealed = La graine est encore scellée : on pourra la vérifier quand la partie sera finie.
verify-seal = Le sceau est juste : la graine est celle qui fut scellée avant de jouer.

lexicon-unknown = Il n’y a pas de lexique « { $lang } ». Ceux qui sont installés ici sont : { $known }.
lexicon-house-word = { $file }, ligne { $line } : « { $word } » ne peut pas être un mot du lexique. Un mot a de 2 à 9 lettres, et aucun autre signe.
game-file-missing = Le fichier { $file } n’est pas un fichier Python qui se trouve là.
game-file-fails = Le jeu du fichier { $file } ne se laisse pas charger. { $why }
game-file-no-game = { $file } n’apporte pas de jeu : il y faut un nom GAME, une instance de haricot.Game.
game-name-form = Le jeu de { $file } s’appelle « { $name } » : un nom a de 1 à 40 minuscules, chiffres et _, et commence par une lettre.
game-name-taken = Le jeu de { $file } s’appelle « { $name } », mais la maison a déjà un jeu de ce nom.
