"""Pictures of our own: lines, marks and words on a canvas, written as SVG."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from html import escape

INK, FAINT = "currentColor", "#9a8c78"
"""Ink is as the page has it; what is faint is seen on light and on dark paper."""
OWN_INK, PAPER = "#33291f", "#faf6ee"
"""Where there is no page around it: a page that has the picture in it may set its colour, and hide its `.paper`."""
COLOURS = ("#a66a2c", "#3f7ea3", "#b0507a", "#5a8a3c", "#93821f", "#7d68bd")
"""Of the seats: at least three to one against light paper and against dark."""
FONT = "Atkinson Hyperlegible, Verdana, sans-serif"
"""The house's own, where a page that has it brings it along."""
DASHES = ("", "7 3", "2 3", "9 3 2 3", "12 4", "4 2")
"""Each seat has a dash of its own beside its colour: nothing is told by colour alone."""
LINE = 13
"""How far below each other two lines of words stand."""

Point = tuple[float, float]


class Canvas:
    """A sheet of a certain size, and what was drawn on it so far."""

    def __init__(self, width: float, height: float, title: str) -> None:
        self.width, self.height, self.title = width, height, title
        self._drawn: list[str] = []

    def line(self, points: Sequence[Point], colour: str = INK, *, width: float = 1, dash: str = "") -> None:
        """Through all the points, one after the other."""
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        dashes = f' stroke-dasharray="{dash}"' if dash else ""
        self._drawn.append(
            f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="{width:g}"{dashes}/>'
        )

    def bar(self, x: float, y: float, width: float, height: float, colour: str, *, filled: bool = True) -> None:
        """A rectangle, filled or in outline."""
        fill = colour if filled else "none"
        self._drawn.append(
            f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" fill="{fill}" stroke="{colour}"/>'
        )

    def dot(self, at: Point, colour: str = INK, *, size: float = 4, hint: str = "") -> None:
        """A mark; whoever points at it reads the hint."""
        told = f"<title>{escape(hint)}</title>" if hint else ""
        self._drawn.append(f'<circle cx="{at[0]:.1f}" cy="{at[1]:.1f}" r="{size:g}" fill="{colour}">{told}</circle>')

    def text(self, at: Point, words: object, colour: str = INK, *, anchor: str = "start", size: float = 12) -> None:
        """Words at a point, escaped."""
        self._drawn.append(
            f'<text x="{at[0]:.1f}" y="{at[1]:.1f}" fill="{colour}" font-size="{size:g}" text-anchor="{anchor}">'
            f"{escape(str(words))}</text>"
        )

    def __str__(self) -> str:
        size = f"{self.width:g} {self.height:g}"
        return "\n".join(
            (
                f'<svg xmlns="http://www.w3.org/2000/svg" width="{self.width:g}" height="{self.height:g}" '
                f'viewBox="0 0 {size}" role="img" color="{OWN_INK}" font-family="{FONT}">',
                f"<title>{escape(self.title)}</title>",
                f'<rect class="paper" width="{self.width:g}" height="{self.height:g}" fill="{PAPER}"/>',
                *self._drawn,
                "</svg>\n",
            )
        )


class Chart(Canvas):
    """A canvas with a scale: numbers of moves to the right, worth upwards."""

    def __init__(self, title: str, moves: int, low: float, high: float, *, width: float = 720, height: float = 340):
        super().__init__(width, height, title)
        self.moves, self.low, self.high = max(1, moves), low, high if high > low else low + 1
        self._names: list[tuple[Point, str, str]] = []
        self.text((width / 2, 20), title, anchor="middle", size=15)
        self.line([self.at(0, self.low), self.at(self.moves, self.low)])
        for number in round_numbers(0, self.moves):
            x, y = self.at(number, self.low)
            self.text((x, y + 18), f"{number:g}", anchor="middle", size=12)

    def at(self, number: float, worth: float) -> Point:
        """Where in the picture a worth after that move stands."""
        left, right, top, bottom = 56, 90, 36, 36
        x = left + (self.width - left - right) * number / self.moves
        y = top + (self.height - top - bottom) * (self.high - worth) / (self.high - self.low)
        return x, y

    def level(self, worth: float, name: str) -> None:
        """A faint line across, and what it stands for."""
        self.line([self.at(0, worth), self.at(self.moves, worth)], FAINT)
        x, y = self.at(0, worth)
        self.text((x - 6, y + 4), name, anchor="end", size=12)

    def course(self, points: Sequence[Point], seat: int, name: str, *, thin: bool = False) -> None:
        """A line along the game, with its name at its end; thin: what might have been."""
        placed = [self.at(*point) for point in points]
        colour, dash = COLOURS[seat % len(COLOURS)], DASHES[seat % len(DASHES)]
        self.line(placed, colour, width=1 if thin else 2.5, dash="1 3" if thin else dash)
        if placed and name:
            self._names.append((placed[-1], name, colour))

    def __str__(self) -> str:
        """The names of the courses come last, one below the other where they would lie on each other."""
        lowest = 0.0
        for (x, y), name, colour in sorted(self._names, key=lambda named: named[0][1]):
            lowest = max(y + 4, lowest + LINE)
            self.text((x + 6, lowest), name, colour, size=12)
        self._names.clear()
        return super().__str__()


Courses = Mapping[tuple[int, bool], Sequence[Point]]
"""By the seat, and by whether it is what might have been: a worth after each of some moves."""


def chart_of(
    title: str, moves: int, courses: Courses, names: Sequence[str], level_name: Callable[[float], str]
) -> Chart:
    """Every seat's course, with its name, and thin beside it what might have been."""
    heights = [worth for course in courses.values() for _, worth in course]
    chart = Chart(title, moves, min(heights), max(heights))
    for level in round_numbers(chart.low, chart.high, 6):
        chart.level(level, level_name(level))
    for (seat, might_have_been), course in courses.items():
        chart.course(course, seat, "" if might_have_been else names[seat], thin=might_have_been)
    return chart


def round_numbers(low: float, high: float, most: int = 8) -> list[float]:
    """A few round numbers from low to high, for a scale."""
    step = 1.0
    while (high - low) / step > most:
        step *= 2.5 if str(step).startswith("2") else 2
    first = -(-low // step) * step
    return [first + step * count for count in range(int((high - first) / step) + 1)]
