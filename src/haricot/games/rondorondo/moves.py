"""All legal moves of a turn as a sequence: cheap to make, to count, to search, and to draw one from."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from itertools import islice
from typing import TYPE_CHECKING, overload

from haricot.core.game import Move

if TYPE_CHECKING:
    from haricot.games.lexicon import Lexicon
    from haricot.games.rondorondo.places import Place
    from haricot.games.rondorondo.search import Fit


class Moves(Sequence[Move]):
    """The plain moves, then every laying of every word that fits; words are found when they are first asked for."""

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
        return len(self.plain) + sum(int(fit.ways.sum()) for fit in self.fits)

    def __iter__(self) -> Iterator[Move]:
        yield from self.plain
        for place, fit in zip(self.places, self.fits, strict=True):
            for number in fit.words:
                yield from place.layings(self.word(number, len(place.beneath)))

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
        at -= len(self.plain)
        for place, fit in zip(self.places, self.fits, strict=True):
            upto = fit.ways.cumsum()
            if len(upto) and at < upto[-1]:
                number = int(upto.searchsorted(at, "right"))
                word = self.word(fit.words[number], len(place.beneath))
                before = int(upto[number] - fit.ways[number])
                return next(islice(place.layings(word), at - before, None))
            at -= int(upto[-1]) if len(upto) else 0
        raise AssertionError("there are as many ways as were counted")

    def __repr__(self) -> str:
        return f"<{len(self)} moves>"

    def word(self, number: int, length: int) -> str:
        """A word by its number among those of its length."""
        at = int(number) * length
        return self.lexicon.row(length)[at : at + length].decode()

    @cached_property
    def fits(self) -> list[Fit]:
        """For each place, the words that fit it."""
        from haricot.games.rondorondo.search import fit, row  # numpy is loaded by those who search only

        known: dict[tuple[str, str], Fit] = {}
        same_word = self.lexicon.number(self.word_before)
        for place in self.places:
            key, length = (place.beneath, place.hand), len(place.beneath)
            if key not in known:
                barred = same_word if length == len(self.word_before) else None
                known[key] = fit(row(self.lexicon, length), *key, place.keeps, barred)
        return [known[place.beneath, place.hand] for place in self.places]
