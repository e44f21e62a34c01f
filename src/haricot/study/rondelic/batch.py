"""Thousands of games of Rondelic at once, by either set of rules; those that end begin anew.

Observations, action ids and masks are those of the encoding, always of the seat to act.
"""

from __future__ import annotations

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
from haricot.study.batch import WAIT, Told, actions_for, games_in, random_from
from haricot.study.encoding import Mask, encoding
from haricot.study.layout import Observation
from haricot.study.rondelic import kernel as k
from haricot.study.rondelic.kernel import Row
from haricot.study.rondelic.said import SaidCodes, said_by

Rows = NDArray[np.int32]
FIELDS = (
    "phase", "mover", "dealer", "circle", "again", "fell", "rank", "hands", "pack", "offer", "up", "drawn", "lent_to",
    "borrowed_from", "stakes", "said", "showing",
)  # fmt: skip


class RondelicBatch:
    """So many games; arrays that are told are written over by the next step."""

    def __init__(
        self, games: int, seed: int = 0, seats: int | None = None, rules: str = "rondelic", circles: int = 10
    ) -> None:
        games = games_in(games)
        self.coder = coder = encoding("rondelic", seats, rules=rules, circles=circles)
        self.seats, self.options, self.circles = coder.seats, coder.options, circles
        self.first_rules = rules == "rondelic"
        self.starts = np.array([coder.layout.slices[name].start for name in FIELDS], np.int64)
        self.random = random_from(seed)
        self.rows = np.zeros((games, k.WIDTH), np.int32)
        self.told = Told(
            np.zeros((games, coder.layout.size), np.int16),
            np.zeros((games, len(WORDS)), np.int8),
            np.zeros((games, self.seats), np.float32),
            np.zeros(games, np.bool_),
        )

    def reset(self) -> Told:
        """New games; lot decides who deals."""
        for game in range(len(self.rows)):
            _begin(self.rows[game], self.seats, self.first_rules, self.random)
        self.told.rewards[:] = 0
        self.told.ended[:] = False
        self._look()
        return self.told

    def step(self, actions: NDArray[np.int64]) -> Told:
        """One word in each game, or WAIT; those that end begin anew.

        IllegalMove if a mask forbids one, BadOption if they are no row of so many ids, and nothing moves.
        """
        actions = actions_for(len(self.rows), actions)
        wrong = _first_illegal(self.told.masks, actions)
        if wrong >= 0:
            raise IllegalMove("study-action-in-batch", action=str(actions[wrong]), game=str(wrong))
        _step(self.rows, actions, self.seats, self.circles, self.first_rules, self.random, *self.told[2:])
        self._look()
        return self.told

    def _look(self) -> None:
        _look(self.rows, self.seats, self.first_rules, self.starts, self.told.observations, self.told.masks)

    def sample(self) -> NDArray[np.int64]:
        """An action for each game, each allowed one as likely as the others."""
        actions = np.empty(len(self.rows), np.int64)
        _sample(self.told.masks, self.random, actions)
        return actions

    @property
    def movers(self) -> NDArray[np.int32]:
        """The seat to act in each game."""
        return self.rows[:, k.MOVER]

    def state(self, game: int) -> Round:
        """That game as the readable rules know it; chance that comes is drawn from another seed."""
        return _state(self.rows[game], self.seats, self.options["rules"] == "rondelic", dict(self.options.plain()))


def _state(numbers: Row, seats: int, first_rules: bool, options: dict[str, object]) -> Round:
    def by_seat(start: int) -> list[int]:
        return [int(number) for number in numbers[start : start + seats]]

    def named(card: int) -> str:
        return str(Card(card)) if card else NONE

    codes: list[SaidCodes] = [
        tuple(int(number) for number in numbers[k.SAID + 5 * seat : k.SAID + 5 * seat + 5])  # type: ignore[misc]
        for seat in range(seats)
    ]
    dealer = int(numbers[k.DEALER])
    said = said_by(codes, dealer, "turn" if first_rules else "draw")
    standings = zip(*(by_seat(start) for start in (k.CIRCLE, k.AGAIN, k.FELL, k.RANK)), strict=True)
    tokens = [Token(circle, bool(again), bool(fell), rank or None) for circle, again, fell, rank in standings]
    lent = [f"{lender}>{borrower - 1}" for lender, borrower in enumerate(by_seat(k.LENT)) if borrower]
    pack = numbers[k.PACK + numbers[k.TOP] : k.PACK + numbers[k.BOTTOM]].tolist()
    showing = by_seat(k.SHOWING)
    fields = {
        "tokens": row(map(str, tokens), ","),
        "dealer": dealer,
        "hands": row(map(named, by_seat(k.HANDS)), ","),
        "pack": row(map(named, pack), "."),
        "turn": int(numbers[k.MOVER]),
        "phase": list(Phase)[numbers[k.PHASE]].value,
        "offer": named(int(numbers[k.OFFER])),
        "up": named(int(numbers[k.UP])),
        "drawn": int(numbers[k.DRAWN]),
        "lent": row(lent, ","),
        "stakes": row(map(str, by_seat(k.STAKES)), ","),
        "said": row((f"{saying['seat']}:{saying['move']}" for saying in said), "."),
        "showing": row(map(named, showing), ",") if any(showing) else NONE,
    }
    text = " ".join(f"{name}={value}" for name, value in fields.items())
    state = GAME.position(text, 0, **options)
    assert isinstance(state, Round)
    return state


@compiled
def _begin(numbers: Row, seats: int, first_rules: bool, random: Int64Array) -> None:
    numbers[:] = 0
    random[0] = next_random(random[0])
    numbers[k.DEALER] = (random[0] >> 32 & 0xFFFF_FFFF) * seats >> 32
    for seat in range(seats):
        numbers[k.CIRCLE + seat] = numbers[k.STAKES + seat] = 0 if first_rules else 1
    random[0] = k.deal(numbers, seats, first_rules, random[0])


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
    rows: Rows,
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
        random[0] = k.after(numbers, seats, circles, first_rules, actions[game], random[0])
        if numbers[k.OVER] == 1:
            ended[game] = True
            for seat in range(seats):
                for other in range(seats):
                    ahead = max(numbers[k.RANK + other], 1) - max(numbers[k.RANK + seat], 1)
                    rewards[game, seat] += np.sign(ahead) / (seats - 1)
            _begin(numbers, seats, first_rules, random)


@compiled
def _look(
    rows: Rows, seats: int, first_rules: bool, starts: Int64Array, observations: Observation, masks: Mask
) -> None:
    for game in range(len(rows)):
        k.allowed(rows[game], first_rules, masks[game])
        observations[game] = 0
        _observe(rows[game], seats, first_rules, starts, observations[game])


@inlined
def _card(at: Observation, card: int, is_seen: bool) -> None:
    """1 if there is one, its rank, its suit."""
    if card:
        at[0] = 1
        if is_seen:
            at[1], at[2] = card // 4, 1 + card % 4


@inlined
def _observe(numbers: Row, seats: int, first_rules: bool, starts: Int64Array, told: Observation) -> None:
    """What the mover sees, in the order of `FIELDS`."""
    mover, phase, dealer = numbers[k.MOVER], numbers[k.PHASE], numbers[k.DEALER]
    told[starts[0] + phase] = told[starts[1]] = 1
    told[starts[2] + (dealer - mover) % seats] = 1
    for further in range(seats):
        seat = (mover + further) % seats
        told[starts[3] + further] = numbers[k.CIRCLE + seat]
        told[starts[4] + further] = numbers[k.AGAIN + seat]
        told[starts[5] + further] = numbers[k.FELL + seat]
        told[starts[6] + further] = numbers[k.RANK + seat]
        is_seen = phase == k.RESTART or (numbers[k.SEEN + mover] >> seat & 1) == 1
        _card(told[starts[7] + 3 * further :], numbers[k.HANDS + seat], is_seen)
        if numbers[k.LENT + seat] == 1 + mover:
            told[starts[13] + further] = 1
        told[starts[14] + further] = numbers[k.STAKES + seat]
        for word in range(5):
            told[starts[15] + 5 * further + word] = numbers[k.SAID + 5 * seat + word]
        if numbers[k.SHOWING + seat]:
            told[starts[16] + 2 * further] = numbers[k.SHOWING + seat] // 4
            told[starts[16] + 2 * further + 1] = 1 + numbers[k.SHOWING + seat] % 4
    told[starts[8]] = numbers[k.BOTTOM] - numbers[k.TOP]
    _card(told[starts[9] :], numbers[k.OFFER], phase == k.PICK)
    _card(told[starts[10] :], numbers[k.UP], first_rules or mover == dealer)
    told[starts[11]] = numbers[k.DRAWN]
    if numbers[k.LENT + mover]:
        told[starts[12] + (numbers[k.LENT + mover] - 1 - mover) % seats] = 1


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
