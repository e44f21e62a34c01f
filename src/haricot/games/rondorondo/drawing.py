"""RondoRondo in a terminal: the rack, the players, the reader's own hand, and what just happened."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from rich.text import Text

from haricot.core.errors import IllegalMove
from haricot.core.game import View
from haricot.games.rondorondo.cards import HIDDEN, pack
from haricot.games.rondorondo.notation import SAID
from haricot.games.rondorondo.places import Place, places, three_letters
from haricot.games.rondorondo.preview import preview
from haricot.games.rondorondo.view_types import RondoRondoView
from haricot.lexicon.lexicon_file import fold, is_word
from haricot.texts import say, seat_name

MARGIN = "    "
CARDS_A_LINE = 14


def draw(view: View, lang: str) -> Text:
    """The whole table, in fewer than 60 columns."""
    seen, drawing = cast(RondoRondoView, view), Text()
    _draw_rack(drawing, seen)
    for seat in range(seen["seats"]):
        _draw_player(drawing, seen, seat, lang)
    drawing.append(MARGIN + say("rondorondo-pile", lang, cards=seen["pile"]) + "\n")
    if seen["seat"] is not None:
        _draw_hand(drawing, seen["hands"][seen["seat"]], seen["values"], lang)
    for line in (*_tell_last(seen, lang), *_tell_phase(seen, lang)):
        drawing.append(f"\n{line}")
    drawing.append("\n" + say("rondorondo-legend", lang), "dim")
    return drawing


def explain(move: str, view: View, lang: str) -> str:
    """The word that a placement makes, and its points."""
    try:
        brings = preview(cast(RondoRondoView, view), move)
    except IllegalMove:
        return ""
    return say("rondorondo-explain", lang, word=brings["word"], points=brings["sum"]["total"])


def understand(typed: str, view: View) -> str:
    """The notation of what a person types: a whole word is laid as it brings most; the lexicon is not asked."""
    seen, word = cast(RondoRondoView, view), fold(typed)
    if not is_word(word) or typed in SAID or seen["phase"] == "judge" or _has_form(typed, seen):
        return typed
    ways = (lay for place in _places(seen) if len(place.beneath) == len(word) for lay in place.placements(word))
    best = max(ways, key=lambda lay: preview(seen, str(lay))["sum"]["total"], default=None)
    if best is None:
        raise IllegalMove("rondorondo-word-out-of-reach", word=word)
    return str(best)


def _draw_rack(drawing: Text, view: RondoRondoView) -> None:
    rack = view["rack"]
    showing = pack(view["options"]["lexicon"]).showing
    symbols = [" " if symbol == "." else symbol for symbol in rack]
    worth = [" " if symbol == "." else str(showing(symbol)) for symbol in rack]
    drawing.append(MARGIN + "┌" + "┬".join(["───"] * len(rack)) + "┐\n")
    for row, style in ((symbols, "bold"), (worth, "dim")):
        drawing.append(MARGIN)
        for cell in row:
            drawing.append("│")
            drawing.append(cell.center(3), style)
        drawing.append("│\n")
    drawing.append(MARGIN + "└" + "┴".join(["───"] * len(rack)) + "┘\n")


def _draw_player(drawing: Text, view: RondoRondoView, seat: int, lang: str) -> None:
    acts = view["turn"] == seat
    words = say(
        "rondorondo-player",
        lang,
        name=seat_name("rondorondo", seat, lang),
        points=view["scores"][seat],
        cards=len(view["hands"][seat]),
    )
    held = view["hands"][seat] if view["outcome"] else ""
    drawing.append((" ►  " if acts else MARGIN) + words + (f" {held}" if held else "") + "\n", "bold" if acts else "")


def _draw_hand(drawing: Text, hand: str, values: dict[str, int], lang: str) -> None:
    drawing.append(MARGIN + say("rondorondo-hand", lang) + "\n")
    for start in range(0, len(hand), CARDS_A_LINE):
        line = hand[start : start + CARDS_A_LINE]
        drawing.append(MARGIN + "".join(card.rjust(3) for card in line) + "\n", "bold")
        drawing.append(MARGIN + "".join(str(values[card]).rjust(3) for card in line) + "\n", "dim")


def _tell_last(view: RondoRondoView, lang: str) -> list[str]:
    """What the last move did, and how its points came about."""
    last = view["last"]
    if last is None:
        return []
    name = seat_name("rondorondo", last["seat"], lang)
    layer = seat_name("rondorondo", last["layer"], lang)
    move, word = last["move"], _with_accents(last["word"] or "", last["spellings"])
    if last["verdict"]:
        lines = [say(f"rondorondo-last-{last['verdict']}", lang, name=layer, word=word)]
    elif last["kind"] == "bid" and HIDDEN in move:
        lines = [say("rondorondo-last-secret", lang, name=name)]
    else:
        lines = [say(f"rondorondo-last-{last['kind']}", lang, name=name, move=move, word=word)]
    points = last["sum"]
    if points and (points["total"] or word):
        lines.append(say("rondorondo-sum", lang, **points))
    return lines


def _with_accents(word: str, spellings: list[str]) -> str:
    """MERES (mères): the word as the cards show it, and as it is written where that is not the same."""
    return word if spellings in ([], [word.lower()]) else f"{word} ({', '.join(spellings)})"


def _tell_phase(view: RondoRondoView, lang: str) -> list[str]:
    """What is asked for now, where it is not simply a word."""
    if view["phase"] == "opening":
        return [say("rondorondo-ask-opening", lang)]
    if view["trial"]:
        name = seat_name("rondorondo", view["trial"]["seat"], lang)
        return [say("rondorondo-ask-judge", lang, name=name, word=view["trial"]["word"])]
    lines = []
    if view["bids"]:
        lines.append(say("rondorondo-bids", lang, bids=", ".join(view["bids"])))
    if view["exchanged"]:
        lines.append(say("rondorondo-exchanged", lang, cards=view["exchanged"]))
    return lines


def _has_form(typed: str, view: RondoRondoView) -> bool:
    try:
        preview(view, typed)
    except IllegalMove:
        return False
    return True


def _places(view: RondoRondoView) -> Iterator[Place]:
    hand = "" if view["seat"] is None else view["hands"][view["seat"]]
    if view["phase"] == "opening":
        return iter((three_letters(hand),))
    return places(view["rack"], hand, view["options"]["beginner"])
