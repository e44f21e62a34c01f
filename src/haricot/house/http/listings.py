"""What the routes tell: games, tables, past views, what a move would bring."""

from __future__ import annotations

import logging
from typing import cast

from haricot.bots import levels
from haricot.core.options import Option, Value
from haricot.core.view_types import AnyPreview, AnyView
from haricot.games import named, names
from haricot.games.drawing import is_drawn_by_client
from haricot.house.errors import NotShown
from haricot.house.family import default_of
from haricot.house.house import House
from haricot.house.http.client_files import is_printed
from haricot.house.http.schemas import GameCard, OptionCard, Preview, SeenView, TableCard
from haricot.house.live.live_table import LiveTable
from haricot.house.live.table_lists import open_tables, split_tables
from haricot.house.notices.holidays import is_slow, to_move
from haricot.house.people.holiday import rest_of
from haricot.house.people.people import Person
from haricot.house.settings import Settings
from haricot.house.wall_clock import now
from haricot.table import Refused
from haricot.table.description import phase
from haricot.texts import game_aim, game_tagline, game_title, has_rules_page, say, seat_name

LOG = logging.getLogger("haricot.house.http")


def game_cards(lang: str, settings: Settings | None = None) -> list[GameCard]:
    """Every game as the shelf shows it; one from outside whose card cannot be made takes no other down with it."""
    cards = []
    for name in names():
        try:
            cards.append(_game_card(name, lang, settings or Settings()))
        except Exception:
            LOG.exception("game is left out of the shelf", extra={"game": name})
    return cards


def _game_card(name: str, lang: str, settings: Settings) -> GameCard:
    game = named(name)
    return GameCard(
        name,
        title=game_title(name, lang),
        tagline=game_tagline(name, lang),
        fewest=min(game.seats),
        most=max(game.seats),
        seat_names=[seat_name(name, seat, lang) for seat in range(max(game.seats))],
        options=[_option_card(option, lang, default_of(settings, game, option)) for option in game.options.values()],
        presets={preset: dict(options) for preset, options in game.presets.items()},
        family=dict(game.family),
        levels=list(levels(name)),
        aim=game_aim(name, lang),
        minutes=game.box.minutes,
        age=game.box.age,
        youngest=game.box.youngest,
        company=game.box.company or min(game.seats),
        advised=game.box.most or max(game.seats),
        secret=game.secret,
        remembering=game.remembering,
        lists_moves=game.lists_moves,
        rules=has_rules_page(name),
        printed=is_printed(name, lang),
        board=is_drawn_by_client(name),
    )


def _option_card(option: Option, lang: str, default: Value) -> OptionCard:
    numbers = option.range
    return OptionCard(
        option.name,
        default,
        list(option.choices) if option.choices else None,
        numbers[0] if numbers else None,
        numbers[-1] if numbers else None,
        say(option.explained, lang),
        option.names_a_seat,
    )


async def public_tables(house: House, person: Person | None) -> list[TableCard]:
    """Those that are open to whoever comes, as lists show them to that person."""
    return [table_card(live, person) for live in await open_tables(house.tables, person)]


async def tables_of(house: House, person: Person) -> list[TableCard]:
    """The newest first; those that cannot be shown come last."""
    readable, hidden = await split_tables(house.tables, person)
    readable.sort(key=lambda live: live.log[0].at, reverse=True)
    return [*(table_card(live, person) for live in readable), *(_card_of_hidden(*one) for one in hidden)]


def _card_of_hidden(table: str, why: NotShown) -> TableCard:
    return TableCard(
        id=table,
        game=why.game,
        seats=0,
        free=0,
        phase=why.phase,
        people=[],
        live=False,
        your_turn=False,
        days=None,
        deadline=None,
        to_move=[],
        holiday=None,
        rated=False,
    )


def table_card(live: LiveTable, person: Person | None) -> TableCard:
    """A table as lists show it to that person."""
    table = live.stored
    seat = table.seat_of(person.id) if person else None
    sitting = [one for chair in table.chairs for one in chair.people]
    acting = to_move(table)
    yours = seat is not None and table.playing is not None and table.playing.turn == seat
    rest = rest_of(acting, live.known, now())
    return TableCard(
        id=live.id,
        game=table.setup.game,
        seats=len(table.chairs),
        free=sum(chair.is_free for chair in table.chairs),
        phase=phase(table),
        people=[known.name for one in sitting if (known := live.known(one))],
        live=table.is_live(live.people_there()),
        your_turn=yours,
        days=table.playing.setup.clock.amount if table.playing is not None and is_slow(table) else None,
        deadline=table.playing.deadline if table.playing is not None else None,
        to_move=[] if yours else [known.name for one in acting if (known := live.known(one))],
        holiday=now() + rest if rest else None,
        rated=table.is_rated,
    )


def past_views(house: House, live: LiveTable, person: Person, after: int) -> list[SeenView]:
    """Each position of the game as the person's seat saw it, with the number of the event that led there, and when."""
    match = live.stored.match
    if match is None:
        return []
    if live.once_only:
        raise Refused("house-remember")
    numbers = ((match.began, match.began_at), *((made.number, made.at) for made in match.moves))
    views = house.tables.views.views(live.id, match, live.stored.seat_of(person.id))
    seen = zip(numbers, cast(list[AnyView], views), strict=True)
    return [SeenView(number, view, at) for (number, at), view in seen if number > after]


def previewed(live: LiveTable, person: Person, move: str) -> Preview:
    """What a move of that person would bring, told from what the person sees; the rules may refuse its form."""
    match = live.stored.playing
    if match is None:
        raise Refused("table-no-game")
    view = match.state.view_again(live.stored.seat_of(person.id))
    return Preview(cast(AnyPreview | None, named(match.setup.game).preview(view, move)))
