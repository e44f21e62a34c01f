"""What a game brings beside its rules, checked as far as it brings it: every name of `FILE_PARTS`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from xml.etree import ElementTree

from rich.text import Text

from haricot.bots import Answer
from haricot.core.chance import Chance
from haricot.core.errors import IllegalMove
from haricot.core.game import Game, State, View
from haricot.games import part_of, texts_of
from haricot.games.drawing import draw, explain
from haricot.games.file_parts import COMPANIONS, FILE_PARTS
from haricot.games.plain_drawing import WIDTH
from haricot.games.position_editor import EditorGroup
from haricot.lab.random_play import random_game, readers, some_states
from haricot.records.record import Record
from haricot.review import reviewed
from haricot.review.assessment import assessed_position, next_step
from haricot.review.candidates import Assessment
from haricot.review.history import GameHistory
from haricot.study.encoding import Encoding, of_state
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
            own = part_of(game.name, "drawing", "picture")
            if own is not None:
                picture = own.picture(view)
                assert _is_svg(picture), f"picture(view) is no SVG: {str(picture)[:60]!r}"


def what_is_typed_is_understood(game: Game, seed: int) -> None:
    """The notation of a move is that move; what is none is refused, or left for the rules to refuse."""
    if (own := part_of(game.name, "drawing", "understand")) is None:
        return
    for state in some_states(game, seed, count=4):
        if state.turn is None:
            continue
        view = state.view(state.turn)
        for typed in (*map(str, list(state.moves())[:5]), "nonsense"):
            try:
                read = own.understand(typed, view)
            except IllegalMove:
                assert typed == "nonsense", f"understand refuses the move {typed} in {state}"
                continue
            assert isinstance(read, str), f"understand({typed!r}, view) gives {read!r}, not a text"
            if typed != "nonsense":
                assert _legal(state, read) == typed, f"understand takes the move {typed} for {read!r} in {state}"


def every_level_answers(game: Game, seed: int) -> None:
    """Each level says a legal move at the first turn, and why."""
    own = part_of(game.name, "bots", "LEVELS")
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
    if part_of(game.name, "review", "remarks") is None:
        return
    history = _some_history(game, seed)
    told = reviewed(history, SECONDS, COMPLETE[0])
    assert [one.move for one in told.moves] == list(history.moves), (
        f"of {len(history.moves)} moves, remarks were made on {[one.number for one in told.moves]}"
    )


def positions_are_assessed(game: Game, seed: int) -> None:
    """At the first turn and in the middle of a game: by the smallest budget, with moves that can be made."""
    if (own := part_of(game.name, "assessment", "assess")) is None:
        return
    steps = getattr(own, "STEPS", (1,))
    is_right = isinstance(steps, tuple | list) and steps and all(type(step) is int and step > 0 for step in steps)
    assert is_right, f"STEPS is {steps!r}, not a tuple of budgets, whole numbers from 1 on"
    whole, (nodes, _) = _some_history(game, seed), next_step(game.name, None)
    for count in {0, len(whole.moves) // 2}:
        history = GameHistory(game.name, whole.moves[:count], whole.states[: count + 1], finished=False)
        found = own.assess(history, nodes)
        assert isinstance(found, Assessment), f"assess(history, nodes) gives {found!r}, not an Assessment"
        for one in found.candidates:
            state = history.states[-1] if one.world is None else one.world
            assert _legal(state, one.move), f"assess names {one.move!r}, which is no move in {state}"
        for lang in COMPLETE:
            assessed_position(history, found, lang, nodes=nodes)


def positions_fit_their_form(game: Game, seed: int) -> None:
    """What stands in the form that sets a position up by hand makes that position again."""
    if (own := part_of(game.name, "editor", "compose")) is None:
        return
    for state in some_states(game, seed, count=4):
        for lang in COMPLETE:
            groups = own.groups(state, lang)
            are_groups = isinstance(groups, tuple | list) and all(isinstance(one, EditorGroup) for one in groups)
            assert are_groups, f"groups(state, lang) gives {groups!r}, not a tuple of EditorGroup"
        values = {one.name: one.value for group in groups for one in group.inputs}
        text = own.compose(values, state, Chance.of(seed))
        assert game.position(text, **state.options) == state, f"the form of {state} makes {text!r}"


def moves_and_views_are_encoded(game: Game, seed: int) -> None:
    """For learners: each move has its ids, and each view its numbers, which both lead back to it."""
    if (own := part_of(game.name, "study", "ENCODING")) is None:
        return
    is_right = isinstance(own.ENCODING, type) and issubclass(own.ENCODING, Encoding)
    assert is_right, f"ENCODING is {own.ENCODING!r}, not a subclass of haricot.study.Encoding"
    for state in some_states(game, seed, count=4):
        encoding = of_state(state)
        for move in map(str, list(state.moves())[:5]):
            ids = encoding.ids(state, move)
            assert encoding.move(state, ids) == move, f"the ids {ids} of {move} do not make that move in {state}"
        for seat in range(state.seats):
            view = {**state.view(seat), "last": None}
            read, _ = encoding.decode(encoding.encode(view), seat)
            assert read == view, f"the view of seat {seat} comes back from its numbers as {read}, not {view}"


def budgets_are_numbers(game: Game, seed: int) -> None:
    """What bots and reviews are given where nodes are counted."""
    for part, name in (("bots", "BOT_NODES"), ("review", "NODES")):
        found = getattr(part_of(game.name, part, name), name, 1)
        is_right = type(found) is int and found > 0
        assert is_right, f"{name} is {found!r}, not a whole number from 1 on"


def names_are_there_with_those_that_they_go_with(game: Game, seed: int) -> None:
    """Some are asked for only where others are: alone, one does nothing."""
    for part, brought in FILE_PARTS.items():
        for name in brought:
            for other in COMPANIONS.get(name, ()):
                is_alone = part_of(game.name, part, name) is not None and part_of(game.name, part, other) is None
                assert not is_alone, f"{name} goes with {other}, which is missing: bring it, or call {name} otherwise"


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


def _legal(state: State, text: str) -> str | None:
    """The notation of that move, or None where the rules refuse it."""
    try:
        return str(state.legal(text))
    except IllegalMove:
        return None


def _must_be_text(game: Game, view: View, lang: str) -> None:
    own = part_of(game.name, "drawing", "draw")
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
    names_are_there_with_those_that_they_go_with,
    budgets_are_numbers,
    views_can_be_drawn,
    what_is_typed_is_understood,
    every_level_answers,
    remarks_are_made,
    positions_are_assessed,
    positions_fit_their_form,
    moves_and_views_are_encoded,
    texts_can_be_said,
)
"""Each is made once."""
