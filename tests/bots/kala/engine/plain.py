"""A plain search of the readable rules, which shares nothing with the proofs but those rules."""

from haricot.games.kala.rules import Kala


class TooLong(Exception):
    """The plain search has looked at as many positions as it may."""


class Plain:
    """Who wins with perfect play: whoever has a move after which they still win."""

    def __init__(self, most: int) -> None:
        self.known: dict[Kala, int] = {}
        self.most = most

    def winner(self, state: Kala) -> int:
        if state.turn is None:
            return state.opponent
        if state not in self.known:
            if len(self.known) > self.most:
                raise TooLong
            wins = any(self.winner(state.after(move)) == state.mover for move in state.moves())
            self.known[state] = state.mover if wins else state.opponent
        return self.known[state]
