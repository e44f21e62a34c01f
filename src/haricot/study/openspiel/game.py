"""A game as OpenSpiel's Python games are: a game type, a state that is played on, an observer.

Chance is explicit and all at the root: where a game draws on it, two chance nodes there choose one of a million seeds,
and all that comes follows from that. So every state can be written down as its history, which OpenSpiel's own tools
rely on; those of sampled chance cannot, whose outcomes have no name.
"""

from __future__ import annotations

from copy import copy
from hashlib import sha256
from typing import Any

import numpy as np
import pyspiel

from haricot.core.errors import BadOption
from haricot.core.game import Game, Seat
from haricot.core.options import Option
from haricot.games import named, names
from haricot.study.openspiel.observer import Observer
from haricot.study.play import EncodedPlay
from haricot.study.rule_sets import rule_sets

DIGITS, NODES = 1000, 2
"""The outcomes of each of these chance nodes: together they are a seed."""
LONGEST = 100_000
"""Where the rules set no bound: more decisions than any game is likely to take."""
WORD = FEWEST = -1
"""What is written for the one word of an option; and for players, as few as the rules let play."""
LOT = "lot"
NAMES = tuple(dict.fromkeys(f"python_{game}" for game, _ in rule_sets().values()))
"""What is registered."""


class StudyGame(pyspiel.Game):  # type: ignore[misc]
    """One of the house's games, with so many players and options."""

    def __init__(self, name: str, params: dict[str, Any] | None = None) -> None:
        given = {**_parameters(named(name)), **(params or {})}
        players = int(given.pop("players"))
        rules = named(name)
        options = {option: _read(rules.options[option], value) for option, value in given.items()}
        self.begun = EncodedPlay(name, None if players == FEWEST else players, **options)
        players, self.draws = self.begun.seats, not self.begun.state.leaves_nothing_to_chance
        if not self.draws and options.get("first") == LOT:
            raise BadOption("study-no-lot", game=name)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.begun.coder.actions),
            max_chance_outcomes=DIGITS if self.draws else 0,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.begun.coder.most_decisions or LONGEST,
        )
        super().__init__(game_type(name), info, {**(params or {}), "players": players})

    def new_initial_state(self) -> StudyState:
        """Before the deal, where there is one."""
        return StudyState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Of what a seat may know: the encoding's observations; with perfect recall, all that it has seen, in short."""
        asked = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self.begun.coder, asked)

    def max_chance_nodes_in_history(self) -> int:
        """Those of the seed."""
        return NODES if self.draws else 0


class StudyState(pyspiel.State):  # type: ignore[misc]
    """A state that is played on, decision by decision."""

    def __init__(self, game: StudyGame) -> None:
        super().__init__(game)
        self.draws = game.draws
        self.digits: tuple[int, ...] = ()
        self.playing = copy(game.begun)
        self.recalled: tuple[str, ...] = ("",) * self.playing.seats
        """By seat, all that it has seen so far, as a hash."""
        if not self.draws:
            self._recall()

    def current_player(self) -> int:
        """The seat to act; chance before the deal."""
        if self._is_undealt():
            return int(pyspiel.PlayerId.CHANCE)
        turn = self.playing.state.turn
        return int(pyspiel.PlayerId.TERMINAL) if turn is None else turn

    def _is_undealt(self) -> bool:
        return self.draws and len(self.digits) < NODES

    def _legal_actions(self, player: Seat) -> list[int]:
        ids: list[int] = np.flatnonzero(self.playing.mask(player)).tolist()
        return ids

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Each digit of the seed is as likely as the others."""
        return [(digit, 1 / DIGITS) for digit in range(DIGITS)]

    def _apply_action(self, action: int) -> None:
        if not self._is_undealt():
            self.playing.act(action)
            self._recall()
            return
        self.digits = (*self.digits, action)
        if not self._is_undealt():
            self.playing.begin(self.digits[0] * DIGITS + self.digits[1])
            self._recall()

    def _recall(self) -> None:
        """What each seat sees now joins what it saw before."""
        if self.playing.game.secret == "none":
            return
        self.recalled = tuple(
            sha256(before.encode() + self.playing.observation(seat).tobytes()).hexdigest()[:32]
            for seat, before in enumerate(self.recalled)
        )

    def _action_to_string(self, player: int, action: int) -> str:
        return f"seed {action}" if player == pyspiel.PlayerId.CHANCE else self.playing.coder.actions[action]

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return not self._is_undealt() and self.playing.state.turn is None

    def returns(self) -> list[float]:
        """By rank, from −1 to 1, in sum 0; zeros before the end."""
        return self.playing.rewards()

    def __str__(self) -> str:
        if self._is_undealt():
            return f"undealt {'.'.join(map(str, self.digits))}"
        drafted = f" draft={'.'.join(map(str, self.playing.draft))}" if self.playing.draft else ""
        return f"{self.playing.state}{drafted}"


def game_type(name: str) -> Any:
    """What OpenSpiel knows of a game before it is made."""
    game = named(name)
    open_game = game.new().leaves_nothing_to_chance
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"python_{name}",
        long_name=f"Haricot's {name}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.DETERMINISTIC if open_game else kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.PERFECT_INFORMATION if open_game else kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=_parameters(game),
    )


def _parameters(game: Game) -> dict[str, Any]:
    """Players, and the options; where nothing is left to chance there is no lot either, so that seat 0 starts."""
    defaults = {name: _parameter(option) for name, option in game.options.items()}
    if game.new().leaves_nothing_to_chance and "first" in defaults:
        defaults["first"] = 0
    return {"players": FEWEST, **defaults}


def _parameter(option: Option) -> Any:
    """The default. A parameter has one type: of numbers and one word, as in `0, 1, lot`, the word is written −1."""
    return WORD if isinstance(option.default, str) and _word(option) else option.default


def _read(option: Option, value: Any) -> Any:
    return _word(option) if value == WORD and _word(option) else value


def _word(option: Option) -> str | None:
    """The one word among numbers."""
    words = [choice for choice in option.choices or () if isinstance(choice, str)]
    return words[0] if len(words) == 1 and len(option.choices or ()) > 1 else None


def register_all() -> None:
    """Those that have an encoding, once."""
    known = set(pyspiel.registered_names())
    for name in names():
        if f"python_{name}" in NAMES and f"python_{name}" not in known:
            pyspiel.register_game(game_type(name), _class_of(name))


def _class_of(name: str) -> type[StudyGame]:
    """OpenSpiel keeps what makes a game until after Python has ended: a class stands that, a function does not."""

    class OneGame(StudyGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(name, params)

    return OneGame
