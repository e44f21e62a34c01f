"""Bots and reviewers as one would not wish them; each runs in a process of its own."""

from __future__ import annotations

import os
import time
from typing import Any

from haricot.bots import Answer
from haricot.core.game import View
from haricot.games import named
from haricot.texts import Sentence


def crash(*asked: object) -> str:
    os._exit(3)


def hang(*asked: object) -> str:
    time.sleep(600)
    return ""


def stumble(*asked: object) -> str:
    raise ValueError("a bot's own fault")


def lack(*asked: object) -> str:
    raise NotImplementedError


def sink(*asked: object) -> str:
    raise RecursionError


def tire(*asked: object) -> str:
    raise TimeoutError("the bot's own, of something that it waited for")


def cheat(*asked: object) -> Answer:
    return Answer("a1d4", Sentence("bot-plays-anything"))


def falter(game: str, level: str | None, views: list[View], seed: int, seconds: float) -> Answer:
    """What `bot_for` makes of a bot that raises."""
    move = named(game).imagine(views[-1], seed).moves()[0]
    return Answer(str(move), Sentence("bot-plays-anything"), "ValueError in somewhere.py:1")


def look_for_ever(*_: object) -> dict[str, Any]:
    time.sleep(60)
    return {}


def look_and_die(*_: object) -> dict[str, Any]:
    os._exit(1)


def look_and_fall(*_: object) -> dict[str, Any]:
    raise KeyError("bean")
