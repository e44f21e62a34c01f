"""A game that is over is noted in the commit of its last event, with everybody's name of that moment."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping
from functools import partial

from msgspec.structs import replace

from haricot.house.history import tallies
from haricot.house.history.ended_game import EndedGame, Part
from haricot.house.ratings.rating_updates import rate_from, rating_after
from haricot.house.store import game_rows, person_rows, rating_rows
from haricot.house.store.game_rows import GameKey
from haricot.house.store.group_commit import Change, Row, aside
from haricot.house.store.person_rows import Person
from haricot.house.store.rating_rows import PartRow, RatingCategory, RatingRow
from haricot.house.store.store import StoreConnection
from haricot.table.names_and_signs import describe_people


def note_games(games: Iterable[EndedGame]) -> list[Change]:
    """What is kept beside the events that ended these games."""
    return [aside(partial(note, game=game), game.table, "ended game could not be noted") for game in games]


def note(connection: StoreConnection, game: EndedGame, *, is_newest: bool = True) -> None:
    """`is_newest`: it counts for everybody at once; else somebody sees to it when all are noted."""
    known = _known(connection, game)
    if not is_newest:
        game_rows.add_game(connection, *rows_of(game, known))
        return
    rating_rows.wait_for_turn(connection)
    kind = RatingCategory(game.game, game.rule_set) if game.rated and game.rule_set is not None else None
    key = GameKey(game.ended, game.table, game.number)
    after = {} if kind is None else rating_after(connection, kind, key, _rated_parts(game, key))
    game_rows.add_game(connection, *rows_of(game, known, after or {}))
    tallies.tally(connection, game, known)
    if kind is not None and after is None:
        rate_from(connection, kind, key)
    elif after:
        rating_rows.keep(connection, [after[one] for one in sorted(after) if one in known])


def _rated_parts(game: EndedGame, key: GameKey) -> list[PartRow]:
    return [PartRow(key, one.seat, one.rank, one.how, one.person, one.level) for one in game.parts]


def rows_of(
    game: EndedGame, known: Mapping[str, Person], after: Mapping[str, RatingRow] | None = None
) -> tuple[Row, list[Row]]:
    """The game as it is noted, and everybody who played it; `after`: how they are rated by it."""
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
    return row, [_player(game, slot, part, known, after or {}) for slot, part in enumerate(game.parts)]


def note_again(connection: StoreConnection, game: EndedGame, *, with_openings: bool) -> None:
    """A game of the past is counted once more: all counting has begun anew."""
    nameless = game_rows.nameless_in(connection, game.table, game.number)
    tallies.tally(connection, game, _known(connection, game), nameless, with_openings=with_openings)


def _known(connection: StoreConnection, game: EndedGame) -> dict[str, Person]:
    """Those who played and whom the house still knows, by the names that they had at the table."""
    ids = {part.person for part in game.parts if part.person is not None}
    found = {one.id: one for one in person_rows.people_of(connection, {*ids, *game.arrived})}
    called = describe_people(found, game.arrived, [part.bot for part in game.parts if part.bot])
    return {one: replace(found[one], name=called[one].name, sign=called[one].sign) for one in found if one in ids}


def _player(game: EndedGame, slot: int, part: Part, known: Mapping[str, Person], after: Mapping[str, RatingRow]) -> Row:
    person, rating = known.get(part.person or ""), after.get(part.person or "")
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
        "place": part.rank,
        "result": part.result,
        "how": part.how,
        "game": game.game,
        "ended": game.ended,
        "bots": game.with_bots,
        "mu": rating.mu if rating else None,
        "sigma": rating.sigma if rating else None,
    }


def fold_name(name: str) -> str:
    """As one searches for it: without accents, and whether letters are large or small."""
    bare = unicodedata.normalize("NFKD", name.casefold())
    return "".join(character for character in bare if not unicodedata.combining(character))[:60]
