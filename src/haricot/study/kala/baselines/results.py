"""What players said and how their games ended: lines of JSON, added one by one."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from typing import Any

from haricot.games.kala.rules import Kala
from haricot.study.kala.baselines.players import ManyJudged
from haricot.study.kala.bench import BadJudgement, Judgement, checked, numbers, position_of
from haricot.study.kala.position_classes import class_of, fold_of
from haricot.study.kala.strength import RESERVES, keeps_the_win

AT_A_TIME = 256


class OtherResults(Exception):
    """A file of another kind, or with the results of something else; says which in a sentence."""


@dataclass
class Results:
    """By player: a judgement for each number of a position, and for reserve and number of a game whether it was won."""

    judged: dict[str, dict[int, Judgement]] = field(default_factory=dict)
    games: dict[str, dict[tuple[int, int], bool]] = field(default_factory=dict)
    positions: dict[int, str] = field(default_factory=dict)
    """By number; older lines do not say."""

    def add(self, line: dict[str, Any], nodes: int | None = None) -> None:
        """One line more; of games those against the perfect player with so many nodes, or by the clock."""
        if "number" in line:
            judged = Judgement(line["wins"], line["action"])
            self.judged.setdefault(line["player"], {})[line["number"]] = judged
            if "position" in line:
                self.positions[line["number"]] = line["position"]
        elif line.get("nodes") == nodes:
            self.games.setdefault(line["player"], {})[line["reserve"], line["game"]] = line["kept"]


def read(file: Path, nodes: int | None = None) -> Results:
    """Everything so far, of games those with so many nodes; nothing where there is no file yet.

    What a stop left unfinished at its end does not count.
    """
    found = Results()
    try:
        lines = file.read_text("utf-8").splitlines(keepends=True) if file.exists() else []
        for line in lines:
            if line.endswith("\n"):
                found.add(json.loads(line), nodes)
            elif not line.startswith("{"):
                raise ValueError(line)
    except (ValueError, KeyError, TypeError):
        raise OtherResults(
            f"{file} is a file of another kind, and is left as it is: results are lines of JSON."
        ) from None
    return found


def cut_unfinished_line(file: Path) -> None:
    """Cuts off what a stop left unfinished, so that the next line stands on its own; nothing else is changed."""
    with file.open("r+b") as opened:
        opened.truncate(opened.read().rfind(b"\n") + 1)


def must_be_of(found: Results, file: Path, positions: Mapping[int, str]) -> None:
    """OtherResults where somebody was asked about other positions under the same numbers."""
    if any(found.positions.get(number, position) != position for number, position in positions.items()):
        raise OtherResults(
            f"{file} has the results of something else. Give it another name, or ask for the same as before."
        )


def first_numbers(positions: int, seed: int, fold: int | None) -> list[int]:
    """Those of so many first positions of the data set, or of one of its folds."""
    all_of_them = numbers(seed)
    if fold is None:
        return list(islice(all_of_them, positions))
    of_the_fold = (number for number in all_of_them if is_of(position_of(number, seed)[0], fold))
    return list(islice(of_the_fold, positions))


def is_of(state: Kala, fold: int) -> bool:
    """Whether a position is of that fold."""
    return fold_of(class_of(state)) == fold


def judge_positions(
    player: str, judged: ManyJudged, known: Results, asked: Iterable[int], seed: int
) -> Iterator[dict[str, Any]]:
    """A line for each number that the player was not asked about yet; the position's truth is not needed."""
    done = known.judged.get(player, {})
    left = [number for number in asked if number not in done]
    for first in range(0, len(left), AT_A_TIME):
        part = left[first : first + AT_A_TIME]
        states = [position_of(number, seed)[0] for number in part]
        for number, state, told in zip(part, states, judged(states), strict=True):
            said = _checked(player, told, state)
            wins = None if said.wins is None else round(said.wins, 5)
            yield {"player": player, "number": number, "wins": wins, "action": said.action, "position": str(state)}


def play_games(
    player: str, judged: ManyJudged, known: Results, games: int, nodes: int | None = None
) -> Iterator[dict[str, Any]]:
    """A line for each game that was not played yet against the perfect player, with so many nodes or by the clock."""
    opponent = {} if nodes is None else {"nodes": nodes}

    def judge(state: Kala) -> Judgement:
        said = _checked(player, judged([state])[0], state)
        if said.action is None:
            raise BadJudgement(f"{player} chooses no action at {state}, and so plays no games: give --games 0")
        return said

    done = known.games.get(player, {})
    for reserve in RESERVES:
        for game in range(games):
            if (reserve, game) not in done:
                kept = keeps_the_win(judge, reserve, game, nodes)
                yield {"player": player, "reserve": reserve, "game": game, "kept": kept, **opponent}


def _checked(player: str, said: object, state: Kala) -> Judgement:
    try:
        return checked(said, state)
    except BadJudgement as why:
        raise BadJudgement(f"{player} {why}") from None
