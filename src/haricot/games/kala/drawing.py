"""Kala in a terminal: the field with its bowls, the cups beneath them, the reserves and the last sowing."""

from __future__ import annotations

from typing import cast

from rich.text import Text

from haricot.core.game import View
from haricot.games.kala.field import CELLS, COLUMNS, SIDE
from haricot.games.kala.view_types import KalaLast, KalaView
from haricot.texts import say

BOWLS = ("○", "●")
WIDTH = 9


def draw(view: View, lang: str) -> Text:
    """The whole table, in fewer than 60 columns."""
    seen, drawing = cast(KalaView, view), Text()
    drawing.append("      " + "".join(name.center(WIDTH + 1) for name in COLUMNS) + "\n", "dim")
    drawing.append(_line(*"┌┬┐"))
    for rank in reversed(range(SIDE)):
        _draw_rank(drawing, seen, rank)
        drawing.append(_line(*("├┼┤" if rank else "└┴┘")))
    _draw_player(drawing, seen, 0, lang)
    drawing.append("    " + say("kala-granary", lang, beans=seen["granary"]) + "\n")  # between the players
    _draw_player(drawing, seen, 1, lang)
    drawing.append(say("kala-legend", lang, white=BOWLS[0], black=BOWLS[1]), "dim")
    return drawing


def explain(move: str, view: View, lang: str) -> str:
    """What a sowing brings: a harvest, an extra sowing, beans for the opponent."""
    from haricot.games.kala import GAME

    before = GAME.imagine(view, seed=0)
    after = before.play(move)
    last: KalaLast = after.view(None)["last"]
    gains = []
    if last["harvested"]:
        gains.append(say("kala-explain-harvest", lang, beans=last["harvested"]))
    if after.turn == before.turn:
        gains.append(say("kala-explain-again", lang))
    if last["leftover"]:
        gains.append(say("kala-explain-leftover", lang, beans=last["leftover"]))
    return ", ".join(gains)


def _line(left: str, middle: str, right: str) -> str:
    return "      " + left + middle.join(["─" * WIDTH] * SIDE) + right + "\n"


def _draw_rank(drawing: Text, view: KalaView, rank: int) -> None:
    cells = [str(cell) for cell in CELLS[SIDE * rank : SIDE * (rank + 1)]]
    for label, draw_part in ((str(rank + 1), _draw_beans), (" ", _draw_beneath)):
        drawing.append(f"    {label} ", "dim")
        for cell in cells:
            drawing.append("│")
            draw_part(drawing, view, cell)
        drawing.append("│\n")


def _draw_beans(drawing: Text, view: KalaView, cell: str) -> None:
    """The bowl and its beans, else the beans of the cup."""
    mark = _mark(view, cell)
    for seat, bowl in enumerate(view["bowls"]):
        if bowl["cell"] == cell:
            into_bowl = view["last"] and seat != view["last"]["seat"]
            drawing.append(f"{BOWLS[seat]} {bowl['beans']}{mark if into_bowl else ''}".center(WIDTH), "bold reverse")
            return
    beans = view["field"][cell]
    drawing.append(f"{beans or '·'}{mark}".center(WIDTH), "bold green" if mark else "bold" if beans else "dim")


def _draw_beneath(drawing: Text, view: KalaView, cell: str) -> None:
    """The cup beneath a bowl, which both players may look into."""
    seats = [seat for seat, bowl in enumerate(view["bowls"]) if bowl["cell"] == cell]
    into_cup = seats and view["last"] and seats == [view["last"]["seat"]]
    beneath = f"({view['field'][cell]}{_mark(view, cell) if into_cup else ''})" if seats else ""
    drawing.append(beneath.center(WIDTH))


def _mark(view: KalaView, cell: str) -> str:
    """`°` where the last sowing began, `+` where it left a bean, `x` where it harvested."""
    last = view["last"]
    if not last or cell not in last["path"]:
        return ""
    if cell == last["path"][0]:
        return "°"
    return "x" if last["harvested"] and cell == last["path"][-1] else "+"


def _draw_player(drawing: Text, view: KalaView, seat: int, lang: str) -> None:
    acts = view["turn"] == seat
    drawing.append(" ►  " if acts else "    ", "bold")
    words = say(
        "kala-player",
        lang,
        sign=BOWLS[seat],
        name=say(f"kala-seat-{seat}", lang),
        reserve=view["reserves"][seat],
        bowl=view["bowls"][seat]["beans"],
    )
    drawing.append(words + "\n", "bold" if acts else "")
