"""What each may see of RondoRondo: the rack, the scores and how many cards there are; of the hands, only their own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from haricot.core.game import Move, Seat
from haricot.games.rondorondo.cards import HIDDEN
from haricot.games.rondorondo.form import Sum, word_in
from haricot.games.rondorondo.placement import KEPT, Exchange, Lay, shown
from haricot.games.rondorondo.view_types import (
    MoveKind,
    RondoRondoLaid,
    RondoRondoLast,
    RondoRondoSight,
    RondoRondoSum,
    RondoRondoTrial,
)
from haricot.lexicon.lexicon import lexicon

if TYPE_CHECKING:
    from haricot.games.rondorondo.last_move import LastMove
    from haricot.games.rondorondo.rules import RondoRondo


def sight(state: RondoRondo, reader: Seat | None) -> RondoRondoSight:
    """A hidden card is written `*`; at the end all hands are counted, and so seen."""
    over = state.turn is None
    return {
        "rack": state.rack,
        "word": word_in(state.rack) or None,
        "hands": [hand if over or seat == reader else HIDDEN * len(hand) for seat, hand in enumerate(state.hands)],
        "pile": len(state.pile),
        "scores": list(state.scores),
        "mover": state.mover,
        "phase": state.phase,
        "exchanged": state.exchanged,
        "passes": state.passes,
        "bids": [_seen_bid(state, seat, reader) for seat in range(len(state.bids))],
        "trial": _seen_trial(state, reader),
        "values": dict(state.pack.values),
    }


def last_happening(state: RondoRondo, reader: Seat | None) -> RondoRondoLast | None:
    """The move, as its reader may know it: what was laid where, how the score came about, how many cards were drawn."""
    last = state.last
    if last is None:
        return None
    lay = last.lay if last.lay is None or reader == last.layer else last.lay.masked()
    return {
        "seat": last.seat,
        "kind": kind_of(state, last),
        "move": _seen_bid(state, last.seat, reader) if state.bids else _seen_move(last, reader),
        "layer": last.layer,
        "lay": None if lay is None else str(lay),
        "laid": None if lay is None else laid_cards(last.rack, lay),
        "rack": None if lay is None else last.rack,
        "word": None if lay is None else word_in(lay.shown_on(last.rack)),
        "spellings": _seen_spellings(state, last),
        "sum": None if last.points is None else written_sum(last.points),
        "drawn": last.drawn if reader == last.layer else HIDDEN * len(last.drawn),
        "verdict": last.verdict,
    }


def _seen_spellings(state: RondoRondo, last: LastMove) -> list[str]:
    """How the word is written outside the game; not where people judge, who are to know it themselves."""
    if last.lay is None or state.players_judge:
        return []
    return list(lexicon(state.options["lexicon"]).spellings(word_in(last.lay.shown_on(last.rack))))


def kind_of(state: RondoRondo, last: LastMove) -> MoveKind:
    """What sort of move it was."""
    if state.bids:
        return "bid"
    if isinstance(last.move, Exchange):
        return "exchange"
    if isinstance(last.move, Lay):
        return "word"
    return "vote" if last.lay else "pass"


def laid_cards(rack: str, lay: Lay) -> list[RondoRondoLaid]:
    """Each card laid: its place in the rack as it is then, how it shows, and what it covers."""
    old = (("",) if lay.before else ()) + tuple(rack) + (("",) if lay.after else ())
    new = ((lay.before,) if lay.before else ()) + lay.symbols + ((lay.after,) if lay.after else ())
    return [
        {"at": at, "card": shown(symbol), "covers": beneath.strip(KEPT) or None}
        for at, (beneath, symbol) in enumerate(zip(old, new, strict=True))
        if symbol != KEPT
    ]


def written_sum(points: Sum) -> RondoRondoSum:
    """How a word's points come about, part by part."""
    return {
        "cards": points.cards,
        "erasers": points.erasers,
        "bonus": points.bonus,
        "exchanges": points.exchanges,
        "total": points.total,
    }


def _seen_move(last: LastMove, reader: Seat | None) -> str:
    return str(last.move if reader == last.seat else _masked(last.move))


def _masked(move: Move) -> Move:
    if isinstance(move, Exchange):
        return Exchange(HIDDEN)
    return move.masked() if isinstance(move, Lay) else move


def _seen_bid(state: RondoRondo, seat: Seat, reader: Seat | None) -> str:
    """A bid is seen by all once the last one is laid."""
    return str(state.bids[seat]) if seat == reader or len(state.bids) == state.seats else HIDDEN


def _seen_trial(state: RondoRondo, reader: Seat | None) -> RondoRondoTrial | None:
    if state.trial is None:
        return None
    lay = state.trial.lay if reader == state.layer else state.trial.lay.masked()
    return {
        "seat": state.layer,
        "move": str(lay),
        "word": word_in(lay.shown_on(state.rack)),
        "votes": state.trial.votes,
    }
