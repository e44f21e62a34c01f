"""A house for families: no public tables, no ratings, no names but those suggested, options that suit children too.

The setting is `Settings.family`; whoever wants to do otherwise in such a house asks it, and does it here.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from haricot.core.game import Game
from haricot.core.options import Option, Value
from haricot.games import named, names
from haricot.house.errors import NotFound
from haricot.house.people.people import NAMES
from haricot.house.settings import Settings
from haricot.table import Refused, Setup


def admitted_setup(settings: Settings, setup: Setup) -> Setup:
    """The setup as a table may have it; what is not said in it is as the house proposes it."""
    if not settings.family or setup.game not in names():
        return setup
    if setup.public:
        raise Refused("house-family-public")
    return replace(setup, options={**proposed(settings, named(setup.game)), **setup.options}, rated=False)


def check_compares(settings: Settings) -> None:
    """NotFound in a family's house, which compares nobody."""
    if settings.family:
        raise NotFound("house-no-ratings")


def admitted_name(settings: Settings, name: str | None, own: str | None = None) -> str | None:
    """A name that one may bear: any, or in a family's house a suggested one; or the one that one has."""
    if settings.family and name is not None and name not in (*NAMES, own):
        raise Refused("house-family-name")
    return name


def default_of(settings: Settings, game: Game, option: Option) -> Value:
    """What an option is in this house unless somebody says otherwise."""
    return proposed(settings, game).get(option.name, option.default)


def proposed(settings: Settings, game: Game) -> Mapping[str, Value]:
    """The options that a family's house proposes for a game; none elsewhere."""
    return game.family if settings.family else {}
