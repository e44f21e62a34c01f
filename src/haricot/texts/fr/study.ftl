# Ce que disent les portes pour ceux qui apprennent.

study-no-encoding = { $game } n’a ni numéros d’actions ni observations.
study-spectator = Une observation est celle d’une place : la vue d’un spectateur n’en a pas.
study-reward = Il n’y a pas de récompense { $reward } : les récompenses sont { $known }.
study-action = L’action { $action } ({ $label }) ne peut pas être choisie ici : le masque dit lesquelles le peuvent.
study-action-in-batch = L’action { $action } ne peut pas être choisie dans la partie { $game } du lot : son masque dit lesquelles le peuvent.
study-actions-of-batch = Un pas demande un numéro d’action pour chaque partie du lot, { $games } sur une ligne, des nombres entiers (int64), et non { $found }.
study-games-in-batch = Un lot a au moins une partie, et non { $count }.
