# What the doors for learners say.

study-no-encoding = { $game } has no action ids and observations.
study-no-lot = OpenSpiel has { $game } without chance: there first is a seat, and not lot.
study-spectator = Observations are of a seat: a spectator’s view has none.
study-reward = There is no reward { $reward }: the rewards are { $known }.
study-render-mode = There is no render_mode { $mode }: they are { $known }, or None.
study-reset = reset knows no options { $options }: there is position alone, a position in notation.
study-reset-batch = reset of a batch knows no options, and was given { $options }.
study-seconds = Bots may think for no seconds or more, not { $seconds }.
study-nodes = Bots may look at one node or more, or None: by the clock; not { $nodes }.
study-action = Action { $action } ({ $label }) cannot be chosen here: the mask says which can.
study-action-unknown = There is no action { $action }: the ids are whole numbers from 0 to { $last }.
study-ids-too-many = The move is whole after { $ids }: no id follows.
study-draft = No move begins with the ids { $ids } here: the masks say which can be chosen.
study-state = This encoding is for { $game } with { $seats } seats, and not for that state.
study-state-options = That state is by other options: this encoding is for { $options }.
study-view = This is no view of { $game } with { $seats } seats.
study-view-field = This is no view of { $game } with { $seats } seats: { $field } does not go with the rest, or is no value of a view.
study-view-options = This view is of other options: this encoding is for { $options }.
study-observation = This is no observation of this encoding: that is a row of { $numbers } numbers within the bounds of its layout, as encode writes them for that seat.
study-action-in-batch = Action { $action } cannot be chosen in game { $game } of the batch: its mask says which can.
study-actions-of-batch = A step takes an action id for each game of the batch, { $games } in one row, whole numbers (int64), not { $found }.
study-games-in-batch = A batch has at least one game, not { $count }.
study-game-of-batch = There is no game { $number } in the batch: they are 0 to { $last }.
study-option-of-batch = A batch draws by lot who begins: { $option } is lot there.
study-batch = A batch of games is stepped here, not { $found }.
study-policy = A policy is a function of observations and masks, or None, not { $found }.
