"""What the routes tell: games, tables, past views, what a move would bring."""

from __future__ import annotations

from haricot.bots import levels
from haricot.core.options import Option
from haricot.games import named, names
from haricot.house.house import House
from haricot.house.http.schemas import Foreseen, GameCard, OptionCard, SeenView, TableCard
from haricot.house.live.live_table import Room
from haricot.house.people.people import Person
from haricot.table.description import phase
from haricot.table.errors import Refused
from haricot.texts import game_aim, game_tagline, game_title, has_rules_page, say, seat_name


def game_cards(lang: str) -> list[GameCard]:
    return [_game_card(name, lang) for name in names()]


def _game_card(name: str, lang: str) -> GameCard:
    game = named(name)
    return GameCard(
        name,
        title=game_title(name, lang),
        tagline=game_tagline(name, lang),
        fewest=min(game.seats),
        most=max(game.seats),
        seat_names=[seat_name(name, seat, lang) for seat in range(max(game.seats))],
        options=[_option_card(option, lang) for option in game.options.values()],
        presets={preset: dict(options) for preset, options in game.presets.items()},
        levels=list(levels(name)),
        aim=game_aim(name, lang),
        minutes=game.box.minutes,
        age=game.box.age,
        company=game.box.company or min(game.seats),
        secret=game.secret,
        remembering=game.remembering,
        lists_moves=game.lists_moves,
        rules=has_rules_page(name),
        board=game.drawn_by_client,
    )


def _option_card(option: Option, lang: str) -> OptionCard:
    numbers = option.range
    return OptionCard(
        option.name,
        option.default,
        list(option.choices) if option.choices else None,
        numbers[0] if numbers else None,
        numbers[-1] if numbers else None,
        say(option.explained, lang),
    )


async def public_tables(house: House, person: Person | None) -> list[TableCard]:
    rooms = [await house.hall.room(name) for name in reversed(tuple(house.hall.public)[-100:])]
    return [table_card(room, person) for room in rooms if room and not room.shown.closed]


async def rooms_of(house: House, person: Person) -> list[Room]:
    rooms = [await house.hall.room(name) for name in await house.people.tables_of(person)]
    return [room for room in rooms if room is not None and room.shown.may_see(person.id)]


async def tables_of(house: House, person: Person) -> list[TableCard]:
    rooms = sorted(await rooms_of(house, person), key=lambda room: room.log[0].at, reverse=True)
    return [table_card(room, person) for room in rooms]


def table_card(room: Room, person: Person | None) -> TableCard:
    table = room.shown
    seat = table.seat_of(person.id) if person else None
    sitting = [one for chair in table.chairs for one in chair.people]
    return TableCard(
        room.id,
        table.setup.game,
        len(table.chairs),
        sum(chair.is_free for chair in table.chairs),
        "closed" if table.closed else phase(table),
        [known.name for one in sitting if (known := room.known(one))],
        table.is_live(room.people_there()),
        seat is not None and table.playing is not None and table.playing.turn == seat,
    )


def past_views(room: Room, person: Person, after: int) -> list[SeenView]:
    """Each position of the game as the person's seat saw it, with the number of the event that led there."""
    game = room.shown.match
    if game is None:
        return []
    if room.once_only:
        raise Refused("house-remember")
    numbers = (game.began, *(made.number for made in game.moves))
    views = room.sights.views(game, room.shown.seat_of(person.id))
    return [SeenView(number, view) for number, view in zip(numbers, views, strict=True) if number > after]


def foreseen(room: Room, person: Person, move: str) -> Foreseen:
    """What a move of that person would bring, told from what the person sees; the rules may refuse its form."""
    game, view = room.shown.playing, room.whole(person.id)["view"]
    if game is None or view is None:
        raise Refused("table-no-game")
    return Foreseen(named(game.setup.game).preview(view, move))


def clean(name: str | None) -> str | None:
    """A name as it can be shown anywhere: no signs that do not print, no long gaps."""
    if name is None:
        return None
    kept = " ".join("".join(sign if sign.isprintable() else " " for sign in name).split())
    if not kept:
        raise Refused("house-name")
    return kept
