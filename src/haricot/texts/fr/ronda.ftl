ronda-name = Ronda
ronda-tagline = Se souvenir de ce que cachent les bols, et se débarrasser le premier de ses haricots. Un jeu de mémoire pour deux à cinq.

ronda-option-flow = après avoir ajouté un haricot : garder l’un des deux bols ouvert et continuer (original), ou recouvrir les deux et en soulever deux autres (simple)
ronda-option-cap = combien de haricots un bol cache au plus ; deux bols aussi pleins font vider l’un d’eux
ronda-option-penalty = si une erreur coûte un haricot tant que le bol noir en contient
ronda-option-stock = combien de haricots chacun reçoit
ronda-option-first = qui commence : une place, ou celle que le sort désigne

ronda-move-form = « { $move } » n’est pas un coup. Écrivez 7 pour soulever le bol 7, +7 pour y ajouter un haricot, =7 pour le garder ouvert, ou bien pass (passer), ou stop (s’arrêter) ; les bols vont de 1 à 10.
ronda-bowl-unknown = Il n’y a pas de bol { $bowl } : les bols vont de 1 à 10.
ronda-lift-open = Le bol { $bowl } est déjà ouvert : soulevez-en un autre.
ronda-lift-covered = Vous venez de recouvrir le bol { $bowl } : soulevez-en un autre.
ronda-match-pending = Les bols ouverts cachent le même nombre : ajoutez un haricot à l’un d’eux ({ $open }), ou passez (pass).
ronda-add-elsewhere = Le bol { $bowl } n’est pas ouvert : ajoutez le haricot à l’un des deux bols pareils ({ $open }), ou passez (pass).
ronda-added-pending = Vous avez ajouté un haricot : gardez l’un des deux bols ouvert ({ $open }), ou arrêtez-vous (stop).
ronda-keep-elsewhere = Le bol { $bowl } n’est pas ouvert : gardez l’un des deux qui le sont ({ $open }), ou arrêtez-vous (stop).
ronda-add-idle = On n’ajoute un haricot qu’à l’un de deux bols ouverts qui cachent le même nombre : soulevez d’abord un bol.
ronda-keep-idle = On ne garde un bol ouvert que juste après avoir ajouté un haricot, quand deux bols sont ouverts : soulevez un bol.
ronda-pass-idle = On ne passe que si deux bols ouverts cachent le même nombre : soulevez un bol.
ronda-stop-idle = On ne s’arrête que juste après avoir ajouté un haricot : soulevez un bol.

ronda-bowl-over-the-cap = Un bol cache { $cap } haricots au plus, et non { $beans }.
ronda-bowl-twice = Un bol n’est ouvert ou tout juste recouvert qu’une fois : { $bowls }.
ronda-more-than-two = « { $field } » nomme deux bols au plus, et non { $found }.
ronda-beans = Le compte des haricots n’y est pas : il y en a { $found }, il en faut { $expected }.
ronda-empty-stock = Qui n’a plus de haricots a gagné : cette place seule, à son tour, sans bol ouvert, en phase lift.
ronda-phase-lift = En phase lift, un bol au plus est ouvert.
ronda-phase-match = En phase match, deux bols sont ouverts et cachent le même nombre.
ronda-phase-added = En phase added, deux bols sont ouverts, et l’un cache un haricot de plus que l’autre.
ronda-phase-added-simple = En phase added du déroulement simple, aucun bol n’est ouvert.
