"""Ronda in a terminal: the circle of bowls, the black bowl in the middle, the stocks, and what just happened."""

from __future__ import annotations

from typing import cast

from rich.text import Text

from haricot.core.game import View
from haricot.games.ronda.moves import DEEDS, Bowl, DeedKind
from haricot.games.ronda.view_types import RondaLast, RondaView
from haricot.texts import say, seat_name

CLOCKWISE = ((None, 1, 2, 3, None), (10, None, None, None, 4), (9, None, None, None, 5), (None, 8, 7, 6, None))
"""Where the bowls stand, from the top left."""

WIDTH = 11
BEAN = "●"


def draw(view: View, lang: str) -> Text:
    """The whole table, in fewer than 60 columns."""
    seen, drawing = cast(RondaView, view), Text()
    for row, places in enumerate(CLOCKWISE):
        _draw_row(drawing, seen, places, _beside_the_circle(seen, row, lang))
    for seat in range(seen["seats"]):
        _draw_player(drawing, seen, seat, lang)
    drawing.append(say("ronda-legend", lang), "dim")
    if seen["last"]:
        drawing.append("\n\n" + tell(seen["last"], lang))
    return drawing


def explain(move: str, view: View, lang: str) -> str:
    """What a move does, with the beans that are in sight."""
    seen, deed = cast(RondaView, view), DEEDS[move]
    if deed.bowl is None:
        return say(f"ronda-explain-{deed.kind.value}", lang)
    if deed.kind is DeedKind.LIFT:
        return ""
    beans = seen["bowls"][deed.bowl - 1] or 0
    if deed.kind is DeedKind.KEEP:
        return say("ronda-explain-keep", lang, beans=beans)
    if beans < seen["options"]["cap"]:
        return say("ronda-explain-add", lang, beans=beans + 1)
    into = "black" if seen["options"]["penalty"] and not seen["black"] else "box"
    return say(f"ronda-explain-leaves-{into}", lang, beans=beans + 1)


def tell(last: RondaLast, lang: str) -> str:
    """What the last move did, in a sentence or two."""
    name = seat_name("ronda", last["seat"], lang)
    words = [say(f"ronda-last-{last['kind']}", lang, name=name, bowl=last["bowl"] or 0, beans=last["beans"] or 0)]
    if last["mistake"]:
        words.append(say("ronda-last-mistake", lang))
    if last["penalty"]:
        words.append(say("ronda-last-penalty", lang, name=name))
    if last["leaves_to"]:
        words.append(say(f"ronda-last-leaves-{last['leaves_to']}", lang, beans=last["beans"] or 0))
    return "\n".join(words)


def _draw_row(drawing: Text, view: RondaView, places: tuple[Bowl | None, ...], middle: str) -> None:
    """Two lines: the bowls with their numbers, and beneath them the beans in sight."""
    for draw_part, beside in ((_draw_bowl, middle), (_draw_beans, "")):
        if places[0] is None:
            for bowl in places:
                draw_part(drawing, view, bowl)
        else:
            draw_part(drawing, view, places[0])
            drawing.append(beside.center(3 * WIDTH))
            draw_part(drawing, view, places[-1])
        drawing.append("\n")


def _draw_bowl(drawing: Text, view: RondaView, bowl: Bowl | None) -> None:
    """`( 7 )` covered, `[ 7 ]` open."""
    if bowl is None:
        drawing.append(" " * WIDTH)
    elif bowl in view["open"]:
        drawing.append(f"[ {bowl} ]".center(WIDTH), "bold reverse")
    else:
        drawing.append(f"( {bowl} )".center(WIDTH), "bold")


def _draw_beans(drawing: Text, view: RondaView, bowl: Bowl | None) -> None:
    """The beans of an open bowl; in brackets those of one that was just covered."""
    beans = None if bowl is None else view["bowls"][bowl - 1]
    if beans is None:
        drawing.append(" " * WIDTH)
        return
    words = f"{BEAN * beans} {beans}".strip()
    drawing.append((words if bowl in view["open"] else f"({words})").center(WIDTH), "bold green")


def _beside_the_circle(view: RondaView, row: int, lang: str) -> str:
    """In the middle of the circle: the black bowl; below it, the beans that are out of the game."""
    if row == 1:
        return say("ronda-black", lang, beans=view["black"]) if view["options"]["penalty"] else ""
    return say("ronda-box", lang, beans=view["box"]) if row == 2 else ""


def _draw_player(drawing: Text, view: RondaView, seat: int, lang: str) -> None:
    acts = view["turn"] == seat
    drawing.append(" ►  " if acts else "    ", "bold")
    words = say("ronda-player", lang, name=seat_name("ronda", seat, lang), stock=view["stocks"][seat])
    drawing.append(words + "\n", "bold" if acts else "")
