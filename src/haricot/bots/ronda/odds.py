"""The rest of a turn of Ronda, computed: how many beans it may be expected to place, whatever is known and unknown.

Bowls that hide the same are alike, so a circle is two counts: how many known bowls hide 0, 1, 2…, and how many
unknown ones do. A turn is worth its additions, less penalties, less what it leaves for the next player to take.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

Counts = tuple[int, ...]
"""How many bowls hide 0, 1, 2… beans."""

WIN = 20.0
LEFT_TO_OTHERS = 0.6
"""How much a bean that the next player can surely place counts against one placed now."""

DEEPEST = 6
"""How many additions ahead a turn is thought through."""


@dataclass(frozen=True)
class TurnOdds:
    """What does not change while a turn is thought through."""

    cap: int
    simple: bool
    costs: bool
    stock: int
    next_stock: int

    @cached_property
    def _worth(self) -> dict[object, float]:
        return {}

    def lift(self, known: Counts, unknown: Counts, added: int) -> dict[int | None, float]:
        """The worth of lifting a first bowl: a known one by its beans, or (None) an unknown one."""
        choices: dict[int | None, float] = {}
        for beans, count in enumerate(known):
            if count:
                choices[beans] = self.best_second(_less(known, beans), unknown, beans, None, added)
        if any(unknown):
            choices[None] = self._expected(
                unknown, lambda beans, rest: self.best_second(known, rest, beans, None, added)
            )
        return choices

    def second(
        self, known: Counts, unknown: Counts, open_: int, barred: int | None, added: int
    ) -> dict[int | None, float]:
        """The worth of lifting beside an open bowl; `barred` is the count of the bowl just covered for it."""
        choices: dict[int | None, float] = {}
        for beans, count in enumerate(known):
            if count - (beans == barred) <= 0:
                continue
            if beans == open_:
                choices[beans] = self.best_match(_less(known, beans), unknown, beans, added)
            else:
                choices[beans] = self._mistake(_more(known, open_), unknown)
        if any(unknown):
            choices[None] = self._expected(
                unknown,
                lambda beans, rest: (
                    self.best_match(known, rest, beans, added)
                    if beans == open_
                    else self._mistake(_more(_more(known, open_), beans), rest)
                ),
            )
        return choices

    def match(self, known: Counts, unknown: Counts, beans: int, added: int) -> dict[str, float]:
        """The worth of adding to a match, or of passing."""
        passed = self.leave(_more(_more(known, beans), beans), unknown)
        if added + 1 >= self.stock:
            return {"add": WIN, "pass": passed}
        if beans >= self.cap:
            return {"add": 1 + self.leave(_more(_more(known, beans), 0), unknown), "pass": passed}
        return {"add": 1 + max(self.after_adding(known, unknown, beans, added + 1).values()), "pass": passed}

    def after_adding(self, known: Counts, unknown: Counts, beans: int, added: int) -> dict[str, float]:
        """The worth of stopping, or of going on with the bowl that has one more, or with the one as it was before."""
        both = _more(_more(known, beans), beans + 1)
        choices = {"stop": self.leave(both, unknown)}
        if added >= DEEPEST:
            return choices
        if self.simple:
            choices["lift"] = max(self.lift(both, unknown, added).values())
            return choices
        choices["more"] = self.best_second(_more(known, beans), unknown, beans + 1, beans, added)
        choices["before"] = self.best_second(_more(known, beans + 1), unknown, beans, beans + 1, added)
        return choices

    def best_second(self, known: Counts, unknown: Counts, open_: int, barred: int | None, added: int) -> float:
        """What the best second lift is worth on average; 0 where there is none."""
        key = ("second", known, unknown, open_, barred, added)
        if key not in self._worth:
            self._worth[key] = max(self.second(known, unknown, open_, barred, added).values(), default=0.0)
        return self._worth[key]

    def best_match(self, known: Counts, unknown: Counts, beans: int, added: int) -> float:
        """What the better of going on and keeping is worth, once two bowls match."""
        key = ("match", known, unknown, beans, added)
        if key not in self._worth:
            self._worth[key] = max(self.match(known, unknown, beans, added).values())
        return self._worth[key]

    def _mistake(self, known: Counts, unknown: Counts) -> float:
        return self.leave(known, unknown) - (1.0 if self.costs else 0.0)

    def leave(self, known: Counts, unknown: Counts) -> float:
        """What the next player can surely place, against us."""
        chain = self._chain(known)
        return -WIN if chain >= self.next_stock else -LEFT_TO_OTHERS * chain

    def _chain(self, known: Counts) -> int:
        """How many beans whoever knows these bowls can place in a row, going on with the fuller one where possible."""
        key = ("chain", known)
        if key not in self._worth:
            longest = 0
            for beans, count in enumerate(known):
                if count >= 2:
                    longest = max(longest, 1 + self._run(_less(_less(known, beans), beans), beans))
            self._worth[key] = longest
        return int(self._worth[key])

    def _run(self, known: Counts, beans: int) -> int:
        if beans >= self.cap:
            return 0
        if self.simple:
            return self._chain(_more(_more(known, beans), beans + 1))
        on_with_more = known[beans + 1] > 0
        if on_with_more:
            return 1 + self._run(_more(_less(known, beans + 1), beans), beans + 1)
        if known[beans] > 0:
            return 1 + self._run(_more(_less(known, beans), beans + 1), beans)
        return 0

    def _expected(self, unknown: Counts, worth: Callable[[int, Counts], float]) -> float:
        total = sum(unknown)
        return sum(count / total * worth(beans, _less(unknown, beans)) for beans, count in enumerate(unknown) if count)


def counted(beans: list[int], cap: int) -> Counts:
    """How many bowls hold 0, 1, 2 … beans."""
    return tuple(beans.count(each) for each in range(cap + 2))


def _less(counts: Counts, beans: int) -> Counts:
    return (*counts[:beans], counts[beans] - 1, *counts[beans + 1 :])


def _more(counts: Counts, beans: int) -> Counts:
    return (*counts[:beans], counts[beans] + 1, *counts[beans + 1 :])
