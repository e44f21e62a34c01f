"""A round of Rondelic's last two with five ranks, small enough to be solved by OpenSpiel: `python_rondelic_round`.

By the first set of rules: the first player is presented a card, takes it or turns to the next, and must keep the third;
then the dealer does the same face up, knowing only how many cards were turned. The lower card loses, a tie is even.
`python -m haricot.study.rondelic.reduced_round` lets CFR learn it and compares that with the bots' own equilibrium.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import click
import numpy as np

from haricot.bots.rondelic.endgame.cfr import Equilibrium, Payoffs, solve
from haricot.core.errors import BadOption
from haricot.core.extras import needing
from haricot.games.rondelic.cards import SUITS

with needing("haricot[study]"):
    import pyspiel

NAME = "python_rondelic_round"
TAKE, TURN = range(2)
RANKS, CARDS = 5, 3
FEWEST, MOST_RANKS = 2, 10
"""What a side knows is written with a digit for each rank; and each rank more makes the tree much larger."""
FIRST, DEALER = range(2)
PARAMETERS = {"ranks": RANKS, "cards": CARDS}

_KINDS = pyspiel.GameType
TYPE = _KINDS(
    short_name=NAME,
    long_name="A round of Rondelic for two",
    dynamics=_KINDS.Dynamics.SEQUENTIAL,
    chance_mode=_KINDS.ChanceMode.EXPLICIT_STOCHASTIC,
    information=_KINDS.Information.IMPERFECT_INFORMATION,
    utility=_KINDS.Utility.ZERO_SUM,
    reward_model=_KINDS.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=False,
    parameter_specification=PARAMETERS,
)


class RoundGame(pyspiel.Game):  # type: ignore[misc]
    """So many ranks of four cards each, and so many cards to look at for each side."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**PARAMETERS, **(params or {})}
        for name, most in (("ranks", MOST_RANKS), ("cards", CARDS)):
            if not FEWEST <= given[name] <= most:
                value, allowed = str(given[name]), f"{FEWEST}–{most}"
                raise BadOption("option-value", option=name, named=name, value=value, allowed=allowed)
        self.ranks, self.cards = int(given["ranks"]), int(given["cards"])
        longest = 2 * (2 * self.cards - 1)
        info = pyspiel.GameInfo(2, self.ranks, 2, -1.0, 1.0, 0.0, longest)
        super().__init__(TYPE, info, params or {})

    def new_initial_state(self) -> RoundState:
        """Nothing is dealt yet."""
        return RoundState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> RoundObserver:
        """A text of what a side has seen."""
        return RoundObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))

    def max_chance_nodes_in_history(self) -> int:
        """As many as both look at."""
        return 2 * self.cards


class RoundState(pyspiel.State):  # type: ignore[misc]
    """The cards that came to each side, and who has settled."""

    def __init__(self, game: RoundGame) -> None:
        super().__init__(game)
        self.ranks, self.most = game.ranks, game.cards
        self.seen: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
        self.settled = 0
        """How many sides have a card for good."""
        self.waits = True
        """Whether the next card has still to come."""

    def current_player(self) -> int:
        """The side that has not settled, or chance, which brings its next card."""
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.waits else self.settled

    def _legal_actions(self, player: int) -> list[int]:
        return [TAKE, TURN]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Each card of the pack is as likely; four of each rank, less those that came."""
        gone = Counter(self.seen[FIRST] + self.seen[DEALER])
        left = {rank: len(SUITS) - gone[rank] for rank in range(self.ranks)}
        return [(rank, count / sum(left.values())) for rank, count in left.items() if count]

    def _apply_action(self, action: int) -> None:
        if not self.waits:
            self.settled += action == TAKE
            self.waits = True
            return
        first, dealer = self.seen
        self.seen = ((*first, action), dealer) if self.settled == FIRST else (first, (*dealer, action))
        if len(self.seen[self.settled]) == self.most:  # the last must be taken, without a word
            self.settled += 1
        else:
            self.waits = False

    def _action_to_string(self, player: int, action: int) -> str:
        return f"card {action}" if player == pyspiel.PlayerId.CHANCE else ("take", "turn")[action]

    def is_terminal(self) -> bool:
        """Both have settled."""
        return self.settled == 2

    def returns(self) -> list[float]:
        """The higher card wins."""
        if not self.is_terminal():
            return [0.0, 0.0]
        won = float(np.sign(self.seen[FIRST][-1] - self.seen[DEALER][-1]))
        return [won, -won]

    def known_to(self, player: int) -> str:
        """The first player has seen the cards of both; the dealer how many were turned, and the dealer's own."""
        first, dealer = ("".join(map(str, cards)) for cards in self.seen)
        turned = len(first) - (self.settled > FIRST)
        return f"first {first}/{dealer}" if player == FIRST else f"dealer {turned} {dealer}"

    def __str__(self) -> str:
        return f"{self.seen} settled={self.settled} waits={self.waits}"


class RoundObserver:
    """Nothing is forgotten within a round: with and without recall, a side knows the same."""

    def __init__(self, game: RoundGame, asked: Any) -> None:
        self.sees = bool(asked.public_info) and asked.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.dict = {
            "side": np.zeros(2, np.float32),
            "turned": np.zeros(game.cards, np.float32),
            "cards": np.zeros((2, game.cards, game.ranks), np.float32),
        }
        self.tensor = np.zeros(sum(part.size for part in self.dict.values()), np.float32)

    def set_from(self, state: RoundState, player: int) -> None:
        """Which side it is, how many cards the first player turned, and the cards seen: all one-hot."""
        for part in self.dict.values():
            part.fill(0)
        self.dict["side"][player] = 1
        if state.seen[FIRST]:
            self.dict["turned"][len(state.seen[FIRST]) - 1] = 1
        for side in (FIRST, DEALER) if player == FIRST else (DEALER,):
            for place, rank in enumerate(state.seen[side]):
                self.dict["cards"][side, place, rank] = 1
        self.tensor[:] = np.concatenate([part.ravel() for part in self.dict.values()])

    def string_from(self, state: RoundState, player: int) -> str | None:
        """What that side knows."""
        return state.known_to(player) if self.sees else None


def bots_policy(solved: Equilibrium) -> dict[str, list[tuple[int, float]]]:
    """The bots' equilibrium, by what a side knows: how often it takes and turns."""
    sides = {"first {}/": solved.first}
    sides |= {f"dealer {turned} {{}}": takes for turned, takes in enumerate(solved.dealer)}
    table = {}
    for name, decisions in sides.items():
        for decision in decisions:
            for cards, take in np.ndenumerate(decision):
                known = name.format("".join(map(str, cards)))
                table[known] = [(TAKE, float(take)), (TURN, 1 - float(take))]
    return table


def register() -> None:
    """Once."""
    if NAME not in pyspiel.registered_names():
        pyspiel.register_game(TYPE, RoundGame)


def exploitability(game: RoundGame, table: dict[str, list[tuple[int, float]]]) -> float:
    """How much a best answer gains against a policy on average, as OpenSpiel measures it."""
    return float(pyspiel.exploitability(game, pyspiel.TabularPolicy(table)))


def value(game: RoundGame, policy: Any) -> float:
    """What the first player can expect where both sides play by that policy."""
    return float(pyspiel.expected_returns(game.new_initial_state(), policy, -1, True)[FIRST])


@click.command()
@click.option("--ranks", type=click.IntRange(FEWEST, MOST_RANKS), default=RANKS, show_default=True)
@click.option("--iterations", type=click.IntRange(0), default=100, show_default=True)
@click.option("--every", type=click.IntRange(1), default=20, show_default=True)
def main(ranks: int, iterations: int, every: int) -> None:
    """CFR+ learns the round; its value and exploitability, and those of the bots' equilibrium in the same measure."""
    register()
    game = pyspiel.load_game(NAME, {"ranks": ranks})
    solved = solve("rondelic", Payoffs(-1.0, 0.0, 1.0), ranks=ranks)
    table = bots_policy(solved)
    bots = value(game, pyspiel.TabularPolicy(table))
    click.echo(f"bots: value {bots:.5f} (from {solved.least:.5f} to {solved.most:.5f}), ", nl=False)
    click.echo(f"exploitability {exploitability(game, table):.6f}")
    solver = pyspiel.CFRPlusSolver(game)
    for iteration in range(1, iterations + 1):
        solver.evaluate_and_update_policy()
        if iteration % every == 0 or iteration == iterations:
            learnt = solver.average_policy()
            found, gained = value(game, learnt), pyspiel.exploitability(game, learnt)
            click.echo(f"CFR+ after {iteration}: value {found:.5f}, ", nl=False)
            click.echo(f"{found - bots:+.5f} against the bots', exploitability {gained:.6f}")


if __name__ == "__main__":
    main()
