"""What every game signs. `check_game(game)` is for whoever writes one: it says in words what is broken.

    from haricot.lab.contract import check_game
    check_game(haricot.game("kala"))

Each check takes a game and a seed, draws options, seats and moves from that seed, and raises AssertionError.
"""

from __future__ import annotations

import copy
import json
import pickle
import sys
from collections.abc import Callable, Iterator
from dataclasses import FrozenInstanceError
from random import Random
from typing import Any

from haricot.core.errors import BadOption, BadPosition, IllegalMove
from haricot.core.game import Game, State
from haricot.core.options import read_options, write_options
from haricot.games import bring, names, outside_files
from haricot.games.faults import location_of, summary
from haricot.lab.part_checks import PART_CHECKS
from haricot.lab.random_play import random_game, random_options, random_start, readers, some_states
from haricot.lab.view_conformance import a_second_look_shows_less, views_are_what_their_type_declares
from haricot.records.record import Record

Check = Callable[[Game, int], None]
Kinds = type[Exception] | tuple[type[Exception], ...]


def check_game(game: Game, seeds: range = range(10)) -> None:
    """Runs every check with every seed; AssertionError says which one failed, and how.

    A game that the house does not know yet is brought to it, since records are replayed by name.
    """
    if game.name not in names():
        bring(sys.modules[type(game).__module__])
    for check in CHECKS:
        for seed in seeds:
            _run(check, game, seed)
    for check in PART_CHECKS:
        _run(check, game, seeds[0])


def _run(check: Check, game: Game, seed: int) -> None:
    """AssertionError, whatever the game raises: with the check, the seed, and the line of the game."""
    where = f"{game.name} (seed {seed}): {check.__name__}"
    try:
        check(game, seed)
    except AssertionError as broken:
        raise AssertionError(f"{where}: {broken}") from broken
    except Exception as fault:
        place = location_of(fault, outside_files())
        line = f"{place[0].name}, line {place[1]}: " if place else ""
        raise AssertionError(f"{where}: {line}the game raised {summary(fault)}") from fault


# The checks


def options_are_documented_and_checked(game: Game, seed: int) -> None:
    """Each option has a meaning of one line, takes its default and refuses nonsense."""
    for name, option in game.options.items():
        assert option.name == name, f"the option {name} calls itself {option.name}"
        assert option.meaning.strip(), f"the option {name} has no meaning"
        assert "\n" not in option.meaning, f"the meaning of {name} is longer than a line"
        default = option.check(option.default)
        assert default == option.default, f"the option {name} makes {default!r} of its default {option.default!r}"
        for wrong in (object(), None, "no such value", 10**9, 0.5, []):
            _refuses(BadOption, f"{name}={wrong!r}", game.new, **{name: wrong})
    _refuses(BadOption, "an unknown option", game.new, **{"no such option": 1})
    for called, preset in (*game.presets.items(), ("family", game.family)):
        try:
            game.new(**preset)
        except BadOption as refused:
            raise AssertionError(f"the options of {called!r} are refused: {refused}") from refused
    chosen = random_options(game, Random(seed))
    assert read_options(write_options(chosen), game.options) == chosen, "options do not survive being written"


def seats_are_checked(game: Game, seed: int) -> None:
    """As many seats as the game has room for, and no view of one that is not there."""
    fewest, most = game.seats[0], game.seats[-1]
    for wrong in (fewest - 1, most + 1, 0, -1, "2", 2.0, True):
        _refuses(BadOption, f"seats={wrong!r}", game.new, wrong)
    state = random_start(game, Random(seed))
    _refuses(BadOption, "a view of a seat that is not there", state.view, state.seats)


def turns_are_those_of_seats(game: Game, seed: int) -> None:
    """Whose turn it is, is a seat that plays, or nobody; and views say which game and how many seats."""
    for state in random_game(game, seed):
        is_seat = state.turn is None or (type(state.turn) is int and state.turn in range(state.seats))
        assert is_seat, f"{state.seats} play, but it is the turn of {state.turn!r}, in {state}"
    for reader in readers(state):
        view = state.view(reader)
        told = (view.get("game"), view.get("seats"), view.get("seat"))
        assert told == (game.name, state.seats, reader), f"game, seats and seat of a view of {reader} are {told}"


def the_same_seed_gives_the_same_game(game: Game, seed: int) -> None:
    """Chance comes from the seed alone."""
    once, again = list(random_game(game, seed)), list(random_game(game, seed))
    assert list(map(str, once)) == list(map(str, again)), "the same arguments gave two different games"
    assert once == again, "the same arguments gave states that print alike and are not equal"


def an_option_given_its_default_is_not_given(game: Game, seed: int) -> None:
    """States compare equal either way."""
    defaults: dict[str, Any] = {name: option.default for name, option in game.options.items()}
    given, omitted = game.new(seed=seed, **defaults), game.new(seed=seed)
    assert given == omitted, "a game begun with every option at its default is not the one begun with none"
    assert hash(given) == hash(omitted), "a state with its options given hashes otherwise than one without"


def every_listed_move_plays(game: Game, seed: int) -> None:
    """Each move is listed once, and survives being written and read."""
    for state in some_states(game, seed):
        moves = state.moves()
        assert len(moves) == len({str(move) for move in moves}), "a move is listed twice"
        for move in Random(seed).sample(list(moves), min(20, len(moves))):
            assert state.play(move) == state.play(str(move)), f"{move} and its notation lead to different states"
            assert str(state.legal(str(move))) == str(move), f"{move} does not survive being written"


def near_misses_are_refused(game: Game, seed: int) -> None:
    """What is almost a move, and is not listed, is IllegalMove, which says why."""
    rng = Random(seed)
    for state in some_states(game, seed):
        listed = {str(move) for move in state.moves()}
        for text in _near_misses(sorted(listed) or ["a"], rng):
            if text in listed or _taken_unlisted(state, text):
                continue
            _refuses(IllegalMove, f"the move {text!r} in {state}", state.play, text)
        for wrong in (None, 7, b"a1", ["a1"]):
            _refuses(IllegalMove, f"the move {wrong!r}", state.play, wrong)


def nothing_is_played_after_the_end(game: Game, seed: int) -> None:
    """No moves are listed then, and every move is refused."""
    *before, last = random_game(game, seed)
    assert len(last.moves()) == 0, "moves are listed after the end"
    for state in before:
        assert state.outcome is None, f"there is an outcome, but it is the turn of seat {state.turn}, in {state}"
    for state in before[-3:]:
        for move in list(state.moves())[:3]:
            for asked in (last.play, last.legal, last.reveals):
                _refuses(IllegalMove, "a move after the end", asked, move)


def playing_changes_nothing_before(game: Game, seed: int) -> None:
    """A state and its views stay what they were, whatever is played from it."""
    for state in some_states(game, seed, count=4):
        before, twin = str(state), copy.deepcopy(state)
        views = [state.view(reader) for reader in readers(state)]
        for move in list(state.moves())[:5]:
            state.play(move)
        assert str(state) == before, "play changed the state that it was called on"
        assert state == twin, "play changed the state that it was called on, though it prints alike"
        assert [state.view(reader) for reader in readers(state)] == views, "play changed a view"
        try:
            setattr(state, "options", {})  # noqa: B010 (a type checker would refuse the plain way)
        except (FrozenInstanceError, AttributeError, TypeError):
            continue
        raise AssertionError("a state lets itself be changed")


def states_are_values(game: Game, seed: int) -> None:
    """They travel to other processes and compare by their position."""
    for state in some_states(game, seed, count=4):
        twin = pickle.loads(pickle.dumps(state))
        assert twin == state, "a state does not equal itself after travelling to another process"
        assert hash(twin) == hash(state), "a state hashes otherwise after travelling to another process"
        assert state.game is game, f"the game of a state is {state.game!r}, not GAME"
        for move in list(state.moves())[:5]:
            after = state.play(move)
            is_alike = "prints alike" if str(after) == str(state) else "prints otherwise"
            assert (after == state) == (str(after) == str(state)), (
                f"equality is not that of the position: after {move} the state {is_alike}, "
                f"but is {'' if after == state else 'not '}equal, in {state}"
            )


def positions_survive_being_written(game: Game, seed: int) -> None:
    """Also that nothing is lost or made on the way: `position` counts beans and cards."""
    for state in random_game(game, seed):
        again = game.position(str(state), **state.options)
        assert again == state, f"read back from its notation, {state} is {again}"
        assert str(again) == str(state), f"read back from its notation, {state} prints as {again}"
        assert again.turn == state.turn, f"read back, it is the turn of {again.turn}, not {state.turn}, in {state}"
        assert again.outcome == state.outcome, f"read back, its outcome is {again.outcome}, not {state.outcome}"
        assert again.view(None)["last"] is None, f"read back, {state} tells of a last move"
    listed = list(map(str, state.moves()))
    assert list(map(str, again.moves())) == listed, f"read back, {state} lists other moves than {listed}"


def broken_positions_are_refused(game: Game, seed: int) -> None:
    """BadPosition, whatever is missing, doubled or unreadable."""
    rng = Random(seed)
    for state in some_states(game, seed, count=4):
        text = str(state)
        words = text.split()
        broken = ["", "nonsense", f"{text} more=1", f"{text} {words[0]}", " ".join(words[1:])]
        broken += [text.replace(word, word.partition("=")[0] + "=%") for word in words]
        for position in broken:
            _refuses(BadPosition, f"the position {position!r}", game.position, position, **state.options)
        for position in _near_misses([text], rng):
            try:
                game.position(position, **state.options)
            except (BadPosition, BadOption):  # the latter where a change leaves other numbers of seats
                continue


def outcomes_have_their_shape(game: Game, seed: int) -> None:
    """Winners are those of rank 1, and ties share a rank."""
    *_, last = random_game(game, seed)
    outcome = last.outcome
    assert outcome is not None, "random play ended without an outcome"
    counts = (len(outcome.scores), len(outcome.ranks))
    assert counts == (last.seats, last.seats), f"{last.seats} play, but there are {counts} scores and ranks"
    best = {seat for seat in range(last.seats) if outcome.ranks[seat] == 1}
    assert set(outcome.winners) == best, "winners are not those of rank 1"
    assert outcome.winners, "nobody won"
    for rank in outcome.ranks:
        assert rank == 1 + sum(other < rank for other in outcome.ranks), f"the ranks {outcome.ranks} leave a place out"


def views_are_plain_json(game: Game, seed: int) -> None:
    """Nothing in a view is lost on its way through JSON."""
    for state in some_states(game, seed):
        for reader in readers(state):
            view = state.view(reader)
            assert json.loads(json.dumps(view)) == view, f"the view of {reader} is not plain JSON"
            assert "last" in view, f"the view of {reader} has no field last"
            assert view["turn"] == state.turn, f"the view of {reader} says turn {view['turn']}, not {state.turn}"


def views_do_not_depend_on_what_is_hidden(game: Game, seed: int) -> None:
    """Another truth that fits the view has the same view and the same legal moves."""
    for state in some_states(game, seed, count=6):
        for reader in readers(state):
            view = json.dumps(state.view(reader))
            twin = state.reimagined(reader, seed)
            assert json.dumps(twin.view(reader)) == view, f"the view of {reader} shows something hidden"
            imagined = json.dumps(game.imagine(json.loads(view), seed).view(reader))
            assert imagined == view, f"what fits the view of {reader} is seen otherwise: {imagined}, not {view}"
            if reader is not None and reader == state.turn:
                assert set(map(str, twin.moves())) == set(map(str, state.moves())), "hidden things decide what is legal"


def views_differ_only_in_whose_they_are_unless_secrets_are_private(game: Game, seed: int) -> None:
    """Without private secrets all seats see the same."""
    for state in some_states(game, seed) if game.secret != "private" else ():
        for seat in readers(state):
            assert state.view(seat) == {**state.view(None), "seat": seat}, f"seat {seat} has a secret in {state}"


def where_nothing_is_secret_a_view_tells_the_position(game: Game, seed: int) -> None:
    """One truth alone fits the view."""
    for state in some_states(game, seed) if game.secret == "none" else ():
        assert state.reimagined(None, seed) == state, f"{state} hides something"


def broken_views_are_refused(game: Game, seed: int) -> None:
    """BadPosition or BadOption, never an error from within."""
    views: tuple[Any, ...] = ({}, {"options": {}}, {"options": 3}, {"game": game.name}, [], None)
    for view in views:
        _refuses((BadPosition, BadOption), f"the view {view!r}", game.imagine, view, seed)


def defaults_are_legal(game: Game, seed: int) -> None:
    """What is played for a seat whose time runs out."""
    for state in some_states(game, seed):
        if state.turn is not None and state.default is not None:
            try:
                state.play(state.default)
            except IllegalMove as refused:
                raise AssertionError(f"the default {state.default} is refused in {state}: {refused}") from refused
            revealed = state.reveals(state.default)
            assert isinstance(revealed, bool), f"reveals({state.default}) is {revealed!r}, neither True nor False"


def a_move_that_reveals_nothing_draws_on_no_chance(game: Game, seed: int) -> None:
    """So that it may be taken back, and a sealed record can be replayed up to it."""
    for state in some_states(game, seed, count=4):
        text = str(state)
        here, there = (game.position(text, seed=other, **state.options) for other in (1, 2))
        for move in Random(seed).sample(list(state.moves()), min(5, len(state.moves()))):
            if not state.reveals(move):
                assert here.play(move) == there.play(move), f"{move} in {text} reveals what chance has drawn"


def a_move_that_reveals_nothing_tells_nothing_hidden(game: Game, seed: int) -> None:
    """From any truth that fits a view, it leads to the same view, what is told of the move itself included."""
    for state in some_states(game, seed, count=6):
        quiet = [move for move in list(state.moves())[:20] if not state.reveals(move)]
        for reader in readers(state) if quiet else ():
            twin = state.reimagined(reader, seed)
            for move in (move for move in map(str, quiet) if _is_legal(twin, move)):
                here, there = (json.dumps(one.play(move).view(reader)) for one in (state, twin))
                assert here == there, f"after {move} in {state} the view of {reader} shows something hidden"


def records_replay(game: Game, seed: int) -> None:
    """A game that was written down leads to the same end."""
    rng = Random(seed)
    first = random_start(game, rng)
    chosen = dict(first.options)
    dealt, moves = rng.getrandbits(32), list[str]()
    state = first = game.new(first.seats, dealt, **chosen)
    while state.turn is not None and len(moves) < 300:
        moves.append(str(rng.choice(state.moves())))
        state = state.play(moves[-1])
    record = Record(game=game.name, seats=first.seats, seed=dealt, options=chosen, moves=tuple(moves))
    again = Record.loads(record.dumps())
    assert again == record, "a record does not survive being written"
    assert again.dumps() == record.dumps(), "a record read back is written otherwise"
    assert again.replay() == state, "a record replayed leads elsewhere"
    assert again.outcome == state.outcome, "a record replayed has another outcome"
    assert str(dealt) not in record.dumps(sealed=True).replace(record.seal or "", ""), "a sealed record shows the seed"


CHECKS: tuple[Check, ...] = (
    options_are_documented_and_checked,
    seats_are_checked,
    turns_are_those_of_seats,
    the_same_seed_gives_the_same_game,
    an_option_given_its_default_is_not_given,
    every_listed_move_plays,
    near_misses_are_refused,
    nothing_is_played_after_the_end,
    playing_changes_nothing_before,
    states_are_values,
    positions_survive_being_written,
    broken_positions_are_refused,
    outcomes_have_their_shape,
    views_are_plain_json,
    views_are_what_their_type_declares,
    a_second_look_shows_less,
    views_do_not_depend_on_what_is_hidden,
    views_differ_only_in_whose_they_are_unless_secrets_are_private,
    where_nothing_is_secret_a_view_tells_the_position,
    broken_views_are_refused,
    defaults_are_legal,
    a_move_that_reveals_nothing_draws_on_no_chance,
    a_move_that_reveals_nothing_tells_nothing_hidden,
    records_replay,
)


# How the checks are made


def _refuses(kind: Kinds, what: str, attempt: Callable[..., object], *given: Any, **options: Any) -> None:
    """The attempt must fail with that error, and the error must be able to say why."""
    try:
        attempt(*given, **options)
    except kind as refusal:
        reason = str(refusal).strip()
    except Exception as other:
        raise AssertionError(f"{what} gave {type(other).__name__} ({other}) instead of a refusal") from other
    else:
        raise AssertionError(f"{what} was accepted")
    assert reason, f"{what} is refused without a word"


def _near_misses(texts: list[str], rng: Random) -> Iterator[str]:
    """Texts one slip away from these, and some that are nothing at all."""
    yield from ("", " ", "nonsense", "0", "-1", "é", "٣", "a" * 10_000, "\x00")
    characters = sorted(set("".join(texts)) | set("09az. >x"))
    for text in rng.sample(texts, min(5, len(texts))):
        at = rng.randrange(len(text))
        yield text[:at] + text[at + 1 :]
        yield text[:at] + rng.choice(characters) + text[at + 1 :]
        yield text[:at] + rng.choice(characters) + text[at:]
        yield text + text
        yield text.swapcase()
        yield f" {text}"
        yield f"{text}\n"


def _taken_unlisted(state: State, text: str) -> bool:
    """Where people judge the words themselves, `play` takes what `moves` does not list; it must still be legal."""
    return not state.game.lists_moves and _is_legal(state, text)


def _is_legal(state: State, text: str) -> bool:
    try:
        state.legal(text)
    except IllegalMove:
        return False
    return True
