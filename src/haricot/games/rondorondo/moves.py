"""All legal moves of a turn as a sequence: cheap to make, to count, to search, and to draw one from."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from itertools import accumulate, islice
from typing import TYPE_CHECKING, overload

from haricot.core.game import Move

if TYPE_CHECKING:
    from haricot.games.rondorondo.places import Place
    from haricot.games.rondorondo.word_search import Array, Fit
    from haricot.lexicon.lexicon import Lexicon


class Moves(Sequence[Move]):
    """The plain moves, then every placement of every word that fits; words are found when they are first asked for."""

    def __init__(
        self,
        plain: tuple[Move, ...],
        places: tuple[Place, ...],
        lexicon: Lexicon,
        word_before: str,
        is_legal: Callable[[Move], bool],
    ) -> None:
        self.plain = plain
        self.places = places
        self.lexicon = lexicon
        self.word_before = word_before
        self.is_legal = is_legal

    def __len__(self) -> int:
        return self.starts[-1]

    def __iter__(self) -> Iterator[Move]:
        yield from self.plain
        for place, fit in zip(self.places, self.fits, strict=True):
            for number in fit.words:
                yield from place.placements(self.word(number, len(place.beneath)))

    def __contains__(self, move: object) -> bool:
        return isinstance(move, Move) and self.is_legal(move)

    @overload
    def __getitem__(self, at: int) -> Move: ...
    @overload
    def __getitem__(self, at: slice) -> Sequence[Move]: ...
    def __getitem__(self, at: int | slice) -> Move | Sequence[Move]:
        if isinstance(at, slice):
            return tuple(self[one] for one in range(*at.indices(len(self))))
        at = range(len(self))[at]
        if at < len(self.plain):
            return self.plain[at]
        here = bisect_right(self.starts, at) - 1
        place, fit, upto = self.places[here], self.fits[here], self.ways_upto[here]
        within = at - self.starts[here]
        number = int(upto.searchsorted(within, "right"))
        word = self.word(fit.words[number], len(place.beneath))
        return next(islice(place.placements(word), within - int(upto[number] - fit.ways[number]), None))

    def __repr__(self) -> str:
        return f"<{len(self)} moves>"

    def word(self, number: int, length: int) -> str:
        """A word by its number among those of its length."""
        at = int(number) * length
        return self.lexicon.row(length)[at : at + length].decode()

    @cached_property
    def fits(self) -> list[Fit]:
        """For each place, the words that fit it."""
        from haricot.games.rondorondo.word_search import (  # numpy is loaded by those who search only
            WordSearch,
            word_arrays,
        )

        words, before = word_arrays(self.lexicon), self.word_before
        number = self.lexicon.number(before) if before else None
        barred = None if number is None else words.first[len(before)] + number
        alike: dict[str, dict[str, Place]] = {}
        for place in self.places:
            alike.setdefault(place.hand, {})[place.beneath] = place
        found: dict[tuple[str, str], Fit] = {}
        for hand, places in alike.items():
            keeps = all(place.keeps for place in places.values())
            beneaths = sorted(places, key=len)
            for beneath, fit in zip(beneaths, WordSearch(words, hand, beneaths).fits(keeps, barred), strict=True):
                found[beneath, hand] = fit
        return [found[place.beneath, place.hand] for place in self.places]

    @cached_property
    def ways_upto(self) -> list[Array]:
        """For each place, how many placements there are up to each of its words, that one included."""
        return [fit.ways.cumsum() for fit in self.fits]

    @cached_property
    def starts(self) -> list[int]:
        """At which number the placements of each place begin; and how many moves there are in all."""
        counts = (int(upto[-1]) if len(upto) else 0 for upto in self.ways_upto)
        return list(accumulate(counts, initial=len(self.plain)))
