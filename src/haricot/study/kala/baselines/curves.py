"""Learning curves as a picture: how right the learner's network alone was, after so many minutes."""

from __future__ import annotations

from collections.abc import Sequence

from haricot.review.svg import COLOURS, DASHES, FAINT, Canvas, Point
from haricot.study.kala.baselines.results import Results
from haricot.study.kala.baselines.table import scored
from haricot.study.kala.bench import ProvenPosition

WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 720, 400, 60, 210, 50, 60
TITLE = "How right the learner is, by minutes trained"


def times(results: Results) -> list[int]:
    """The seconds of the snapshots that were asked."""
    return sorted(int(player.partition("@")[2]) for player in results.judged if player.startswith("learner@"))


def picture(rows: Sequence[ProvenPosition], results: Results) -> str:
    """Value accuracy and optimal moves of each snapshot, in percent; what is hard is drawn apart."""
    hard = [row for row in rows if row.reserve >= 24]
    curves: dict[str, list[Point]] = {}
    for seconds in times(results):
        judged = results.judged[f"learner@{seconds}"]
        for words, part in (("", rows), (", reserves 24–28", hard)):
            found = scored(part, judged)
            for name, value in (("value accuracy", found.value_accuracy), ("optimal moves", found.optimal_moves)):
                if value is not None:
                    curves.setdefault(name + words, []).append((seconds / 60, 100 * value))
    return str(drawn(curves))


def drawn(curves: dict[str, list[Point]]) -> Canvas:
    """Lines over a scale of minutes and of percent."""
    points = [point for curve in curves.values() for point in curve]
    longest, low = max(x for x, _ in points), 10 * int(min(y for _, y in points) / 10)
    canvas = Canvas(WIDTH, HEIGHT, TITLE)

    def at(minutes: float, percent: float) -> Point:
        x = LEFT + (WIDTH - LEFT - RIGHT) * minutes / (longest or 1)
        return x, HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * (percent - low) / (100 - low)

    canvas.text((WIDTH / 2, 24), TITLE, anchor="middle", size=15)
    for percent in range(low, 101, 10):
        canvas.line([at(0, percent), at(longest, percent)], FAINT, width=0.5)
        canvas.text((LEFT - 8, at(0, percent)[1] + 4), f"{percent} %", anchor="end")
    for minute in range(0, int(longest) + 1, 2 if longest > 4 else 1):
        canvas.text((at(minute, low)[0], HEIGHT - BOTTOM + 18), minute, anchor="middle")
    canvas.text(((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 14), "minutes of one accelerator", anchor="middle")
    ends = sorted((at(*curve[-1])[1], name) for name, curve in curves.items())
    heights: dict[str, float] = {}
    for y, name in ends:
        heights[name] = max([y, *(height + 16 for height in heights.values())])
    for name, colour, dash in zip(curves, COLOURS, DASHES, strict=False):
        canvas.line([at(*point) for point in curves[name]], colour, width=2, dash=dash)
        for point in curves[name]:
            canvas.dot(at(*point), colour, size=3, hint=f"{name}: {point[1]:.1f} % after {point[0]:.1f} minutes")
        canvas.text((WIDTH - RIGHT + 8, heights[name] + 4), name, colour)
    return canvas
