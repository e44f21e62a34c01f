"""Chance is drawn from the seed alone, and is the same on every machine and for every Python."""

from hashlib import sha256

import pytest

import haricot
from haricot.core.chance import Chance


def test_the_words_of_a_seed_never_change() -> None:
    first, chance = Chance(7).below(1000)
    second, _ = chance.below(1000)
    assert (first, second) == (525, 693)
    assert "".join(Chance(7).shuffled("haricot")[0]) == "ahrctio"


def test_word_i_is_the_hash_of_the_seed_and_i() -> None:
    limit = 2**63 + 1  # nearly every other word is beyond the last whole round, and drawn again
    words = [int.from_bytes(sha256(b"haricot:-7:%d" % i).digest()[:8]) for i in range(40)]
    expected = [(word, drawn) for drawn, word in enumerate(words, 1) if word < limit]
    chance = Chance(-7)
    for number, drawn in expected:
        assert chance.below(limit) == (number, Chance(-7, drawn))
        chance = Chance(-7, drawn)
    assert len(expected) < len(words)


def test_a_shuffle_draws_as_many_numbers_one_by_one_would() -> None:
    _, after = Chance(4, 9).shuffled("haricot")
    chance = Chance(4, 9)
    for limit in range(7, 1, -1):
        _, chance = chance.below(limit)
    assert after == chance


def test_sealed_chance_is_asked_only_where_there_is_something_to_draw() -> None:
    assert Chance.sealed().shuffled("h") == (("h",), Chance.sealed())
    with pytest.raises(haricot.BadRecord, match="seed"):
        Chance.sealed().shuffled("ha")


def test_drawing_gives_the_next_chance_and_leaves_this_one() -> None:
    chance = Chance(1)
    assert chance.below(10**9) == chance.below(10**9)
    assert chance.below(10**9)[0] != chance.below(10**9)[1].below(10**9)[0]


def test_every_number_is_about_as_likely() -> None:
    counts, chance = [0] * 6, Chance(3)
    for _ in range(6000):
        number, chance = chance.below(6)
        counts[number] += 1
    assert all(850 < count < 1150 for count in counts)


def test_every_order_comes_up() -> None:
    assert len({Chance(seed).shuffled("abc")[0] for seed in range(60)}) == 6


def test_a_shuffle_keeps_everything() -> None:
    assert sorted(Chance(5).shuffled(range(52))[0]) == list(range(52))


@pytest.mark.parametrize("seed", ["7", 7.0, True, [7], 2**256, -(2**256)])
def test_a_seed_is_a_whole_number_within_reason(seed: int) -> None:
    with pytest.raises(haricot.BadOption, match="seed"):
        haricot.game("kala").new(seed=seed)


def test_without_a_seed_a_fresh_one_is_drawn() -> None:
    assert len({haricot.game("kala").new().turn for _ in range(60)}) == 2


def test_negative_and_large_seeds_are_fine() -> None:
    for seed in (-1, 0, 2**64, 2**255):
        assert haricot.game("kala").new(seed=seed) == haricot.game("kala").new(seed=seed)
