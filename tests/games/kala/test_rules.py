"""Kala's rules, one by one, in the order of the rules page. The granary takes whatever makes the beans add up."""

import pytest

import haricot
from haricot.games.kala.field import BY_NAME, CELLS, LONGEST_PATH, paths
from haricot.games.kala.rules import Kala
from tests.games.known import kala
from tests.known_types import there


def position(
    bowls: str = "a1:0,d4:0",
    field: str = "0.0.0.0/0.0.0.0/0.0.0.0/0.0.0.0",
    reserves: str = "20,20",
    turn: int = 0,
    extra: str = "no",
) -> Kala:
    """A position whose missing beans are in the granary."""
    outside = [*field.replace("/", ".").split("."), *reserves.split(","), *(bowl[3:] for bowl in bowls.split(","))]
    granary = 56 - sum(map(int, outside))
    state = kala.position(
        f"field={field} bowls={bowls} reserves={reserves} granary={granary} turn={turn} extra={extra}"
    )
    assert isinstance(state, Kala)
    return state


def cup(state: Kala, cell: str) -> int:
    return state.field[BY_NAME[cell]]


def moves(state: Kala) -> set[str]:
    return {str(move) for move in state.moves()}


def refusal(state: Kala, move: str) -> str:
    with pytest.raises(haricot.IllegalMove) as refused:
        state.play(move)
    assert move not in moves(state)
    return refused.value.key


# The start


def test_the_game_starts_empty_with_white_on_a1_black_on_d4_and_28_beans_each() -> None:
    assert str(kala.new(first=0)) == (
        "field=0.0.0.0/0.0.0.0/0.0.0.0/0.0.0.0 bowls=a1:0,d4:0 reserves=28,28 granary=0 turn=0 extra=no"
    )


def test_the_lot_lets_either_start_and_an_option_settles_it() -> None:
    assert {kala.new(seed=seed).turn for seed in range(20)} == {0, 1}
    assert kala.new(first=0).turn == 0
    assert kala.new(first=1).turn == 1


# A sowing


def test_a_sowing_takes_four_beans_from_the_reserve_and_leaves_one_on_each_cell() -> None:
    after = kala.new(first=0).play("a1a2a3a4")
    assert after.reserves == (24, 28)
    assert [cup(after, cell) for cell in ("a1", "a2", "a3", "a4")] == [0, 1, 1, 1]


def test_the_first_bean_goes_into_the_own_bowl_which_carries_it_along() -> None:
    after = kala.new(first=0).play("a1a2a3a4")
    assert after.held == (1, 0)
    assert after.bowls[0] == BY_NAME["a4"]


def test_a_bean_sown_where_the_other_bowl_stands_falls_into_that_bowl() -> None:
    after = position(bowls="a1:0,a3:2", field="0.0.0.0/1.0.0.0/0.0.0.0/0.0.0.0").play("a1a2a3a4")
    assert after.held == (1, 3)
    assert cup(after, "a3") == 1, "the cup beneath it stays as it was"


def test_a_path_runs_straight_on_or_turns_once() -> None:
    assert moves(kala.new(first=0)) == {"a1b1c1d1", "a1b1c1c2", "a1b1b2b3", "a1a2a3a4", "a1a2a3b3", "a1a2b2c2"}


def test_a_path_that_turns_twice_is_refused() -> None:
    assert refusal(kala.new(first=0), "a1a2b2b3") == "kala-path-turns-twice"


def test_a_path_that_goes_back_is_refused() -> None:
    assert refusal(kala.new(first=0), "a1a2a3a2") == "kala-path-reverses"


def test_a_path_goes_neither_diagonally_nor_over_a_gap() -> None:
    assert refusal(kala.new(first=0), "a1b2c3d4") == "kala-path-jumps"
    assert refusal(kala.new(first=0), "a1a2a3c3") == "kala-path-jumps"


def test_a_path_does_not_leave_the_field_and_come_back_on_the_other_side() -> None:
    assert refusal(position(bowls="c1:0,a4:0"), "c1d1a2b2") == "kala-path-jumps"


def test_a_path_begins_at_the_own_bowl() -> None:
    assert refusal(kala.new(first=0), "d4d3d2d1") == "kala-path-start"


def test_a_path_is_as_long_as_the_beans_in_hand() -> None:
    assert refusal(kala.new(first=0), "a1a2a3") == "kala-path-length"
    assert refusal(kala.new(first=0), "a1a2a3a4b4") == "kala-path-length"


@pytest.mark.parametrize(
    ("cell", "longest", "counts"), [("a1", 7, (6, 6, 4, 2)), ("b1", 6, (7, 6, 2, 0)), ("b2", 5, (8, 2, 0, 0))]
)
def test_there_are_as_many_paths_as_geometry_allows(cell: str, longest: int, counts: tuple[int, ...]) -> None:
    start = BY_NAME[cell]
    assert LONGEST_PATH[start] == longest
    assert tuple(len(paths(start, length)) for length in (4, 5, 6, 7)) == counts


def test_no_path_visits_a_cell_twice() -> None:
    assert all(len(set(path)) == length for start in CELLS for length in range(1, 8) for path in paths(start, length))


# Ruling 1


def test_ruling_1_a_bowl_is_a_container_of_its_own_that_travels_with_its_beans() -> None:
    before = position(bowls="a1:2,d4:0", field="0.0.0.0/0.0.0.0/0.0.0.0/3.0.0.0")
    after = before.play("a1a2a3a4")
    assert after.held[0] == 3
    assert cup(after, "a1") == 3, "what the bowl covered stays where it was"
    assert cup(after, "a4") == 1, "what it covers now is not in it"


# Ruling 2


def test_ruling_2_a_sixth_bean_that_finds_no_cup_goes_to_the_opponent() -> None:
    before = position(bowls="b2:6,d4:0", reserves="10,12", extra="yes")
    after = before.play("b2b3b4c4d4>c4")
    assert after.reserves == (10, 13)
    assert there(after.last).leftover == 1


def test_ruling_2_the_last_bean_sown_is_the_last_bean_for_the_harvest_too() -> None:
    before = position(bowls="b2:6,d1:0", field="0.0.0.3/0.0.0.0/0.0.0.0/0.0.0.0", reserves="10,12", extra="yes")
    after = before.play("b2b3b4c4d4x")
    assert after.reserves == (13, 13)
    assert after.bowls[0] == BY_NAME["d4"]


def test_ruling_2_any_surplus_goes_to_the_opponent() -> None:
    before = position(bowls="b2:9,d4:0", reserves="10,12", extra="yes")
    assert {len(str(move).split(">")[0]) for move in before.moves()} == {10}, "five cells is the longest path there is"
    assert before.play("b2b3b4c4d4>c4").reserves == (10, 16)


def test_ruling_2_a_shorter_path_may_not_be_chosen_while_a_long_enough_one_exists() -> None:
    assert refusal(position(bowls="a1:6,d4:0", extra="yes"), "a1a2a3a4b4") == "kala-path-length"
    assert refusal(position(bowls="b2:6,d4:0", extra="yes"), "b2b3b4c4") == "kala-path-length"


# Harvest, ruling 3

RIPE = "3.0.0.0/0.0.0.0/0.0.0.0/0.0.0.0"


def test_a_last_bean_that_makes_four_may_harvest_one_to_the_granary_the_others_to_the_reserve() -> None:
    before = position(field=RIPE)
    after = before.play("a1a2a3a4x")
    assert after.reserves == (20 - 4 + 3, 20)
    assert after.granary == before.granary + 1
    assert cup(after, "a4") == 0
    assert after.bowls[0] == BY_NAME["a4"]


def test_ruling_3_a_harvest_is_a_choice() -> None:
    assert {"a1a2a3a4", "a1a2a3a4x"} <= moves(position(field=RIPE))
    assert cup(position(field=RIPE).play("a1a2a3a4"), "a4") == 4


def test_three_beans_are_not_ripe() -> None:
    assert refusal(position(field="2.0.0.0/0.0.0.0/0.0.0.0/0.0.0.0"), "a1a2a3a4x") == "kala-harvest-unripe"


def test_only_the_last_cup_can_be_harvested() -> None:
    before = position(field="0.0.0.0/9.0.0.0/0.0.0.0/0.0.0.0")
    assert refusal(before, "a1a2a3a4x") == "kala-harvest-unripe"


def test_ruling_3_harvesting_the_other_bowl_empties_the_bowl_not_the_cup_beneath() -> None:
    before = position(bowls="a1:0,a4:3", field="5.0.0.0/0.0.0.0/0.0.0.0/0.0.0.0")
    after = before.play("a1a2a3a4x>a3")
    assert after.held == (1, 0)
    assert cup(after, "a4") == 5
    assert after.reserves == (19, 20)


def test_ruling_3_a_full_cup_beneath_the_other_bowl_is_not_ripe_when_the_bowl_is_not() -> None:
    before = position(bowls="a1:0,a4:2", field="9.0.0.0/0.0.0.0/0.0.0.0/0.0.0.0")
    assert refusal(before, "a1a2a3a4x>a3") == "kala-harvest-unripe"


def test_ruling_3_an_extra_sowing_may_harvest_too() -> None:
    before = position(bowls="a1:4,d4:0", field=RIPE, extra="yes")
    after = before.play("a1a2a3a4x")
    assert after.reserves == (23, 20)
    assert after.turn == 1


# The bowl moves, ruling 4


def test_ruling_4_a_bowl_that_ends_on_the_other_steps_aside_to_any_cell_next_to_it() -> None:
    before = position(bowls="b1:0,c3:0")
    asides = {move for move in moves(before) if move.startswith("b1c1c2c3")}
    assert asides == {"b1c1c2c3>c2", "b1c1c2c3>b3", "b1c1c2c3>d3", "b1c1c2c3>c4"}
    assert before.play("b1c1c2c3>d3").bowls[0] == BY_NAME["d3"]


def test_ruling_4_stepping_aside_harvests_nothing_however_full_the_cell() -> None:
    before = position(bowls="a1:0,a4:0", field="0.9.0.0/0.0.0.0/0.0.0.0/0.0.0.0")
    after = before.play("a1a2a3a4>b4")
    assert cup(after, "b4") == 9
    assert refusal(before, "a1a2a3a4x>b4") == "kala-harvest-unripe"


def test_a_bowl_must_step_aside_from_the_other_and_only_from_it() -> None:
    before = position(bowls="a1:0,a4:0")
    assert refusal(before, "a1a2a3a4") == "kala-aside-needed"
    with pytest.raises(haricot.IllegalMove, match="bowl on a4"):
        before.play("a1a2a3a4")
    assert refusal(before, "a1a2a3a4>c4") == "kala-aside-far"
    assert refusal(before, "a1a2a3a4>a4") == "kala-aside-far"
    assert refusal(before, "a1b1c1d1>d2") == "kala-aside-idle"


# The extra sowing


def test_a_full_bowl_sows_again_for_the_same_player_as_a_move_of_its_own() -> None:
    after = position(bowls="a1:3,d4:0").play("a1a2a3a4")
    assert (after.turn, after.extra, after.held[0]) == (0, True, 4)
    again = after.play("a4b4c4c3")
    assert again.reserves == after.reserves, "an extra sowing takes nothing from the reserve"
    assert again.held[0] == 1, "one bean stays in the bowl"
    assert (again.turn, again.extra) == (1, False)


def test_five_beans_in_the_bowl_sow_five() -> None:
    after = position(bowls="a1:4,d4:0", turn=0).play("a1a2a3a4")
    assert after.in_hand == 5
    assert all(len(move.path) == 5 for move in after.moves())


def test_a_bowl_filled_by_the_other_player_sows_only_after_the_own_sowing() -> None:
    after = position(bowls="a1:0,a3:3").play("a1a2a3a4")
    assert after.held[1] == 4
    assert (after.turn, after.extra, after.in_hand) == (1, False, 4)


# The end


def test_whoever_begins_a_turn_with_fewer_than_four_beans_has_lost() -> None:
    over = position(reserves="3,20")
    assert over.turn is None
    assert over.moves() == ()
    assert over.outcome == haricot.Outcome(winners=(1,), scores=(0, 1), ranks=(2, 1))


def test_four_beans_are_enough_to_go_on() -> None:
    assert position(reserves="4,0").turn == 0


def test_the_turn_in_the_notation_of_the_end_is_the_seat_that_cannot_move() -> None:
    assert str(position(reserves="3,20")).endswith("turn=0 extra=no")


def test_an_extra_sowing_is_not_stopped_by_an_empty_reserve() -> None:
    before = position(bowls="a1:4,d4:0", reserves="0,20", extra="yes")
    assert before.turn == 0
    assert before.play("a1a2a3a4").turn == 1


def test_nothing_can_be_played_after_the_end() -> None:
    with pytest.raises(haricot.IllegalMove, match="over"):
        position(reserves="3,20").play("a1a2a3a4")


def test_no_sowing_is_made_for_a_player_whose_time_runs_out() -> None:
    assert kala.new().default is None


def test_no_sowing_reveals_anything() -> None:
    state = kala.new(first=0)
    assert not any(state.reveals(move) for move in state.moves())
