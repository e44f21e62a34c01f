"""Bots as one would not wish them; each runs in a process for bots."""

from __future__ import annotations

import os
import time

from haricot.bots import Answer
from haricot.core.sentences import Sentence


def crash(*asked: object) -> str:
    os._exit(3)


def hang(*asked: object) -> str:
    time.sleep(600)
    return ""


def stumble(*asked: object) -> str:
    raise ValueError("a bot's own fault")


def cheat(*asked: object) -> Answer:
    return Answer("a1d4", Sentence("bot-plays-anything"))
