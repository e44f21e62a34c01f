"""A seat for a learner at a table of bots: Gymnasium's `reset` and `step`, with masks."""

from __future__ import annotations

import math
from typing import Any

import click
import gymnasium
import numpy as np
from gymnasium.spaces import Discrete
from numpy.typing import NDArray

from haricot.bots import answer_within, bot_for, levels
from haricot.core.errors import BadOption, IllegalMove
from haricot.core.game import Seat, View
from haricot.games.drawing import draw
from haricot.study.encoding import Mask, whole_number
from haricot.study.layout import Observation
from haricot.study.play import RENDER_MODES, EncodedPlay, check_language, check_render_mode, position_in
from haricot.study.spaces import observation_space

LARGEST_SEED = 2**31
LOT = "lot"


class AgainstBots(gymnasium.Env[Any, np.int64]):
    """The learner has one seat, bots have the others.

    `level`: theirs, by default the weakest; `seconds`: what they may think, or `nodes`: how many positions they may
    look at, whatever the clock says. `seat`: the learner's, or `lot`, drawn anew in each game. `seats`, `reward` and
    the game's options as for PettingZoo. An action that the mask forbids ends the game: the learner is last, and
    `info["illegal"]` says why. With `history`, `info["seen"]` is a tuple of the observations after each move since the
    learner last acted; unless told otherwise, in games in which remembering is the game.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 4}

    def __init__(
        self,
        game: str,
        level: str | None = None,
        seconds: float = 1.0,
        seat: Seat | str = LOT,
        seats: int | None = None,
        reward: str = "rank",
        render_mode: str | None = None,
        lang: str = "en",
        nodes: int | None = None,
        history: bool | None = None,
        **options: Any,
    ) -> None:
        check_render_mode(render_mode)
        check_language(lang)
        if not isinstance(seconds, int | float) or not 0 <= seconds < math.inf:
            raise BadOption("study-seconds", seconds=repr(seconds))
        if nodes is not None and (type(nodes) is not int or nodes < 1):
            raise BadOption("study-nodes", nodes=repr(nodes))
        if not isinstance(history, bool | None):
            raise BadOption("study-history", history=repr(history))
        self.playing = EncodedPlay(game, seats, reward, **options)
        if seat != LOT and seat not in range(self.playing.seats):
            raise BadOption("seat-unknown", seat=repr(seat), last=self.playing.seats - 1)
        self.bot = bot_for(game, next(iter(levels(game))) if level is None else level)
        self.seconds, self.nodes = seconds, nodes
        self.wished, self.seat = seat, 0
        self.observation_space = observation_space(self.playing.coder)
        self.action_space = Discrete(len(self.playing.coder.actions))
        self.render_mode, self.lang = render_mode, lang
        self.history = self.playing.game.remembering if history is None else history
        self.over = True
        """Whether no game is being played: before the first reset, and once one has ended, by an illegal action too."""
        self._views: list[list[View]] = []
        self._seen: list[Observation] = []

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, NDArray[Any]], dict[str, Any]]:
        """A new game up to the learner's first turn; `options={"position": "…"}` goes on from a position."""
        position = position_in(options)
        super().reset(seed=seed)
        self.playing.begin(self._draw(LARGEST_SEED), position)
        self.seat = self._draw(self.playing.seats) if self.wished == LOT else int(self.wished)
        self._views = [[] for _ in range(self.playing.seats)]
        self._seen = []
        self._look()
        self._bots_play()
        self.over = self.playing.state.turn is None
        return self._observed(), self._told()

    def step(self, action: np.int64 | int) -> tuple[dict[str, NDArray[Any]], float, bool, bool, dict[str, Any]]:
        """One decision of the learner, and what the bots do until it is asked again.

        An id that the mask forbids loses; what is no whole number raises IllegalMove, and nothing moves. So does any
        where no game is being played.
        """
        if self.over:
            raise IllegalMove("study-reset-first")
        try:
            number = whole_number(action)
        except TypeError:
            last = len(self.playing.coder.actions) - 1
            raise IllegalMove("study-action-unknown", action=str(action), last=last) from None
        self._seen = []
        try:
            moved = self.playing.act(number)
        except IllegalMove as refused:
            self.over = True
            return self._observed(), -1.0, True, False, {**self._told(), "illegal": str(refused)}
        if moved:
            self._look()
            self._bots_play()
        if self.render_mode == "human":
            self.render()
        self.over = self.playing.state.turn is None
        return self._observed(), self.playing.rewards()[self.seat], self.over, False, self._told()

    def action_masks(self) -> Mask:
        """What the learner may choose now, as sb3-contrib's MaskablePPO asks for it; nothing where no game is on."""
        return np.zeros(len(self.playing.coder.actions), np.int8) if self.over else self.playing.mask(self.seat)

    def render(self) -> str | None:
        """The board in text, as the learner sees it."""
        if self.render_mode is None:
            return None
        drawn = draw(self.playing.state.view(self.seat), self.lang).plain
        if self.render_mode == "ansi":
            return drawn
        click.echo(drawn)
        return None

    def _bots_play(self) -> None:
        """The others' moves, each by what its own seat has seen."""
        while (turn := self.playing.state.turn) not in (None, self.seat):
            assert turn is not None
            answer = answer_within(self.bot, self._views[turn], self._draw(LARGEST_SEED), self.seconds, self.nodes)
            self.playing.play(answer.move)
            self._look()

    def _look(self) -> None:
        """Everybody sees what has just happened."""
        for seat, views in enumerate(self._views):
            views.append(self.playing.state.view(seat))
        if self.history:
            self._seen.append(self.playing.observation(self.seat))

    def _draw(self, limit: int) -> int:
        return int(self.np_random.integers(limit))

    def _observed(self) -> dict[str, NDArray[Any]]:
        return {"observation": self.playing.observation(self.seat), "action_mask": self.action_masks()}

    def _told(self) -> dict[str, Any]:
        """`seen` is no array: Gymnasium's vector environments stack arrays, and these are of different lengths."""
        return {"seat": self.seat, **({"seen": tuple(self._seen)} if self.history else {})}
