"""However the field is turned or mirrored, and whoever's colour it is, a position has one key."""

import random

from haricot.bots.kala.engine import position_keys as keys
from haricot.games.kala import kernel as fast
from haricot.games.kala.field import CELLS, NEIGHBOURS
from tests.games.known import kala


def halves(cups: list[int]) -> tuple[int, int]:
    return int.from_bytes(bytes(cups[:8]), "little"), int.from_bytes(bytes(cups[8:]), "little")


def test_turning_keeps_neighbours() -> None:
    for form in range(8):
        for cell in CELLS:
            around = {keys.turned(neighbour, form) for neighbour in NEIGHBOURS[cell]}
            assert around == set(NEIGHBOURS[keys.turned(cell, form)])


def test_the_eight_forms_of_a_position_have_one_key_and_other_positions_have_others() -> None:
    rng, seen = random.Random(1), set()
    for _ in range(300):
        cups, (own, other) = [rng.randrange(57) for _ in CELLS], rng.sample(CELLS, 2)
        held, other_held, reserve, other_reserve = (rng.randrange(6) for _ in range(4))
        found = set()
        for form in range(8):
            turned = [0] * 16
            for cell in CELLS:
                turned[keys.turned(cell, form)] = cups[cell]
            assert keys.turn(*halves(cups), form) == halves(turned)
            bowls = keys.turned(own, form), keys.turned(other, form)
            for seat in (0, 1):
                things = (held, other_held, reserve, other_reserve)
                found.add(keys.key(fast.Position(*halves(turned), *bowls, *things, extra=0, seat=seat)))
        assert len(found) == 1
        seen |= found
    assert len(seen) == len({slot for slot, _ in seen}) == len({check for _, check in seen}) == 300


def test_every_number_of_a_position_but_the_seat_counts() -> None:
    position = fast.pack(kala.new(first=0).play("a1a2b2c2"))
    changed = [
        position._replace(**{name: number + 1})
        for name, number in position._asdict().items()
        if name not in ("own_cell", "seat")
    ]
    found = {keys.key(one) for one in [position, *changed]}
    assert len(found) == 9
