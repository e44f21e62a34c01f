"""What a view of Kala tells: all of it, to everybody."""

from tests.games.known import kala


def test_a_view_shows_each_bowl_with_its_beans_and_the_cup_beneath() -> None:
    view = kala.new(first=0).play("a1a2a3a4").view(1)
    assert view["bowls"][0] == {"cell": "a4", "beans": 1, "beneath": 1}
    assert view["field"]["a2"] == 1
    assert view["reserves"] == [24, 28]


def test_the_last_sowing_can_be_shown_bean_by_bean() -> None:
    before = kala.position(
        "field=3.0.0.0/0.0.0.0/0.0.0.0/0.0.0.0 bowls=a1:0,d4:0 reserves=28,25 granary=0 turn=0 extra=no"
    )
    assert before.view(0)["last"] is None
    assert before.play("a1a2a3a4x").view(0)["last"] == {
        "seat": 0,
        "move": "a1a2a3a4x",
        "path": ["a1", "a2", "a3", "a4"],
        "extra": False,
        "harvested": 4,
        "leftover": 0,
        "bowl": "a4",
    }


def test_everybody_sees_the_same() -> None:
    state = kala.new(first=0).play("a1a2a3a4")
    views = [{**state.view(reader), "seat": "any"} for reader in (0, 1, None)]
    assert views[0] == views[1] == views[2]
