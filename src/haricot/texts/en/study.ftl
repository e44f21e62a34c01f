# What the doors for learners say.

study-no-encoding = { $game } has no action ids and observations.
study-spectator = Observations are of a seat: a spectator’s view has none.
study-reward = There is no reward { $reward }: the rewards are { $known }.
study-action = Action { $action } ({ $label }) cannot be chosen here: the mask says which can.
study-action-in-batch = Action { $action } cannot be chosen in game { $game } of the batch: its mask says which can.
study-actions-of-batch = A step takes an action id for each game of the batch, { $games } in one row, whole numbers (int64), not { $found }.
study-games-in-batch = A batch has at least one game, not { $count }.
