"""A random truth behind a view: what it hides, filled so that everything said could be said."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from haricot.core.chance import Chance
from haricot.core.game import Seat
from haricot.core.options import Options
from haricot.games.rondelic.cards import BY_NAME, PACK
from haricot.games.rondelic.moves import LastMove, RoundEnd
from haricot.games.rondelic.notation import NONE, read_move, row
from haricot.games.rondelic.positions import read_position
from haricot.games.rondelic.rules import Round
from haricot.games.rondelic.tokens import Token
from haricot.games.rondelic.view import HIDDEN
from haricot.games.rondelic.view_types import RondelicLast, RondelicToken, RondelicView

Cards = dict[Seat | str, str | None]
"""A card's name by the place where it lies: a seat, `offer`, `up`, or under the pack."""
UNDER = "under"
"""The place of a King that was shown, swapped with the dealer, and refused: only what was refused later lies lower."""


def read_view(view: RondelicView, options: Options, chance: Chance) -> Round:
    """A view is a position with gaps: each way to fill them by the rules is as likely as the others."""
    cards, pack, chance = _fill(view, chance)
    last = _read_last(view["last"])
    fields = {
        "tokens": row(map(_token, view["tokens"]), ","),
        "dealer": view["dealer"],
        "hands": row((cards[seat] or NONE for seat in range(view["seats"])), ","),
        "pack": row(pack, "."),
        "turn": view["turn"] if view["outcome"] is None else view["outcome"]["winners"][0],
        "phase": view["phase"],
        "offer": cards["offer"] or NONE,
        "up": cards["up"] or NONE,
        "drawn": view["drawn"],
        "lent": row((f"{lender}>{borrower}" for lender, borrower in _loans(view, cards)), ","),
        "stakes": row(map(str, view["stakes"]), ","),
        "said": row((f"{saying['seat']}:{saying['move']}" for saying in view["said"]), "."),
        "showing": row((card or NONE for card in view["showing"] or ()), ","),
    }
    text = " ".join(f"{name}={value}" for name, value in fields.items())
    return replace(read_position(text, options, chance), last=last)


def _fill(view: RondelicView, chance: Chance) -> tuple[Cards, list[str], Chance]:
    """Every card in its place, the rest as the pack; Kings first where there must be Kings."""
    cards: Cards = {**dict(enumerate(view["hands"])), "offer": view["offer"], "up": view["up"]}
    if view["last"] and view["last"]["king"]:
        cards[view["last"]["seat"]] = view["last"]["king"]
    left, chance = chance.shuffled(str(card) for card in PACK if str(card) not in cards.values())
    pool, kings = list(left), kings_implied(view)
    if UNDER in kings:
        cards[UNDER] = HIDDEN
    for must in (True, False, None):
        for place in [place for place, card in cards.items() if card == HIDDEN and kings.get(place) is must]:
            fitting = (card for card in pool if must is None or _is_king(card) is must)
            cards[place] = next(fitting, pool[0])
            pool.remove(str(cards[place]))
    if under := cards.get(UNDER):
        pool.insert(len(pool) + 1 - _count(view, "turn"), under)
    return cards, pool, chance


def kings_implied(view: RondelicView) -> dict[Seat | str, bool]:
    """Where a King must lie by what was said (True), and where it cannot (False)."""
    kings: dict[Seat | str, bool] = {saying["seat"]: True for saying in view["said"] if saying["move"] == "show"}
    for swap in view["swaps"]:
        if kings.pop(swap["seat"], False):
            kings["up" if swap["with"] is None else swap["with"]] = True
    if kings.pop("up", False) and _count(view, "turn"):
        kings[UNDER] = True
    for swap in view["swaps"]:
        if {"seat": swap["with"], "move": "swap"} in view["said"]:  # who lends a King may only keep
            kings[swap["seat"]] = False
    return kings


def _count(view: RondelicView, move: str) -> int:
    return sum(saying["move"] == move for saying in view["said"])


def _loans(view: RondelicView, cards: Cards) -> list[tuple[Seat, Seat]]:
    """The reader's own loan, and those of others whose given card, as filled in, is a King."""
    own = [(loan["lender"], loan["borrower"]) for loan in view["lent"]]
    if view["phase"] == "restart" or view["turn"] is None:
        return own
    given = [(swap["with"], swap["seat"]) for swap in view["swaps"] if swap["with"] is not None]
    loans = [loan for loan in own if loan not in given]
    for loan in given:
        busy = {view["seat"], *(seat for other in (*own, *loans) for seat in other)}
        if loan in own or (_is_king(cards[loan[1]]) and busy.isdisjoint(loan)):
            loans.append(loan)
    return loans


def _is_king(name: str | None) -> bool:
    return name is not None and BY_NAME[name].is_king


def _token(token: RondelicToken) -> str:
    return str(Token(token["circle"] or 0, token["again"], token["fell"], token["rank"]))


def _read_last(last: RondelicLast | None) -> LastMove | None:
    if last is None:
        return None
    ended: Any = last["ended"] and RoundEnd(
        last["ended"]["dealer"],
        tuple(last["ended"]["lowest"]),
        tuple(last["ended"]["edge"]),
        tuple(last["ended"]["fell"]),
    )
    return LastMove(
        last["seat"], read_move(last["move"]), None if last["king"] is None else BY_NAME[last["king"]], ended
    )
