"""A bot of somebody's own size: a mixture of the two levels beside a rating, by the seed."""

import pytest

import haricot
from haricot.bots import bot_for, bot_of, levels, name_now, names_changed
from haricot.bots.ladders import numbers
from haricot.bots.rated_bot import mixture

every_game = pytest.mark.parametrize("game", haricot.games())


@every_game
def test_the_rating_of_a_level_is_that_level_and_between_two_it_is_both(game: str) -> None:
    known = numbers(game, "default")
    for level, number in known.items():
        mixed = mixture(game, "default", number)
        assert {mixed.of(seed) for seed in range(50)} == {level}
    (weak, low), (strong, high) = list(known.items())[1:3]
    for part in (0.25, 0.75):
        mixed = mixture(game, "default", low + part * (high - low))
        said = [mixed.of(seed) for seed in range(1000)]
        assert set(said) == {weak, strong}
        assert said.count(strong) / 1000 == pytest.approx(part, abs=0.05)


@every_game
def test_beyond_the_ladder_its_ends_play(game: str) -> None:
    names = list(levels(game))
    assert {mixture(game, "", -9999).of(seed) for seed in range(20)} == {names[0]}
    assert {mixture(game, "", 99999).of(seed) for seed in range(20)} == {names[-1]}


@every_game
def test_a_level_that_is_left_out_is_made_of_its_neighbours(game: str) -> None:
    known = numbers(game, "default")
    weak, level, strong = list(known)[:3]
    mixed = mixture(game, "default", known[level], but=level)
    assert (mixed.weaker, mixed.stronger) == (weak, strong)
    assert 0.2 < mixed.share < 0.8


@every_game
def test_it_answers_as_the_level_whose_turn_it_is_and_the_same_again(game: str) -> None:
    state = haricot.game(game).new(seed=2)
    views = [state.view(state.turn)]
    low, high = list(numbers(game, "default").values())[:2]
    own = bot_of(game, f"size:{(low + high) / 2:.0f}")
    assert own is not None
    for seed in range(6):
        answers = [levels(game)[level](views, seed, 5.0) for level in list(levels(game))[:2]]
        assert own(views, seed, 5.0) in answers
        assert own(views, seed, 5.0) == own(views, seed, 5.0)
        state.play(bot_for(game, f"size:{low:.0f}", at_once=True)(views, seed, 5.0).move)


def test_a_record_names_it() -> None:
    record = haricot.Record(game="kala", seats=2, seed=1, bots=("germe", "size:1240"))
    assert haricot.Record.loads(record.dumps()).bots == record.bots


@pytest.mark.parametrize("level", ["size:", "size:12a", "size:١٢", "size:123456", "size", "titan"])
def test_what_is_no_size_is_no_level(level: str) -> None:
    assert bot_of("kala", level) is None
    with pytest.raises(haricot.BadOption, match="gousse"):
        bot_for("kala", level)


def test_a_level_that_had_another_name_is_known_by_when_it_had_it() -> None:
    assert names_changed("ronda") == 1
    assert [name_now("ronda", level, 0) for level in ("fleur", "gousse", None)] == ["bouton", "gousse", None]
    assert name_now("ronda", "fleur", names_changed("ronda")) == "fleur"
    assert (names_changed("kala"), name_now("kala", "fleur", 0)) == (0, "fleur")
    assert name_now("a game that is gone", "fleur", 0) == "fleur"
