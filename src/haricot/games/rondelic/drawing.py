"""Rondelic in a terminal: each player's card and way to the hole, what lies on the table, and what was said."""

from __future__ import annotations

from textwrap import wrap
from typing import Literal, cast

from rich.text import Text

from haricot.core.game import Seat, View
from haricot.games.rondelic.cards import BY_NAME
from haricot.games.rondelic.view import HIDDEN
from haricot.games.rondelic.view_types import RondelicToken, RondelicView
from haricot.texts import listed, say, seat_name

SUITS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}
WIDTH = 58
NO_BREAK_SPACE = "\N{NO-BREAK SPACE}"


def draw(view: View, lang: str) -> Text:
    """The whole table, in fewer than 60 columns."""
    seen, drawing = cast(RondelicView, view), Text()
    for seat in range(seen["seats"]):
        _draw_player(drawing, seen, seat, lang)
    drawing.append("\n".join(_on_the_table(seen, lang)) + "\n")
    for paragraph in (_loan(seen, lang), _said(seen, lang), tell(seen, lang)):
        if paragraph:
            drawing.append("\n" + "\n".join(wrap(paragraph, WIDTH, break_on_hyphens=False)))
    return drawing


def explain(move: str, view: View, lang: str) -> str:
    """What a word does here, with the card and the neighbour that it is about."""
    seen = cast(RondelicView, view)
    seat, phase = seen["turn"], seen["phase"]
    if seat is None:
        return ""
    held, up, offer = (face(card, lang) for card in (seen["hands"][seat], seen["up"], seen["offer"]))
    right = _right_of(seen, seat)
    about: str = phase
    if phase == "swap" and move == "swap" and right == seen["dealer"]:
        about = "last"
    if phase == "answer" and move == "give" and BY_NAME[str(seen["hands"][seat])].is_king:
        about = "jarnac" if seen["options"]["rules"] == "rondelic" else "lend"
    if phase == "dealer":
        about = seen["options"]["rules"]
    neighbour = seat_name("rondelic", right, lang)
    return say(f"rondelic-explain-{about}-{move}", lang, card=held, up=up, offer=offer, name=neighbour)


def tell(view: RondelicView, lang: str) -> str:
    """The King that was just shown, or what came of the showing."""
    last = view["last"]
    if not last:
        return ""
    if last["king"]:
        name = seat_name("rondelic", last["seat"], lang)
        return say("rondelic-king-shown", lang, name=name, card=face(last["king"], lang))
    if not last["ended"]:
        return ""
    words = [say("rondelic-lowest", lang, names=_names(last["ended"]["lowest"], lang))]
    songs: tuple[Literal["edge", "fell"], ...] = ("edge", "fell")
    for song in songs:
        words += [say(f"rondelic-sung-{song}", lang, name=_names([seat], lang)) for seat in last["ended"][song]]
    if len(words) > 1:
        words.append(say("rondelic-tune", lang))
    return " ".join(words)


def face(card: str | None, lang: str) -> str:
    """A card as people of that language know it: `R♥`, `10♣`."""
    if card is None:
        return ""
    if card == HIDDEN:
        return "??"
    return say("rondelic-ranks", lang).split()[BY_NAME[card].rank - 1] + SUITS[card[1]]


def _draw_player(drawing: Text, view: RondelicView, seat: Seat, lang: str) -> None:
    """`► D Player 2   [7♠] (2♣)  ●●●·······  3`: the card held, the card shown before, the circle."""
    token, circles = view["tokens"][seat], view["options"]["circles"]
    acts = view["turn"] == seat
    mark = say("rondelic-dealer-mark", lang) if seat == view["dealer"] else ""
    held, shown = view["hands"][seat], view["showing"] and view["showing"][seat]
    drawing.append("► " if acts else "  ", "bold")
    drawing.append(f"{mark:<2}{seat_name('rondelic', seat, lang):<11}", "bold" if acts else "")
    drawing.append((f"[{face(held, lang)}]" if held else "").ljust(6), "dim" if held == HIDDEN else "bold")
    if view["showing"]:
        drawing.append((f"({face(shown, lang)})" if shown else "").ljust(6))
    way = "●" * token["circle"] + "·" * (circles - token["circle"]) if token["circle"] is not None else " " * circles
    drawing.append(f"{way} ", "bold red" if token["edge"] else "")
    drawing.append(_status(token, lang) + "\n")


def _status(token: RondelicToken, lang: str) -> str:
    """Where the token stands, in a word."""
    if token["rank"] is not None:
        return say("rondelic-status-out", lang, rank=token["rank"])
    statuses: tuple[Literal["fell", "edge", "again"], ...] = ("fell", "edge", "again")
    for status in statuses:
        if token[status]:
            return say(f"rondelic-status-{status}", lang)
    return str(token["circle"])


def _on_the_table(view: RondelicView, lang: str) -> list[str]:
    """The pack, the pot, the card that is offered, the dealer's card."""
    lines = [say("rondelic-pack", lang, cards=view["pack"])]
    if view["pot"]:
        lines[0] += "   " + say("rondelic-pot", lang, tokens=view["pot"])
    if view["offer"]:
        kind = "presented" if view["phase"] == "pick" else "laid"
        lines.append(say(f"rondelic-{kind}", lang, card=face(view["offer"], lang), drawn=view["drawn"]))
    if view["up"]:
        kind = "turned" if view["options"]["rules"] == "rondelic" else "drawn-card"
        lines.append(say(f"rondelic-{kind}", lang, card=face(view["up"], lang), drawn=view["drawn"]))
    return lines


def _loan(view: RondelicView, lang: str) -> str:
    """The reader's own loan."""
    for loan in view["lent"]:
        lends = loan["lender"] == view["seat"]
        other = loan["borrower"] if lends else loan["lender"]
        return say(f"rondelic-{'lent' if lends else 'borrowed'}", lang, name=seat_name("rondelic", other, lang))
    return ""


def _said(view: RondelicView, lang: str) -> str:
    """Everything said since the deal; a line breaks only between two sayings."""
    words = [
        say(f"rondelic-said-{_word(saying['move'], view)}", lang, name=seat_name("rondelic", saying["seat"], lang))
        for saying in view["said"]
    ]
    return " · ".join(word.replace(" ", NO_BREAK_SPACE) for word in words)


def _word(move: str, view: RondelicView) -> str:
    """What a move says aloud: in Rondellig every keep is « Servi ! », whatever the card."""
    return "served" if move == "keep" and view["options"]["rules"] == "rondellig" else move


def _names(seats: list[Seat], lang: str) -> str:
    return listed((seat_name("rondelic", seat, lang) for seat in seats), lang)


def _right_of(view: RondelicView, seat: Seat) -> Seat:
    """The next player to the right still in the game; who has fallen has no neighbour to speak of."""
    seats = view["seats"]
    others = ((seat + step) % seats for step in range(1, seats + 1))
    return next((other for other in others if view["tokens"][other]["circle"] is not None), seat)
