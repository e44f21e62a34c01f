"""A game as a PettingZoo environment: an agent for each seat, observations with masks, rewards at the end."""

from __future__ import annotations

from random import Random
from typing import Any

import click
import numpy as np
from gymnasium.spaces import Dict, Discrete
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper

from haricot.core.errors import IllegalMove
from haricot.core.game import Seat
from haricot.games.drawing import draw
from haricot.study.layout import Observation
from haricot.study.play import RENDER_MODES, EncodedPlay, check_language, check_render_mode, position_in, seed_in
from haricot.study.spaces import observation_space

LARGEST_SEED = 2**31


class GameEnvironment(AECEnv):  # type: ignore[misc]
    """One game; `player_0` is seat 0.

    `seats` and any option of the game as `Game.new` takes them; `reward`: `rank` (from −1 to 1, in sum 0) or `scores`
    (the game's own). `history`: each agent's info has `seen`, the observations after each move since it last acted, one
    row each; unless told otherwise, in games in which remembering is the game.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        reward: str = "rank",
        history: bool | None = None,
        render_mode: str | None = None,
        lang: str = "en",
        **options: Any,
    ) -> None:
        AECEnv.__init__(self)
        check_render_mode(render_mode)
        check_language(lang)
        self.metadata = {"name": f"{game}_v1", "render_modes": list(RENDER_MODES), "is_parallelizable": False}
        self.playing = EncodedPlay(game, seats, reward, **options)
        self.render_mode, self.lang = render_mode, lang
        self.history = self.playing.game.remembering if history is None else history
        self.possible_agents = [f"player_{seat}" for seat in range(self.playing.seats)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: observation_space(self.playing.coder) for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(len(self.playing.coder.actions)) for agent in self.possible_agents}
        self._seeds = Random()
        self._seen: dict[Seat, list[Observation]] = {}

    def observation_space(self, agent: str) -> Dict:
        """An observation and a mask."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """The ids of the encoding."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game, as `Game.new` deals it from that seed; `options={"position": "…"}` goes on from a position."""
        position = position_in(options)
        if seed is not None:
            seed = seed_in(seed)
            self._seeds = Random(seed)
        self.playing.begin(self._seeds.randrange(LARGEST_SEED) if seed is None else seed, position)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._seen = {seat: [] for seat in range(self.playing.seats)}
        self.agent_selection = self._acting(0)
        self._tell_history()

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        """What that agent may know; its mask is empty unless it is to act."""
        seat = self.possible_agents.index(agent)
        return {"observation": self.playing.observation(seat), "action_mask": self.playing.mask(seat)}

    def step(self, action: int | None) -> None:
        """One decision of the agent to act. An action that its mask forbids raises `IllegalMove`, which says why."""
        if not self.agents:
            raise IllegalMove("study-reset-first")
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        seat = self.possible_agents.index(self.agent_selection)
        self._clear_rewards()
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._seen[seat] = []
        if self.playing.act(action):
            self._remember()
        if self.playing.state.turn is None:
            self.rewards = dict(zip(self.possible_agents, self.playing.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self._acting(seat)
        self._tell_history()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _acting(self, last: Seat) -> str:
        """The agent to act; once the game is over, the one after the last."""
        turn = self.playing.state.turn
        return self.possible_agents[(last + 1) % self.playing.seats if turn is None else turn]

    def _remember(self) -> None:
        if self.history:
            for seat, seen in self._seen.items():
                seen.append(self.playing.observation(seat))

    def _tell_history(self) -> None:
        """What the agent to act has seen since it last acted, this moment included."""
        if self.history:
            seen = self._seen[self.possible_agents.index(self.agent_selection)]
            rows = np.array(seen, np.int16).reshape(len(seen), self.playing.coder.layout.size)
            self.infos[self.agent_selection] = {"seen": rows}

    def render(self) -> str | None:
        """The board in text, as a spectator sees it."""
        if self.render_mode is None:
            return None
        drawn = draw(self.playing.state.view(None), self.lang).plain
        if self.render_mode == "ansi":
            return drawn
        click.echo(drawn)
        return None

    def close(self) -> None:
        """There is nothing to close."""


def wrapped(environment: GameEnvironment) -> Any:
    """With PettingZoo's own checks: actions within bounds, and reset before anything else."""
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(environment))
