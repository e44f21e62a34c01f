"""Thousands of games of Rondelic at once, by either set of rules; those that end begin anew.

Observations, action ids and masks are those of the encoding, always of the seat to act.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from haricot.core.errors import IllegalMove
from haricot.games.kernels import Int64Array, compiled, inlined, next_random
from haricot.games.rondelic import GAME
from haricot.games.rondelic.cards import Card
from haricot.games.rondelic.moves import WORDS
from haricot.games.rondelic.notation import NONE, row
from haricot.games.rondelic.phases import Phase
from haricot.games.rondelic.rules import Round
from haricot.games.rondelic.tokens import Token
from haricot.study.batch import (
    WAIT,
    StepResult,
    actions_for,
    game_of,
    games_in,
    must_be_by_lot,
    must_have_begun,
    random_from,
)
from haricot.study.encoding import Mask, encoding
from haricot.study.layout import Observation
from haricot.study.rondelic import kernel
from haricot.study.rondelic.kernel import GameNumbers
from haricot.study.rondelic.said import CODES_EACH, SaidCodes, said_by

BatchNumbers = NDArray[np.int32]
FIELDS = (
    "phase", "mover", "dealer", "circle", "again", "fell", "rank", "hands", "pack", "offer", "up", "drawn", "lent_to",
    "borrowed_from", "stakes", "said", "showing",
)  # fmt: skip
(
    PHASE_AT, MOVER_AT, DEALER_AT, CIRCLE_AT, AGAIN_AT, FELL_AT, RANK_AT, HANDS_AT, PACK_AT, OFFER_AT, UP_AT, DRAWN_AT,
    LENT_TO_AT, BORROWED_FROM_AT, STAKES_AT, SAID_AT, SHOWING_AT,
) = range(len(FIELDS))  # fmt: skip
"""Where a batch's `starts` has the beginning of each field in an observation."""

IS_THERE, CARD_RANK, CARD_SUIT = range(3)
"""The columns of a card in an observation."""
CARD_WIDTH = 3
SHOWN_RANK, SHOWN_SUIT = range(2)
"""The columns of a card of the last showing, which is always seen."""
SHOWN_WIDTH = 2


class RondelicBatch:
    """So many games; the arrays of a result are written over by the next step. Who begins is drawn by lot."""

    def __init__(
        self,
        games: int,
        seed: int = 0,
        seats: int | None = None,
        rules: str = "rondelic",
        circles: int = 10,
        **others: Any,
    ) -> None:
        games = games_in(games)
        must_be_by_lot("rondelic", others)
        self.coder = coder = encoding("rondelic", seats, rules=rules, circles=circles)
        self.seats, self.options, self.circles = coder.seats, coder.options, circles
        self.first_rules = rules == "rondelic"
        self.starts = np.array([coder.layout.slices[name].start for name in FIELDS], np.int64)
        self.random = random_from(seed)
        self.rows = np.zeros((games, kernel.WIDTH), np.int32)
        self.begun = False
        self.result = StepResult(
            np.zeros((games, coder.layout.size), np.int16),
            np.zeros((games, len(WORDS)), np.int8),
            np.zeros((games, self.seats), np.float32),
            np.zeros(games, np.bool_),
        )

    def reset(self) -> StepResult:
        """New games; lot decides who deals."""
        for game in range(len(self.rows)):
            _begin(self.rows[game], self.seats, self.first_rules, self.random)
        self.result.rewards[:] = 0
        self.result.ended[:] = False
        self.begun = True
        self._look()
        return self.result

    def step(self, actions: NDArray[np.int64]) -> StepResult:
        """One word in each game, or WAIT; those that end begin anew.

        IllegalMove if a mask forbids one, BadOption if they are no row of so many ids, and nothing moves.
        """
        must_have_begun(self.begun)
        actions = actions_for(len(self.rows), actions)
        wrong = _first_illegal(self.result.masks, actions)
        if wrong >= 0:
            raise IllegalMove("study-action-in-batch", action=str(actions[wrong]), game=str(wrong))
        _step(self.rows, actions, self.seats, self.circles, self.first_rules, self.random, *self.result[2:])
        self._look()
        return self.result

    def _look(self) -> None:
        _look(self.rows, self.seats, self.first_rules, self.starts, self.result.observations, self.result.masks)

    def sample(self) -> NDArray[np.int64]:
        """An action for each game, each allowed one as likely as the others."""
        must_have_begun(self.begun)
        actions = np.empty(len(self.rows), np.int64)
        _sample(self.result.masks, self.random, actions)
        return actions

    @property
    def movers(self) -> NDArray[np.int32]:
        """The seat to act in each game."""
        return self.rows[:, kernel.MOVER]

    def state(self, game: int) -> Round:
        """That game as the readable rules know it; chance that comes is drawn from another seed."""
        must_have_begun(self.begun)
        row = self.rows[game_of(self.rows, game)]
        return _state(row, self.seats, self.options["rules"] == "rondelic", dict(self.options.plain()))


def _state(numbers: GameNumbers, seats: int, first_rules: bool, options: dict[str, object]) -> Round:
    def by_seat(start: int) -> list[int]:
        return [int(number) for number in numbers[start : start + seats]]

    def named(card: int) -> str:
        return str(Card(card)) if card else NONE

    codes: list[SaidCodes] = [
        tuple(int(number) for number in numbers[start : start + CODES_EACH])  # type: ignore[misc]
        for start in map(kernel.said_at, range(seats))
    ]
    dealer = int(numbers[kernel.DEALER])
    said = said_by(codes, dealer, "turn" if first_rules else "draw")
    standings = zip(*(by_seat(start) for start in (kernel.CIRCLE, kernel.AGAIN, kernel.FELL, kernel.RANK)), strict=True)
    tokens = [Token(circle, bool(again), bool(fell), rank or None) for circle, again, fell, rank in standings]
    lent = [f"{lender}>{borrower - 1}" for lender, borrower in enumerate(by_seat(kernel.LENT)) if borrower]
    pack = numbers[kernel.PACK + numbers[kernel.TOP] : kernel.PACK + numbers[kernel.BOTTOM]].tolist()
    showing = by_seat(kernel.SHOWING)
    fields = {
        "tokens": row(map(str, tokens), ","),
        "dealer": dealer,
        "hands": row(map(named, by_seat(kernel.HANDS)), ","),
        "pack": row(map(named, pack), "."),
        "turn": int(numbers[kernel.MOVER]),
        "phase": list(Phase)[numbers[kernel.PHASE]].value,
        "offer": named(int(numbers[kernel.OFFER])),
        "up": named(int(numbers[kernel.UP])),
        "drawn": int(numbers[kernel.DRAWN]),
        "lent": row(lent, ","),
        "stakes": row(map(str, by_seat(kernel.STAKES)), ","),
        "said": row((f"{saying['seat']}:{saying['move']}" for saying in said), "."),
        "showing": row(map(named, showing), ",") if any(showing) else NONE,
    }
    text = " ".join(f"{name}={value}" for name, value in fields.items())
    state = GAME.position(text, 0, **options)
    assert isinstance(state, Round)
    return state


@compiled
def _begin(numbers: GameNumbers, seats: int, first_rules: bool, random: Int64Array) -> None:
    numbers[:] = 0
    random[0] = next_random(random[0])
    numbers[kernel.DEALER] = (random[0] >> 32 & 0xFFFF_FFFF) * seats >> 32
    for seat in range(seats):
        numbers[kernel.CIRCLE + seat] = numbers[kernel.STAKES + seat] = 0 if first_rules else 1
    random[0] = kernel.deal(numbers, seats, first_rules, random[0])


@compiled
def _first_illegal(masks: Mask, actions: Int64Array) -> int:
    for game in range(len(actions)):
        if actions[game] == WAIT:
            continue
        if not 0 <= actions[game] < masks.shape[1] or masks[game, actions[game]] == 0:
            return game
    return -1


@compiled
def _step(
    rows: BatchNumbers,
    actions: Int64Array,
    seats: int,
    circles: int,
    first_rules: bool,
    random: Int64Array,
    rewards: NDArray[np.float32],
    ended: NDArray[np.bool_],
) -> None:
    for game in range(len(rows)):
        ended[game] = False
        rewards[game] = 0
        if actions[game] == WAIT:
            continue
        numbers = rows[game]
        random[0] = kernel.after(numbers, seats, circles, first_rules, actions[game], random[0])
        if numbers[kernel.OVER] == 1:
            ended[game] = True
            for seat in range(seats):
                for other in range(seats):
                    ahead = max(numbers[kernel.RANK + other], 1) - max(numbers[kernel.RANK + seat], 1)
                    rewards[game, seat] += np.sign(ahead) / (seats - 1)
            _begin(numbers, seats, first_rules, random)


@compiled
def _look(
    rows: BatchNumbers, seats: int, first_rules: bool, starts: Int64Array, observations: Observation, masks: Mask
) -> None:
    for game in range(len(rows)):
        kernel.allowed(rows[game], first_rules, masks[game])
        observations[game] = 0
        _observe(rows[game], seats, first_rules, starts, observations[game])


@inlined
def _card(at: Observation, card: int, is_seen: bool) -> None:
    """1 if there is one, its rank, its suit."""
    if card:
        at[IS_THERE] = 1
        if is_seen:
            at[CARD_RANK], at[CARD_SUIT] = kernel.rank_of(card), kernel.suit_of(card)


@inlined
def _observe(numbers: GameNumbers, seats: int, first_rules: bool, starts: Int64Array, seen: Observation) -> None:
    """What the mover sees, in the order of `FIELDS`."""
    mover, phase, dealer = numbers[kernel.MOVER], numbers[kernel.PHASE], numbers[kernel.DEALER]
    seen[starts[PHASE_AT] + phase] = seen[starts[MOVER_AT]] = 1
    seen[starts[DEALER_AT] + (dealer - mover) % seats] = 1
    for further in range(seats):
        seat = (mover + further) % seats
        seen[starts[CIRCLE_AT] + further] = numbers[kernel.CIRCLE + seat]
        seen[starts[AGAIN_AT] + further] = numbers[kernel.AGAIN + seat]
        seen[starts[FELL_AT] + further] = numbers[kernel.FELL + seat]
        seen[starts[RANK_AT] + further] = numbers[kernel.RANK + seat]
        is_seen = phase == kernel.RESTART or (numbers[kernel.SEEN + mover] >> seat & 1) == 1
        _card(seen[starts[HANDS_AT] + CARD_WIDTH * further :], numbers[kernel.HANDS + seat], is_seen)
        if numbers[kernel.LENT + seat] == 1 + mover:
            seen[starts[BORROWED_FROM_AT] + further] = 1
        seen[starts[STAKES_AT] + further] = numbers[kernel.STAKES + seat]
        for place in range(CODES_EACH):
            seen[starts[SAID_AT] + CODES_EACH * further + place] = numbers[kernel.said_at(seat) + place]
        if numbers[kernel.SHOWING + seat]:
            shown_at, card = starts[SHOWING_AT] + SHOWN_WIDTH * further, numbers[kernel.SHOWING + seat]
            seen[shown_at + SHOWN_RANK], seen[shown_at + SHOWN_SUIT] = kernel.rank_of(card), kernel.suit_of(card)
    seen[starts[PACK_AT]] = numbers[kernel.BOTTOM] - numbers[kernel.TOP]
    _card(seen[starts[OFFER_AT] :], numbers[kernel.OFFER], phase == kernel.PICK)
    _card(seen[starts[UP_AT] :], numbers[kernel.UP], first_rules or mover == dealer)
    seen[starts[DRAWN_AT]] = numbers[kernel.DRAWN]
    if numbers[kernel.LENT + mover]:
        seen[starts[LENT_TO_AT] + (numbers[kernel.LENT + mover] - 1 - mover) % seats] = 1


@compiled
def _sample(masks: Mask, random: Int64Array, actions: Int64Array) -> None:
    number = random[0]
    for game in range(len(actions)):
        number = next_random(number)
        left = (number >> 32 & 0xFFFF_FFFF) * masks[game].sum() >> 32
        for action in range(masks.shape[1]):
            if masks[game, action]:
                if left == 0:
                    actions[game] = action
                left -= 1
    random[0] = number
