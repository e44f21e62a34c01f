"""A truth that fits a view: the cards that its reader cannot see, dealt at random."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from haricot.core.chance import Chance
from haricot.core.errors import BadPosition
from haricot.core.game import Move, Seat
from haricot.core.options import Options
from haricot.games.rondorondo.cards import FACE_DOWN, HIDDEN, Pack, in_order, pack, without
from haricot.games.rondorondo.form import Sum, cards_in_rack
from haricot.games.rondorondo.last_move import LastMove
from haricot.games.rondorondo.notation import read_lay, read_move
from haricot.games.rondorondo.placement import DECLINE, Exchange, Lay, Say
from haricot.games.rondorondo.positions import check_position
from haricot.games.rondorondo.rules import OPENING, RondoRondo, Trial
from haricot.games.rondorondo.view_types import RondoRondoLast, RondoRondoView

UNKNOWN = f"[{HIDDEN}]"


def read_view(view: RondoRondoView, options: Options, chance: Chance) -> RondoRondo:
    """A random state that fits; covered cards may be any that nobody is known to hold."""
    hands, pile, gone, chance = _deal(view, pack(options["lexicon"]), chance)
    state = RondoRondo(
        options,
        view["rack"],
        hands,
        pile,
        tuple(view["scores"]),
        view["mover"],
        view["phase"],
        view["exchanged"],
        view["passes"],
        chance=chance,
    )
    state = _with_bids(state, view["bids"])
    if trial := view["trial"]:
        state = replace(state, trial=Trial(_turned_up(trial["move"], hands[trial["seat"]]), trial["votes"]))
    if view["last"]:
        state = replace(state, last=_read_last(state, view["last"], gone))
    check_position(state)
    return state


def _deal(view: RondoRondoView, cards: Pack, chance: Chance) -> tuple[tuple[str, ...], str, str, Chance]:
    """Every hand, the pile, what is left (covered, or face down in the rack), and the chance after it."""
    known = [_known_of(view, seat) for seat in range(view["seats"])]
    bottom = _known_bottom(view)
    unseen = Counter(cards.cards)
    rack = cards_in_rack(view["rack"])
    del rack[FACE_DOWN]
    for shown in (rack, Counter("".join(known) + bottom)):
        unseen.subtract(shown)
    needed = sum(map(len, view["hands"])) + view["pile"] - sum(map(len, known)) - len(bottom)
    if min(unseen.values()) < 0 or needed + view["rack"].count(FACE_DOWN) > unseen.total():
        raise BadPosition("view-unreadable", game="rondorondo")
    loose, chance = chance.shuffled(unseen.elements())
    rest, hands = "".join(loose), []
    for hand, sure in zip(view["hands"], known, strict=True):
        missing = len(hand) - len(sure)
        hands.append(in_order(sure + rest[:missing]))
        rest = rest[missing:]
    inside = view["pile"] - len(bottom)
    return tuple(hands), rest[:inside] + bottom, rest[inside:], chance


def _known_of(view: RondoRondoView, seat: Seat) -> str:
    """The cards that the reader knows in a hand: all of it, or those that its bid or its word on trial has shown."""
    hand: str = view["hands"][seat]
    if HIDDEN not in hand:
        return hand
    bids, trial = view["bids"], view["trial"]
    if trial and trial["seat"] == seat:
        return read_lay(trial["move"].replace(UNKNOWN, ".")).cards
    if seat < len(bids) and bids[seat] not in (HIDDEN, str(DECLINE)):
        return read_lay(bids[seat]).cards
    return ""


def _known_bottom(view: RondoRondoView) -> str:
    """Whoever has just exchanged a card knows that it lies at the bottom of the pile."""
    last = view["last"]
    return last["move"][1] if last and last["kind"] == "exchange" and HIDDEN not in last["move"] else ""


def _with_bids(state: RondoRondo, bids: list[str]) -> RondoRondo:
    """The bids seen, and for those unseen a word that the imagined hand allows, or none."""
    for seat, text in enumerate(bids):
        bid: Move
        if text == HIDDEN:
            could = replace(state, mover=seat, phase=OPENING).placements((DECLINE,))
            drawn, chance = state.chance.below(len(could))
            bid, state = could[drawn], replace(state, chance=chance)
        else:
            bid = read_move(text)
        assert isinstance(bid, Lay | Say)
        state = replace(state, bids=(*state.bids, bid))
    return state


def _turned_up(text: str, hand: str) -> Lay:
    """A placement whose card face down, if unseen, is one of that hand's other cards."""
    others = without(hand, read_lay(text.replace(UNKNOWN, ".")).cards)
    return read_lay(text.replace(HIDDEN, others[:1]))


def _read_last(state: RondoRondo, last: RondoRondoLast, gone: str) -> LastMove:
    """What happened, as it may have been."""
    layer, points, lay = last["layer"], last["sum"], None
    if last["lay"]:
        taken_from = state.hands[layer] if last["verdict"] == "rejected" else gone
        lay = state.trial.lay if state.trial else read_lay(last["lay"].replace(HIDDEN, taken_from[:1]))
    return LastMove(
        last["seat"],
        _moved(state, last, lay),
        layer,
        lay,
        last["rack"] or "",
        points and Sum(points["cards"], points["erasers"], points["bonus"], points["exchanges"]),
        state.hands[layer][: len(last["drawn"])] if HIDDEN in last["drawn"] else last["drawn"],
        last["verdict"],
    )


def _moved(state: RondoRondo, last: RondoRondoLast, lay: Lay | None) -> Move:
    if last["kind"] == "bid":
        return state.bids[last["seat"]]
    if last["kind"] == "exchange":
        return Exchange(state.pile[-1])
    return lay if last["kind"] == "word" and lay else read_move(last["move"])
