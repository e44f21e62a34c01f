"""The table in Markdown, from what players said and what is proven."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from haricot.games.kala.rules import Kala
from haricot.study.kala.baselines.results import Results
from haricot.study.kala.bench import PHASES, Judgement, ProvenPosition, Score, score
from haricot.study.kala.strength import SECONDS, interval


def scored(rows: Iterable[ProvenPosition], judged: Mapping[int, Judgement]) -> Score:
    """How right somebody was about those of the rows that they were asked about."""
    asked = [row for row in rows if row.number in judged]
    said = {row.position: judged[row.number] for row in asked}

    def judge(state: Kala) -> Judgement:
        return said[str(state)]

    return score(asked, judge)


def caption(rows: Sequence[ProvenPosition], fold: int | None, nodes: int | None) -> str:
    """Which positions a table asks about, and against whom the games were: other tables are of other numbers."""
    proven = sum(row.winner is not None for row in rows)
    folds = "all folds" if fold is None else f"fold {fold}"
    opponent = f"at {SECONDS} s" if nodes is None else f"with {nodes} nodes"
    return f"The first {len(rows)} positions of {folds}, {proven} proven; games against gousse {opponent} a sowing."


def markdown(rows: Sequence[ProvenPosition], results: Results, players: Sequence[str]) -> str:
    """A row for each player: both shares with their intervals, and the games by reserve."""
    reserves = sorted({reserve for games in results.games.values() for reserve, _ in games})
    head = ["player", "value accuracy, %", "Brier", "calibration", "optimal moves, %"]
    lines = [head + [f"keeps {reserve}" for reserve in reserves], ["---"] * (len(head) + len(reserves))]
    for player in players:
        found = scored(rows, results.judged.get(player, {}))
        line = [player, share(found.value_accuracy, found.said), number(found.brier), number(found.calibration)]
        line.append(share(found.optimal_moves, found.chosen))
        lines.append(line + [kept(results, player, reserve) for reserve in reserves])
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def by_stratum(rows: Sequence[ProvenPosition], judged: Mapping[int, Judgement]) -> str:
    """One player: accuracy and optimal moves, in percent, by reserve and phase."""
    lines = [["reserve", *(f"{phase}: value" for phase in PHASES), *(f"{phase}: move" for phase in PHASES)]]
    lines.append(["---"] * len(lines[0]))
    for least in range(4, 29, 4):
        parts = [
            scored((row for row in rows if row.phase == phase and least <= row.reserve < least + 4), judged)
            for phase in PHASES
        ]
        values = [share(part.value_accuracy, part.said, bounds=False) for part in parts]
        moves = [share(part.optimal_moves, part.chosen, bounds=False) for part in parts]
        lines.append([str(least) if least == 28 else f"{least}–{least + 3}", *values, *moves])
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def share(mean: float | None, count: int, *, bounds: bool = True) -> str:
    """In percent, with the interval, or with how many it is a share of."""
    if mean is None or not count:
        return "–"
    if not bounds:
        return f"{100 * mean:.1f} ({count})"
    low, high = interval(round(mean * count), count)
    return f"{100 * mean:.1f} ({100 * low:.1f}–{100 * high:.1f})"


def number(told: float | None) -> str:
    """To three places."""
    return "–" if told is None else f"{told:.3f}"


def kept(results: Results, player: str, reserve: int) -> str:
    """Games won of games played from there, and the interval in percent."""
    games = [won for (start, _), won in results.games.get(player, {}).items() if start == reserve]
    if not games:
        return "–"
    low, high = interval(sum(games), len(games))
    return f"{sum(games)}/{len(games)} ({100 * low:.0f}–{100 * high:.0f})"
