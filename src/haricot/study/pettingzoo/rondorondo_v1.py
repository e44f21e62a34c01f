"""RondoRondo as a PettingZoo environment: `env(seats=2, **options)`, or `raw_env` without PettingZoo's wrappers."""

from __future__ import annotations

from typing import Any

from haricot.study.pettingzoo.environment import GameEnvironment, wrapped


def env(**arguments: Any) -> Any:
    """The environment inside PettingZoo's wrappers."""
    return wrapped(raw_env(**arguments))


def raw_env(**arguments: Any) -> GameEnvironment:
    """The environment itself: see `GameEnvironment` for its arguments."""
    return GameEnvironment("rondorondo", **arguments)
