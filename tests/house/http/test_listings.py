"""What the house tells of its games: everything that a client needs to put a box on the shelf."""

import pytest

import haricot
from haricot.house.http.listings import game_cards
from haricot.texts import LANGUAGES


def test_a_card_says_what_the_box_says() -> None:
    for lang in LANGUAGES:
        cards = {card.name: card for card in game_cards(lang)}
        assert tuple(cards) == haricot.games()
        kala = cards["kala"]
        assert (kala.age, kala.minutes, kala.company) == (10, 15, 2)
        assert all(card.title and card.tagline and card.aim and card.rules and card.board for card in cards.values())
        assert all(card.fewest <= card.company <= card.most for card in cards.values())


def test_ages_are_what_a_printed_rule_says_and_advice_is_not_a_limit() -> None:
    cards = {card.name: card for card in game_cards("fr")}
    assert {name: (card.age, card.youngest) for name, card in cards.items()} == {
        "kala": (10, None),
        "ronda": (7, 5),
        "rondelic": (None, None),
        "rondorondo": (None, None),
    }
    assert (cards["rondelic"].fewest, cards["rondelic"].advised, cards["rondelic"].most) == (3, 10, 20)
    assert all(card.advised == card.most for name, card in cards.items() if name != "rondelic")


def test_a_card_names_every_seat() -> None:
    cards = {card.name: card for card in game_cards("en")}
    assert cards["kala"].seat_names == ["White", "Black"]
    assert cards["ronda"].seat_names[:2] == ["Player 1", "Player 2"]
    assert all(len(card.seat_names) == card.most for card in cards.values())


def test_a_card_says_which_options_name_a_seat() -> None:
    named = {card.name: [option.name for option in card.options if option.names_a_seat] for card in game_cards("en")}
    assert named == {"kala": ["first"], "ronda": ["first"], "rondelic": ["first"], "rondorondo": ["youngest", "first"]}


def test_a_card_says_what_is_secret_and_whether_moves_are_listed() -> None:
    cards = {card.name: card for card in game_cards("en")}
    assert {name: card.secret for name, card in cards.items()} == {
        "kala": "none",
        "ronda": "common",
        "rondelic": "private",
        "rondorondo": "private",
    }
    assert [name for name, card in cards.items() if card.remembering] == ["ronda"]
    assert [name for name, card in cards.items() if not card.lists_moves] == ["rondorondo"]


def test_a_game_whose_card_cannot_be_made_takes_no_other_down(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(type(haricot.game("ronda")), "seats", None)
    assert [card.name for card in game_cards("fr")] == ["kala", "rondelic", "rondorondo"]
    (told,) = caplog.records
    assert (told.levelname, told.__dict__["game"]) == ("ERROR", "ronda")
