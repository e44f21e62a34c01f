"""Where a drawing comes from: the game's own folder or file, else a plain one."""

import haricot
from haricot.games.drawing import draw, drawn, explain, understood


def test_our_games_are_drawn_by_themselves_and_in_the_browser_by_the_client() -> None:
    for name in haricot.games():
        view = haricot.game(name).new(seed=1).view(0)
        assert draw(view, "fr").plain
        assert drawn(view, "fr") is None


def test_a_game_may_explain_its_moves_and_understand_more_than_notation() -> None:
    kala = haricot.game("kala").new(seed=1)
    assert isinstance(explain(str(kala.moves()[0]), kala.view(kala.turn), "en"), str)
    ronda = haricot.game("ronda").new(seed=1)
    assert explain("3", ronda.view(ronda.turn), "en") == ""
    assert understood("3", ronda.view(ronda.turn)) == "3"
