"""What a game brings beside its rules, checked as far as it brings it: drawing, levels, remarks, texts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from xml.etree import ElementTree

from rich.text import Text

from haricot.bots import Answer
from haricot.core.errors import IllegalMove
from haricot.core.game import Game, View
from haricot.games import part_of, texts_of
from haricot.games.drawing import draw, explain
from haricot.games.plain_drawing import WIDTH
from haricot.lab.random_play import random_game, readers, some_states
from haricot.records.record import Record
from haricot.review import reviewed
from haricot.review.history import GameHistory
from haricot.texts import COMPLETE, game_aim, game_how_to, game_tagline, game_title, say, seat_name
from haricot.texts.soundness import sound_part

SECONDS = 0.02
"""What bots and reviews are given for a move: enough for an answer, not for a good one."""
MOST_REVIEWED = 60
"""So many moves of a game are reviewed at most."""


def views_can_be_drawn(game: Game, seed: int) -> None:
    """In a terminal no line is too long, and every move is explained; what is drawn for the browser is a picture."""
    for state in some_states(game, seed, count=4):
        for reader in readers(state):
            view = state.view(reader)
            for lang in COMPLETE:
                _must_be_text(game, view, lang)
                widest = max(draw(view, lang).plain.splitlines(), key=len, default="")
                assert len(widest) <= WIDTH, f"a drawn line has {len(widest)} columns, more than {WIDTH}: {widest}"
        if state.turn is not None:
            view = state.view(state.turn)
            for move in list(state.moves())[:5]:
                explain(str(move), view, COMPLETE[0])
            own = part_of(game.name, f"haricot.games.{game.name}.drawing", "drawing", "picture")
            if own is not None:
                picture = own.picture(view)
                assert _is_svg(picture), f"picture(view) is no SVG: {str(picture)[:60]!r}"


def every_level_answers(game: Game, seed: int) -> None:
    """Each level says a legal move at the first turn, and why."""
    own = part_of(game.name, f"haricot.bots.{game.name}", "bots", "LEVELS")
    if own is None:
        return
    is_right = isinstance(own.LEVELS, Mapping) and len(own.LEVELS) > 0
    assert is_right, f"LEVELS is {own.LEVELS!r}, not a dict of bots by level"
    state = next(random_game(game, seed))
    views = [state.view(state.turn)]
    for level, bot in own.LEVELS.items():
        assert callable(bot), f"the level {level} is {bot!r}, which cannot be called"
        answer = getattr(bot, "at_once", bot)(views, seed, SECONDS)
        assert isinstance(answer, Answer), f"the level {level} answers {answer!r}, not an Answer(move, reason)"
        try:
            state.legal(answer.move)
        except IllegalMove as refused:
            raise AssertionError(f"the level {level} plays {answer.move!r} in {state}: {refused}") from refused
        for lang in COMPLETE:
            say(answer.reason, lang)


def remarks_are_made(game: Game, seed: int) -> None:
    """A game played at random is reviewed, with one remark for each move."""
    if part_of(game.name, f"haricot.review.{game.name}", "review", "remarks") is None:
        return
    history = _some_history(game, seed)
    told = reviewed(history, SECONDS, COMPLETE[0])
    assert [one.move for one in told.moves] == list(history.moves), (
        f"of {len(history.moves)} moves, remarks were made on {[one.number for one in told.moves]}"
    )


def texts_can_be_said(game: Game, seed: int) -> None:
    """Whatever is in TEXTS can be read, and is there in each language that is brought.

    But for the names of fields: in the language that the code is written in they are words already.
    """
    brought = texts_of(game.name)
    keys = dict[str, set[str]]()
    for lang, source in brought.items():
        sound, faults = sound_part(source)
        assert not faults, f"the texts in {lang} cannot be read, {faults[0]}"
        keys[lang] = {line.partition("=")[0].strip() for line in sound.splitlines() if line[:1].isalpha()}
    for lang, found in keys.items():
        missing = sorted(key for key in set().union(*keys.values()) - found if f"{game.name}-field-" not in key)
        assert not missing, f"{missing[0]} is said in another language, but not in {lang}"
    for lang in COMPLETE:
        for words in (game_title, game_tagline, game_aim, game_how_to):
            words(game.name, lang)
        for seat in range(game.seats[-1]):
            seat_name(game.name, seat, lang)
        for option in game.options.values():
            say(option.explained, lang)


def _must_be_text(game: Game, view: View, lang: str) -> None:
    own = part_of(game.name, f"haricot.games.{game.name}.drawing", "drawing", "draw")
    if own is not None:
        drawn = own.draw(view, lang)
        assert isinstance(drawn, str | Text), f"draw(view, lang) gives {drawn!r}, not a text"


def _is_svg(picture: object) -> bool:
    try:
        return isinstance(picture, str) and ElementTree.fromstring(picture).tag.rpartition("}")[2] == "svg"
    except ElementTree.ParseError:
        return False


def _some_history(game: Game, seed: int) -> GameHistory:
    rng, moves = Random(seed), list[str]()
    state = first = game.new(seed=seed)
    while state.turn is not None and len(moves) < MOST_REVIEWED:
        moves.append(str(rng.choice(state.moves())))
        state = state.play(moves[-1])
    return GameHistory.of(Record(game=game.name, seats=first.seats, seed=seed, moves=tuple(moves)))


PART_CHECKS: tuple[Callable[[Game, int], None], ...] = (
    views_can_be_drawn,
    every_level_answers,
    remarks_are_made,
    texts_can_be_said,
)
"""Each is made once."""
