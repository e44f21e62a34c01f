"""A position of RondoRondo back from its notation."""

from __future__ import annotations

import re
from collections import Counter

from haricot.core.chance import Chance
from haricot.core.errors import BadPosition, IllegalMove
from haricot.core.notation import read_choice, read_fields, read_number
from haricot.core.options import Options
from haricot.games.rondorondo.cards import ERASING, FACE_DOWN, KINDS, in_order, missing
from haricot.games.rondorondo.form import (
    EMPTY_RACK,
    LONGEST_RACK,
    SHORTEST_WORD,
    cards_in_rack,
    check_form,
    check_three_letters,
    is_letter,
    word_in,
)
from haricot.games.rondorondo.notation import NONE, read_lay
from haricot.games.rondorondo.placement import DECLINE, Lay, Say
from haricot.games.rondorondo.rules import JUDGE, MOST_EXCHANGES, OPENING, PHASES, PLAY, RondoRondo, Trial

FIELDS = ("rack", "hands", "pile", "scores", "turn", "phase", "exchanged", "passes", "bids", "word")
POINTS = re.compile(r"0|-?[1-9][0-9]{0,5}", re.ASCII)
TRIAL = re.compile(r"([^:]+):([ar]*)")


def read_position(text: str, options: Options, chance: Chance) -> RondoRondo:
    """The position, if its form is right and its cards are in the pack."""
    given = read_fields(text, FIELDS)
    hands = tuple(in_order(_read_cards("hands", hand)) for hand in given["hands"].split(","))
    state = RondoRondo(
        options,
        given["rack"],
        hands,
        _read_cards("pile", given["pile"]),
        _read_scores(given["scores"], len(hands)),
        int(read_choice("turn", given["turn"], [str(seat) for seat in range(len(hands))])),
        read_choice("phase", given["phase"], PHASES),
        read_number("exchanged", given["exchanged"]),
        read_number("passes", given["passes"]),
        _read_bids(given["bids"]),
        _read_trial(given["word"]),
        chance,
    )
    check_position(state)
    return state


def check_position(state: RondoRondo) -> None:
    """The rack shows a word, no card is there twice, and the phase has what it needs."""
    _check_rack(state.rack)
    _check_cards(state)
    if state.exchanged > MOST_EXCHANGES:
        raise BadPosition("rondorondo-position-exchanged", most=MOST_EXCHANGES, found=state.exchanged)
    _check_bids(state)
    _check_trial(state)


def _check_rack(rack: str) -> None:
    if rack == EMPTY_RACK:
        return
    word = word_in(rack)
    symbols_fit = all(is_letter(symbol) or symbol in ERASING for symbol in rack)
    if not symbols_fit or len(rack) > LONGEST_RACK or len(word) < SHORTEST_WORD or not set(ERASING).isdisjoint(word):
        raise BadPosition("rondorondo-position-rack", rack=rack)


def _check_cards(state: RondoRondo) -> None:
    """Hands, pile and what shows are at most the pack; covered cards are not kept."""
    cards = Counter(state.pile) + cards_in_rack(state.rack)
    for hand in state.hands:
        cards.update(hand)
    for card, count in cards.items():
        if card != FACE_DOWN and count > state.pack.counts[card]:
            raise BadPosition("rondorondo-position-cards", card=card, most=state.pack.counts[card], found=count)
    if cards.total() > len(state.pack.cards):
        raise BadPosition("rondorondo-position-too-many", most=len(state.pack.cards), found=cards.total())


def _check_bids(state: RondoRondo) -> None:
    """In the opening, the bids of the seats before the one to act; then all of them or none, on an empty rack."""
    if state.phase == OPENING:
        fits = len(state.bids) == state.mover and state.rack == EMPTY_RACK and not state.exchanged
    else:
        fits = not state.bids or (
            state.phase == PLAY and len(state.bids) == state.seats and state.rack == EMPTY_RACK and not state.exchanged
        )
    if not fits:
        raise BadPosition("rondorondo-position-bids", phase=state.phase, bids=len(state.bids))
    for hand, bid in zip(state.hands, state.bids, strict=False):
        if isinstance(bid, Lay):
            try:
                check_three_letters(hand, bid)
            except IllegalMove as wrong:
                raise BadPosition("rondorondo-position-bid", bid=str(bid), why=wrong.sentence) from None


def _check_trial(state: RondoRondo) -> None:
    """A word is on trial in the phase for it alone, where the table judges; it fits the rack and its player's hand."""
    if (state.trial is not None) != (state.phase == JUDGE) or (state.trial and not state.players_judge):
        raise BadPosition("rondorondo-position-trial", phase=state.phase)
    if state.trial is None:
        return
    if len(state.trial.votes) >= state.seats - 1:
        raise BadPosition("rondorondo-position-votes", most=state.seats - 2, found=len(state.trial.votes))
    try:
        check_form(state.rack, state.hands[state.layer], state.trial.lay, state.beginner)
    except IllegalMove as wrong:
        raise BadPosition("rondorondo-position-word", word=str(state.trial.lay), why=wrong.sentence) from None


def _read_cards(field: str, text: str) -> str:
    if wrong := missing(KINDS, set(text)):
        raise BadPosition("rondorondo-position-card", field=field, card=wrong)
    return text


def _read_scores(text: str, seats: int) -> tuple[int, ...]:
    scores = text.split(",")
    if len(scores) != seats:
        raise BadPosition("position-count", field="scores", count=seats, found=len(scores))
    for points in scores:
        if not POINTS.fullmatch(points):
            raise BadPosition("position-number", field="scores", text=points)
    return tuple(map(int, scores))


def _read_bids(text: str) -> tuple[Lay | Say, ...]:
    return () if text == NONE else tuple(read_bid(bid) for bid in text.split(","))


def read_bid(text: str) -> Lay | Say:
    """A bid of a position: `MEr` or `decline`."""
    return DECLINE if text == str(DECLINE) else read_trial_lay(text)


def read_trial_lay(text: str) -> Lay:
    """A placement that a position speaks of."""
    try:
        return read_lay(text)
    except IllegalMove as wrong:
        raise BadPosition("rondorondo-position-word", word=text, why=wrong.sentence) from None


def _read_trial(text: str) -> Trial | None:
    if text == NONE:
        return None
    parts = TRIAL.fullmatch(text)
    if parts is None:
        raise BadPosition("rondorondo-position-trial-form", text=text)
    return Trial(read_trial_lay(parts[1]), parts[2])
