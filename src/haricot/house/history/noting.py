"""A game that is over is noted in the commit of its last event, with everybody's name of that moment."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping
from functools import partial

from msgspec.structs import replace

from haricot.house.history import tallying
from haricot.house.history.ended_game import EndedGame, Part
from haricot.house.ratings.applying import rate_game
from haricot.house.store import game_rows, person_rows, rating_rows
from haricot.house.store.game_rows import Place
from haricot.house.store.group_commit import Change, Row, aside
from haricot.house.store.person_rows import Person
from haricot.house.store.rating_rows import Kind, PartRow
from haricot.house.store.store import Reading
from haricot.table.names_and_signs import describe_people


def note_games(games: Iterable[EndedGame]) -> list[Change]:
    """What is kept beside the events that ended these games."""
    return [aside(partial(note, game=game)) for game in games]


def note(connection: Reading, game: EndedGame, *, is_newest: bool = True) -> None:
    """`is_newest`: it counts for everybody at once; else somebody sees to it when all are noted."""
    known = _known(connection, game)
    game_rows.add_game(connection, *rows_of(game, known))
    if not is_newest:
        return
    rating_rows.wait_for_turn(connection)
    tallying.tally(connection, game, known)
    if game.rated and game.rule_set is not None:
        place = Place(game.ended, game.table, game.number)
        parts = [PartRow(place, one.seat, one.place, one.how, one.person, one.level) for one in game.parts]
        rate_game(connection, Kind(game.game, game.rule_set), place, parts)


def rows_of(game: EndedGame, known: Mapping[str, Person]) -> tuple[Row, list[Row]]:
    """The game as it is noted, and everybody who played it."""
    row = {
        "table_id": game.table,
        "number": game.number,
        "game": game.game,
        "ended": game.ended,
        "seats": game.seats,
        "moves": game.moves,
        "reason": game.reason,
        "rule_set": game.rule_set,
        "rated": game.rated,
    }
    return row, [_player(game, slot, part, known) for slot, part in enumerate(game.parts)]


def note_again(connection: Reading, game: EndedGame) -> None:
    """A game of the past is counted once more: all counting has begun anew."""
    tallying.tally(connection, game, _known(connection, game))


def _known(connection: Reading, game: EndedGame) -> dict[str, Person]:
    """Those who played and whom the house still knows, by the names that they had at the table."""
    ids = {part.person for part in game.parts if part.person is not None}
    found = {one.id: one for one in person_rows.people_of(connection, {*ids, *game.arrived})}
    called = describe_people(found, game.arrived, [part.bot for part in game.parts if part.bot])
    return {one: replace(found[one], name=called[one].name, sign=called[one].sign) for one in found if one in ids}


def _player(game: EndedGame, slot: int, part: Part, known: Mapping[str, Person]) -> Row:
    person = known.get(part.person or "")
    name = person.name if person else part.bot
    return {
        "table_id": game.table,
        "number": game.number,
        "slot": slot,
        "seat": part.seat,
        "person": part.person,
        "bot": part.bot,
        "level": part.level,
        "name": name,
        "folded": fold_name(name) if name else None,
        "sign": person.sign if person else None,
        "place": part.place,
        "result": part.result,
        "how": part.how,
        "game": game.game,
        "ended": game.ended,
        "bots": game.with_bots,
    }


def fold_name(name: str) -> str:
    """As one searches for it: without accents, and whether letters are large or small."""
    bare = unicodedata.normalize("NFKD", name.casefold())
    return "".join(sign for sign in bare if not unicodedata.combining(sign))[:60]
