# Ce que disent les portes pour ceux qui apprennent.

study-no-encoding = { $game } n’a ni numéros d’actions ni observations.
study-no-lot = OpenSpiel connaît { $game } sans hasard : first y est une place, et non lot.
study-spectator = Une observation est celle d’une place : la vue d’un spectateur n’en a pas.
study-reward = Il n’y a pas de récompense { $reward } : les récompenses sont { $known }.
study-render-mode = Il n’y a pas de render_mode { $mode } : ce sont { $known }, ou None.
study-reset = reset ne connaît pas les options { $options } : il n’y a que position, une position en notation.
study-reset-batch = reset d’un lot ne connaît pas d’options, et a reçu { $options }.
study-seconds = Les robots peuvent réfléchir zéro seconde ou plus, et non { $seconds }.
study-nodes = Les robots peuvent examiner un nœud ou plus, ou None : selon la pendule ; et non { $nodes }.
study-action = L’action { $action } ({ $label }) ne peut pas être choisie ici : le masque dit lesquelles le peuvent.
study-action-unknown = Il n’y a pas d’action { $action } : les numéros sont des entiers de 0 à { $last }.
study-ids-too-many = Le coup est complet après { $ids } : aucun numéro ne suit.
study-draft = Aucun coup ne commence ici par les numéros { $ids } : les masques disent lesquels peuvent être choisis.
study-state = Ce codage est pour { $game } à { $seats } places, et non pour cet état.
study-state-options = Cet état a d’autres options : ce codage est pour { $options }.
study-view = Ce n’est pas une vue du jeu { $game } à { $seats } places.
study-view-field = Ce n’est pas une vue du jeu { $game } à { $seats } places : { $field } ne va pas avec le reste, ou n’est pas une valeur d’une vue.
study-view-options = Cette vue a d’autres options : ce codage est pour { $options }.
study-observation = Ce n’est pas une observation de ce codage : il en faut une ligne de { $numbers } nombres dans les bornes de sa disposition, comme encode les écrit pour cette place.
study-action-in-batch = L’action { $action } ne peut pas être choisie dans la partie { $game } du lot : son masque dit lesquelles le peuvent.
study-actions-of-batch = Un pas demande un numéro d’action pour chaque partie du lot, { $games } sur une ligne, des nombres entiers (int64), et non { $found }.
study-games-in-batch = Un lot a au moins une partie, et non { $count }.
study-game-of-batch = Il n’y a pas de partie { $number } dans le lot : elles vont de 0 à { $last }.
study-option-of-batch = Un lot tire au sort qui commence : { $option } y est lot.
study-batch = C’est un lot de parties qui avance ici, et non { $found }.
study-policy = Une politique est une fonction d’observations et de masques, ou None, et non { $found }.
