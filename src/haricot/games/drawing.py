"""A view as people see it: by the drawing that its game brings, else by a plain one.

A game's module `drawing` has `draw(view, lang)`, and may have `explain(move, view, lang)`, what a move brings in a few
words; `understand(typed, view)`, the notation of what somebody typed; and `picture(view)`, the view as SVG.
"""

from __future__ import annotations

import logging
from dataclasses import dataclass
from types import ModuleType
from typing import Annotated

from msgspec import Meta
from rich.text import Text

from haricot.core.game import View
from haricot.games import plain_drawing
from haricot.games.faults import kind_and_place
from haricot.games.registry import is_ours, part_of

LOG = logging.getLogger("haricot.games")

_logged: set[tuple[str, str]] = set()
"""The games whose drawing has failed, and where: the log has it once."""


@dataclass(frozen=True, slots=True)
class Drawing:
    """A view drawn for a client that has no board for it: as text, and as a picture where the game brings one."""

    text: Annotated[str, Meta(description="Lines of text, 60 columns wide at most: for whoever sees no picture too.")]
    svg: Annotated[str | None, Meta(description="The picture; null where the game brings none.")]


def draw(view: View, lang: str) -> Text:
    """What a view shows, at most 60 columns wide, readable without colour."""
    own = _own(view, "draw")
    drawn = own.draw(view, lang) if own else plain_drawing.draw(view, lang)
    return drawn if isinstance(drawn, Text) else Text(str(drawn))


def explain(move: str, view: View, lang: str) -> str:
    """What a move brings, in a few words; nothing where the game does not say."""
    own = _own(view, "explain")
    return str(own.explain(move, view, lang)) if own else ""


def understood(typed: str, view: View) -> str:
    """What somebody typed, as notation; a game's drawing may understand more than that."""
    own = _own(view, "understand")
    return str(own.understand(typed, view)) if own else typed


def is_drawn_by_client(game: str) -> bool:
    """Whether the browser has a board for it, as for each of ours; for the others the house sends a drawing."""
    return is_ours(game)


def drawn(view: View, lang: str) -> Drawing | None:
    """The drawing that goes with a view to a client; None where the client has a board of its own for the game."""
    if is_drawn_by_client(view["game"]):
        return None
    return Drawing(_text(view, lang), _picture(view))


def _text(view: View, lang: str) -> str:
    try:
        return draw(view, lang).plain
    except Exception as fault:  # a table goes on, whatever is wrong with a drawing from outside
        _log_once("drawing failed", view["game"], fault)
        return plain_drawing.draw(view, lang).plain


def _picture(view: View) -> str | None:
    try:
        own = _own(view, "picture")
        return str(own.picture(view)) if own else None
    except Exception as fault:  # likewise
        _log_once("picture failed", view["game"], fault)
        return None


def _log_once(message: str, game: str, fault: Exception) -> None:
    """Every view of every reader is drawn, and most of them fail at the same place."""
    place = (game, kind_and_place(fault))
    if place not in _logged:
        _logged.add(place)
        LOG.error(message, exc_info=fault, extra={"game": game})


def _own(view: View, mark: str) -> ModuleType | None:
    game = view["game"]
    return part_of(game, "drawing", mark)
