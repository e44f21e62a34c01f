"""The contract: what a game, a state, a move, a view, an outcome and a record are."""
