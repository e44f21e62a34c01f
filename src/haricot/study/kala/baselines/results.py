"""What players said and how their games ended: lines of JSON, added one by one."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from typing import Any

from haricot.games.kala.rules import Kala
from haricot.study.kala.baselines.players import ManyJudged
from haricot.study.kala.bench import Judgement, numbers, position_of
from haricot.study.kala.strength import keeps_the_win

AT_A_TIME = 256


@dataclass
class Results:
    """By player: a judgement for each number of a position, and for reserve and number of a game whether it was won."""

    judged: dict[str, dict[int, Judgement]] = field(default_factory=dict)
    games: dict[str, dict[tuple[int, int], bool]] = field(default_factory=dict)

    def add(self, line: dict[str, Any]) -> None:
        """One line more."""
        if "number" in line:
            judged = Judgement(line["wins"], line["action"])
            self.judged.setdefault(line["player"], {})[line["number"]] = judged
        else:
            self.games.setdefault(line["player"], {})[line["reserve"], line["game"]] = line["kept"]


def read(file: Path) -> Results:
    """Everything so far; nothing where there is no file yet."""
    found = Results()
    if file.exists():
        for line in file.read_text("utf-8").splitlines():
            found.add(json.loads(line))
    return found


def judge_positions(
    player: str, judged: ManyJudged, known: Results, positions: int, seed: int
) -> Iterator[dict[str, Any]]:
    """A line for each of the first positions that the player was not asked about yet; their truth is not needed."""
    done = known.judged.get(player, {})
    left = [number for number in islice(numbers(seed), positions) if number not in done]
    for first in range(0, len(left), AT_A_TIME):
        part = left[first : first + AT_A_TIME]
        states = [position_of(number, seed)[0] for number in part]
        for number, said in zip(part, judged(states), strict=True):
            wins = None if said.wins is None else round(said.wins, 5)
            yield {"player": player, "number": number, "wins": wins, "action": said.action}


def play_games(
    player: str, judged: ManyJudged, known: Results, reserves: tuple[int, ...], games: int
) -> Iterator[dict[str, Any]]:
    """A line for each game against the perfect player that was not played yet."""

    def judge(state: Kala) -> Judgement:
        return judged([state])[0]

    done = known.games.get(player, {})
    for reserve in reserves:
        for game in range(games):
            if (reserve, game) not in done:
                kept = keeps_the_win(judge, reserve, game)
                yield {"player": player, "reserve": reserve, "game": game, "kept": kept}
