"""RondoRondo's puzzles: the word that scores most with this rack and this hand; the points to reach are told.

Proven by looking at every word of the lexicon in every place: all others score less. Where the same word can be laid in
several ways for as many points, each is right. Words that everybody knows make the child's list, the others the
expert's.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from haricot.bots import levels
from haricot.bots.compilation import load
from haricot.bots.rondorondo.points import points, word_of
from haricot.core.game import State
from haricot.games.rondorondo import GAME
from haricot.games.rondorondo.best_placements import best_placements, faces, valuation
from haricot.games.rondorondo.form import EMPTY_RACK, word_in
from haricot.games.rondorondo.kernels import Valuation
from haricot.games.rondorondo.placement import Lay
from haricot.games.rondorondo.rules import FULL_HAND, PLAY, RondoRondo
from haricot.puzzles.puzzle import Puzzle, PuzzleStep, identity, options_told

KINDS = ("child", "expert")
SHARE = 0.25
UNSURE = ()
LANGUAGES = ("fr", "en")
WELL_KNOWN = 108
"""How common a word of the child's list is at least (`Lexicon.common`), and how long at most."""
LONGEST = 8
COMMON = 80
"""What the players of self-play know."""
MARGIN = 2
"""Points by which the best word leads."""
CONSIDERED = 40
TOLD = 12
"""Of so many words, the best one first, a puzzle tells the points."""
CUTS = 5
KNOWS_ALL = "feuille"
"""The level that knows every word and lays for the points alone."""
SECONDS = 5.0
SHORTEST_RACK = 4


def self_play(seed: int) -> list[State]:
    """Two players who know common words, and lay one of those that score most."""
    load(GAME.name)
    rng = Random(seed)
    options = {"lexicon": LANGUAGES[seed % 2], "words": "family", "opening": "lot", "minute": 0}
    states: list[State] = [GAME.new(2, seed, **options)]
    while (state := states[-1]).turn is not None:
        assert isinstance(state, RondoRondo)
        known = state.lexicon.common(COMMON)
        found = best_placements(known, state.rack, state.hands[state.mover], False, _points(state), 4)
        states.append(state.play(rng.choice(found)[0] if found else state.default))
    return states


def cut(states: Sequence[State], seed: int) -> Iterator[Puzzle]:
    """Some turns of a game, drawn by lot, with a full hand and a word in the rack."""
    load(GAME.name)
    turns = [state for state in states if is_turn(state)]
    for state in Random(seed).sample(turns, min(CUTS, len(turns))):
        assert isinstance(state, RondoRondo)
        found = puzzle_of(state, seed)
        if found is not None:
            yield found


def is_turn(state: State) -> bool:
    """Whether somebody is to lay a word on a rack of some length, with a full hand."""
    assert isinstance(state, RondoRondo)
    if state.turn is None or state.phase != PLAY or state.rack == EMPTY_RACK or state.exchanged:
        return False
    return len(word_in(state.rack)) >= SHORTEST_RACK and len(state.hands[state.mover]) == FULL_HAND


def puzzle_of(state: RondoRondo, seed: int) -> Puzzle | None:
    """A puzzle from a turn, if one word scores clearly more than every other; None otherwise."""
    ranked = ranked_words(state)
    if len(ranked) < TOLD or ranked[0][1] - ranked[1][1] < MARGIN:
        return None
    word, most, _ = ranked[0]
    right = placements_of(state, word, most)
    kind = "child" if word in state.lexicon.common(WELL_KNOWN, LONGEST) else "expert"
    options, position = options_told(state), str(state)
    name = identity(GAME.name, position, options, (), kind)
    told = {str(lay): float(scored) for _, scored, lay in ranked[1:TOLD]}
    lang = str(state.options["lexicon"])
    return Puzzle(name, kind, state.mover, position, (PuzzleStep(right),), options, (), most, told, lang, seed=seed)


def ranked_words(state: RondoRondo) -> list[tuple[str, int, Lay]]:
    """The words that score most, each with its points and a way to lay it; the best first."""
    hand = state.hands[state.mover]
    found = best_placements(state.lexicon, state.rack, hand, state.beginner, _points(state), CONSIDERED)
    ranked: dict[str, tuple[str, int, Lay]] = {}
    for lay, _ in found:
        word = word_of(state, lay)
        ranked.setdefault(word, (word, points(state, lay), lay))
    return sorted(ranked.values(), key=lambda one: (-one[1], one[0]))


def placements_of(state: RondoRondo, word: str, scored: int) -> tuple[str, ...]:
    """Every way to lay that word for so many points."""
    placements = state.placements()
    number = placements.lexicon.number(word)
    found = set()
    for place, fit in zip(placements.places, placements.fits, strict=True):
        if len(place.beneath) == len(word) and number in fit.words:
            found |= {str(lay) for lay in place.placements(word) if points(state, lay) == scored}
    return tuple(sorted(found))


def is_unique(puzzle: Puzzle) -> bool:
    """All words again, by the lexicon of this installation."""
    load(GAME.name)
    state = puzzle.start(GAME.name)
    assert isinstance(state, RondoRondo)
    ranked = ranked_words(state)
    word, most, _ = ranked[0]
    leads = len(ranked) < 2 or ranked[1][1] < most
    return leads and most == puzzle.goal and placements_of(state, word, most) == puzzle.steps[0].right


def solves(puzzle: Puzzle, level: str, seed: int) -> bool:
    """Whether it knows the word; those who know all words lay by other thoughts, and would find it if asked."""
    names = list(levels(GAME.name))
    asked = level if names.index(level) <= names.index(KNOWS_ALL) else KNOWS_ALL
    view = puzzle.start(GAME.name).view(puzzle.seat)
    return levels(GAME.name)[asked]([view], seed, SECONDS).move in puzzle.steps[0].right


def group(puzzle: Puzzle) -> str:
    """Puzzles of one group are graded among themselves: a language, for children or for experts."""
    return f"{puzzle.lang} {puzzle.kind}"


def _points(state: RondoRondo) -> Valuation:
    """Whoever wants the points of the turn, and no more."""
    return valuation(faces(state.pack))
