"""The puzzles of each day: one of each game, the same for everybody on that date.

A list per year ships with the package and never changes once shipped: `<year>.days` has a column for each game (for
each language, where a game's puzzles take words) and a row for each date. Beyond the last list its days come again.
"""

from __future__ import annotations

from datetime import date, timedelta
from functools import cache
from pathlib import Path
from random import Random

from haricot.puzzles.collection import shipped
from haricot.puzzles.makers import SHIPPED, games_with_puzzles
from haricot.puzzles.puzzle import Puzzle

FIRST = date(2026, 11, 1)
"""The first day that can be played."""
WEEK = 7
SEPARATOR = "/"
"""Between a game and a language, in the name of a column."""


def puzzles_of(day: date, lang: str) -> dict[str, Puzzle]:
    """By game, in the order of the house; where there is no puzzle in that language, one in French."""
    row = _row(day)
    found = {}
    for game in games_with_puzzles():
        columns = (game, f"{game}{SEPARATOR}{lang}", f"{game}{SEPARATOR}fr")
        name = next((row[column] for column in columns if column in row), None)
        if name is not None:
            found[game] = shipped(game)[name]
    return found


def _row(day: date) -> dict[str, str]:
    years = listed_years()
    year = min(max(day.year, years[0]), years[-1])
    rows = _rows(SHIPPED / f"{year}.days")
    same = f"{year}-{day.month:02}-{day.day:02}"
    return rows.get(same) or rows[f"{year}-02-28"]  # the 29th, where the year of the list has none


@cache
def listed_years() -> tuple[int, ...]:
    """The years whose days have their puzzles."""
    return tuple(sorted(int(file.stem) for file in SHIPPED.glob("*.days")))


@cache
def _rows(file: Path) -> dict[str, dict[str, str]]:
    header, *lines = file.read_text("ascii").splitlines()
    names = header.split()[1:]
    return {day: dict(zip(names, ids, strict=True)) for day, *ids in map(str.split, lines)}


def list_of(year: int) -> str:
    """A new list: no puzzle twice while there are enough, and each week from the easiest on Monday to the hardest."""
    days = [date(year, 1, 1) + timedelta(number) for number in range(366)]
    days = [day for day in days if day.year == year]
    columns = {}
    for game in games_with_puzzles():
        for lang in sorted({one.lang for one in shipped(game).values()}):
            name = f"{game}{SEPARATOR}{lang}" if lang else game
            columns[name] = _dealt([one for one in shipped(game).values() if one.lang == lang], days)
    rows = [["day", *columns], *([str(day), *(ids[day] for ids in columns.values())] for day in days)]
    return "".join(" ".join(row) + "\n" for row in rows)


def _dealt(puzzles: list[Puzzle], days: list[date]) -> dict[date, str]:
    rng, order = Random(days[0].year), list[Puzzle]()
    while len(order) < len(days):
        order += rng.sample(puzzles, len(puzzles))
    dealt: dict[date, str] = {}
    while len(dealt) < len(days):
        at = len(dealt)
        week = [day for day in days[at : at + WEEK] if day.weekday() >= days[at].weekday()]
        by_grade = sorted(order[at : at + len(week)], key=lambda one: one.grade)
        dealt |= {day: one.id for day, one in zip(week, by_grade, strict=True)}
    return dealt
