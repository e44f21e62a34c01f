"""Whether what a game from outside says of itself can be relied on: looked at once, when it is brought."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from types import ModuleType
from typing import Any, get_origin

from haricot.core.errors import BadGame, BadOption
from haricot.core.game import Box, Game
from haricot.core.options import Option
from haricot.texts import Sentence

NAME = re.compile(r"[a-z][a-z0-9_]{0,39}", re.ASCII)

MOST_SEATS = 100


def manifest_in(module: ModuleType, where: str) -> Game:
    """The game in a module; BadGame names what is wrong with what it says of itself, and what is wanted there."""
    game = getattr(module, "GAME", None)
    if not isinstance(game, Game):
        raise BadGame("game-file-no-game", file=where)
    for field, (kind, is_right) in FIELDS.items():
        if not hasattr(game, field):
            raise BadGame("game-file-lacks", file=where, field=field, wanted=Sentence(f"game-file-wants-{kind}"))
        _check(where, field, getattr(game, field), kind, is_right)
    if not NAME.fullmatch(game.name):
        raise BadGame("game-name-form", file=where, name=game.name)
    _check(where, "TEXTS", getattr(module, "TEXTS", {}), "texts", _is_texts)
    return game


def _check(where: str, field: str, found: Any, kind: str, is_right: Callable[[Any], bool]) -> None:
    if not is_right(found):
        wanted = Sentence(f"game-file-wants-{kind}")
        raise BadGame("game-file-field", file=where, field=field, found=repr(found), wanted=wanted)


def _is_text(found: Any) -> bool:
    return isinstance(found, str)


def _is_flag(found: Any) -> bool:
    return isinstance(found, bool)


def _is_type(found: Any) -> bool:
    """Also one such as `dict[str, int]`: whether it can be described is seen where it is."""
    return isinstance(found, type) or get_origin(found) is not None


def _is_seats(found: Any) -> bool:
    """Only the ends of a range are looked at: all of a billion numbers would take a minute."""
    return isinstance(found, range) and len(found) > 0 and all(1 <= end <= MOST_SEATS for end in (found[0], found[-1]))


def _is_box(found: Any) -> bool:
    if not isinstance(found, Box) or type(found.minutes) is not int:
        return False
    others = (found.age, found.company, found.youngest, found.most)
    return all(other is None or type(other) is int for other in others)


def _is_options(found: Any) -> bool:
    return isinstance(found, Mapping) and all(_is_option(name, option) for name, option in found.items())


def _is_option(name: Any, option: Any) -> bool:
    """It stands under its own name, and its default is one of its values."""
    if not isinstance(option, Option) or option.name != name:
        return False
    if not isinstance(option.range, range | None) or not isinstance(option.choices, tuple | list | None):
        return False
    try:
        option.check(option.default)
    except BadOption:
        return False
    return True


def _is_chosen(found: Any) -> bool:
    return isinstance(found, Mapping) and all(isinstance(name, str) for name in found)


def _is_presets(found: Any) -> bool:
    return _is_chosen(found) and all(map(_is_chosen, found.values()))


def _is_names(found: Any) -> bool:
    return isinstance(found, tuple | list) and all(map(_is_text, found))


def _is_version(found: Any) -> bool:
    return type(found) is int and found >= 1


def _is_texts(found: Any) -> bool:
    return found is None or (isinstance(found, Mapping) and all(map(_is_text, (*found, *found.values()))))


FIELDS: Mapping[str, tuple[str, Callable[[Any], bool]]] = {
    "name": ("name", _is_text),
    "seats": ("seats", _is_seats),
    "secret": ("secret", lambda found: found in ("none", "common", "private")),
    "box": ("box", _is_box),
    "options": ("options", _is_options),
    "presets": ("presets", _is_presets),
    "family": ("family", _is_chosen),
    "remembering": ("flag", _is_flag),
    "lists_moves": ("flag", _is_flag),
    "rules_version": ("version", _is_version),
    "who_begins": ("names", _is_names),
    "rated_apart": ("names", _is_names),
    "view_type": ("type", _is_type),
    "preview_type": ("type", lambda found: found is None or _is_type(found)),
}
"""By what a game says of itself: the words for what is wanted there, and whether something is that."""
