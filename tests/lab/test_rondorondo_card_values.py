"""What cards promise is learnt from games, and printed as the table that the bots read."""

import tomllib
from importlib.resources import files

import pytest

from haricot.bots.rondorondo.card_values import with_a_pile
from haricot.games.rondorondo.cards import KINDS, LANGUAGES
from haricot.lab.rondorondo_card_values import main


def test_a_few_games_already_make_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    main("fr", 3)
    table = tomllib.loads(capsys.readouterr().out)
    assert list(table) == ["kept", "left", "size"]
    assert list(table["kept"]) == list(table["left"]) == list(KINDS)
    assert list(table["size"]) == ["3", "4", "5", "6", "7", "8", "9"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_one_and_a_joker_promises_more_than_an_eraser(lang: str) -> None:
    table = tomllib.loads((files("haricot.bots.rondorondo") / "learnt" / f"{lang}.toml").read_text("utf-8"))
    assert table["kept"]["?"] > 0 > table["kept"]["-"]
    assert with_a_pile(lang).lays[KINDS.index("?")] < 0 < with_a_pile(lang).lays[KINDS.index("-")]


def test_a_language_that_nobody_has_learnt_goes_by_points(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("haricot.bots.rondorondo.card_values.files", lambda package: files("haricot.games.rondorondo"))
    valued = with_a_pile.__wrapped__("en")
    assert not valued.lays.any()
    assert not valued.sizes.any()
