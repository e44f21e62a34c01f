"""What each may know: their own hand, never another's; what is laid, never what lies face down."""

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from importlib import import_module
from random import Random
from typing import Any

import pytest

from haricot import BadPosition, IllegalMove
from haricot.games.rondorondo.cards import in_order
from haricot.games.rondorondo.placement import DECLINE, Exchange, Lay
from haricot.games.rondorondo.rules import RondoRondo
from tests.games.known import rondorondo
from tests.games.rondorondo.table import at
from tests.known_types import of_kind, reimagined, there

WAYS = [{}, {"beginner": True, "opening": "lot"}, {"referee": "table"}, {"referee": "table", "beginner": True}]
every_way = pytest.mark.parametrize("options", WAYS, ids=str)


def readers(state: RondoRondo) -> tuple[int | None, ...]:
    return (*range(state.seats), None)


def game_of_words(seed: int, **options: Any) -> Iterator[RondoRondo]:
    """Every state of a game in which everything happens: words, exchanges, passes, votes."""
    rng = Random(seed)
    state = rondorondo.new(2 + seed % 3, seed, **options)
    while state.turn is not None:
        yield state
        words = state.placements() if state.phase != "judge" else ()
        moves = words if rng.random() < 0.7 and words else state.moves()
        state = state.play(rng.choice(moves))
    yield state


def twin_of(state: RondoRondo, reader: int | None, rng: Random) -> RondoRondo:
    """The same game for that reader: all cards that it cannot see are dealt anew, but for those that were shown."""
    shown = [hand if seat == reader else "" for seat, hand in enumerate(state.hands)]
    if state.trial and state.layer != reader:
        shown[state.layer] = "".join((Counter(state.trial.lay.cards) - Counter(state.trial.lay.face_down)).elements())
    if len(state.bids) == state.seats:
        shown = [
            known or (bid.cards if isinstance(bid, Lay) else "") for known, bid in zip(shown, state.bids, strict=True)
        ]
    loose = Counter("".join(state.hands) + state.pile) - Counter("".join(shown))
    cards = sorted(loose.elements())
    rng.shuffle(cards)
    hands = []
    for hand, known in zip(state.hands, shown, strict=True):
        hands.append(in_order(known + "".join(cards[: len(hand) - len(known)])))
        del cards[: len(hand) - len(known)]
    bids = state.bids
    if len(bids) < state.seats:
        bids = tuple(bid if seat == reader else DECLINE for seat, bid in enumerate(bids))
    happened = state.last
    if happened and happened.layer != reader:
        move = Exchange("Z") if isinstance(happened.move, Exchange) else happened.move
        happened = replace(happened, move=move, drawn="Z" * len(happened.drawn))
    return replace(state, hands=tuple(hands), pile="".join(cards), bids=bids, last=happened)


@every_way
def test_a_view_is_the_same_whatever_the_hidden_cards_are(options: dict[str, Any]) -> None:
    rng, differed = Random(5), 0
    for seed in range(3):
        for state in game_of_words(seed, **options):
            if state.turn is None:
                continue
            for reader in readers(state):
                twin = twin_of(state, reader, rng)
                assert twin.view(reader) == state.view(reader)
                differed += twin != state
    assert differed > 100


@every_way
def test_no_view_tells_a_card_of_another_hand(options: dict[str, Any]) -> None:
    for state in game_of_words(1, **options):
        for reader in readers(state):
            view = state.view(reader)
            for seat, hand in enumerate(view["hands"]):
                seen = seat == reader or state.turn is None
                assert hand == (state.hands[seat] if seen else "*" * len(state.hands[seat]))
            assert view["pile"] == len(state.pile)


@every_way
def test_an_imagined_truth_fits_the_view_and_the_pack(options: dict[str, Any]) -> None:
    for seed in range(2):
        for state in game_of_words(seed, **options):
            for reader in readers(state):
                view = json.loads(json.dumps(state.view(reader)))
                imagined = rondorondo.imagine(view, seed=7)
                assert imagined.view(reader) == view
                rondorondo.position(str(imagined), **options)
                if reader is not None and reader == state.turn:
                    assert len(imagined.moves()) == len(state.moves())


def test_imagined_truths_differ() -> None:
    view = rondorondo.new(3, seed=4, first=0).view(0)
    assert len({str(rondorondo.imagine(view, seed)) for seed in range(5)}) == 5


def test_what_is_known_of_other_hands_is_in_every_imagined_truth() -> None:
    opened = at(hands="AEIRSST,KEELNOT,AAAAAAA", phase="opening").play("AIR").play("NET").play("decline")
    for seed in range(5):
        assert not Counter("NET") - Counter(reimagined(opened, 0, seed).hands[1])
    laid = at("MAR", "EEIS,XZTU", turn=1, referee="table").play(".XZ")
    assert not Counter("XZ") - Counter(reimagined(laid, 0, 3).hands[1])


def test_who_exchanged_knows_the_bottom_of_the_pile() -> None:
    state = at("MAR", "KEEI,E").play("~K")
    assert all(reimagined(state, 0, seed).pile.endswith("K") for seed in range(5))


def test_a_view_that_cannot_be_is_refused() -> None:
    view = at("MAR").view(0)
    for broken in (
        {"hands": ["KKKK", "*"]},
        {"pile": 200},
        {"rack": "M-R"},
        {"rack": 7},
        {"bids": ["RAT"]},
        {"trial": 3},
    ):
        with pytest.raises(BadPosition):
            rondorondo.imagine(view | broken, seed=1)


# What is seen of the last move


def last(state: RondoRondo, reader: int | None) -> dict[str, Any]:
    return of_kind(dict, state.view(reader)["last"])


def test_of_an_exchange_others_learn_that_it_was_made() -> None:
    state = at("MAR", "KEEI,E", pile="DO").play("~K")
    assert (last(state, 0)["move"], last(state, 0)["drawn"]) == ("~K", "D")
    for reader in (1, None):
        assert (last(state, reader)["move"], last(state, reader)["drawn"]) == ("~*", "*")
        assert "K" not in json.dumps({name: part for name, part in state.view(reader).items() if name != "values"})


def test_the_sum_of_a_word_is_told_part_by_part() -> None:
    state = at("-ARe-", "MIST?,E", exchanged=2, pile="DOM", referee="table").play("MI.T.").play("accept")
    for reader in (0, 1, None):
        seen = last(state, reader)
        assert seen["sum"] == {"cards": 2 + 1 + 1 + 1, "erasers": -2, "bonus": 3, "exchanges": -4, "total": 2}
        assert seen["laid"] == [
            {"at": 0, "card": "M", "covers": "-"},
            {"at": 1, "card": "I", "covers": "A"},
            {"at": 3, "card": "T", "covers": "e"},
        ]
        assert (seen["word"], seen["rack"], seen["verdict"], seen["layer"]) == ("MIRT", "-ARe-", "accepted", 0)
    assert (last(state, 0)["drawn"], last(state, 1)["drawn"]) == ("DOM", "***")


def test_a_word_that_was_laid_is_spelt_with_its_accents_unless_people_judge() -> None:
    assert last(at("MARe", "ES,E").play(".E..>S"), 1)["spellings"] == ["mères"]
    assert last(at("MARe", "ES,E", referee="table").play(".E..>S"), 1)["spellings"] == []
    assert last(at("MARe").play("pass"), 1)["spellings"] == []


def test_an_extension_at_the_beginning_is_at_place_0() -> None:
    state = at("MIR", "E,E", referee="table").play("E<...")
    assert last(state, 1)["laid"] == [{"at": 0, "card": "E", "covers": None}]


def test_of_a_card_face_down_others_learn_nothing() -> None:
    ways: list[dict[str, Any]] = [{}, {"referee": "table"}]
    for options in ways:
        state = at("PARE", "KEI,E", beginner=True, pile="", **options).play("[K]...")
        assert (last(state, 0)["move"], last(state, 1)["move"], last(state, None)["move"]) == (
            "[K]...",
            *["[*]..."] * 2,
        )
        for reader in (1, None):
            view = state.view(reader)
            del view["values"]
            assert "K" not in json.dumps(view)
    assert (state.view(0)["trial"]["move"], state.view(1)["trial"]["move"]) == ("[K]...", "[*]...")


def test_opening_words_are_hidden_until_all_are_laid() -> None:
    first = at(hands="AEIRSST,EELNOTU,AEIRST", phase="opening").play("RAT")
    assert (last(first, 0)["move"], last(first, 1)["move"], last(first, None)["move"]) == ("RAT", "*", "*")
    assert [first.view(reader)["bids"] for reader in (0, 1, None)] == [["RAT"], ["*"], ["*"]]
    second = first.play("decline")
    assert [second.view(reader)["bids"] for reader in (0, 1)] == [["RAT", "*"], ["*", "decline"]]
    assert last(second, 0)["move"] == "*", "nobody learns that another declined"
    third = second.play("AIR")
    for reader in (0, 1, 2, None):
        assert third.view(reader)["bids"] == ["RAT", "decline", "AIR"]
        assert last(third, reader)["move"] == "AIR"


def test_votes_are_public() -> None:
    state = at("MAR", "EEIS,EE,EE", referee="table").play("...>S").play("reject")
    for reader in (0, 1, 2, None):
        assert state.view(reader)["trial"] == {"seat": 0, "move": "...>S", "word": "MARS", "votes": "r"}
        assert (last(state, reader)["kind"], last(state, reader)["move"]) == ("vote", "reject")


def test_at_the_end_all_hands_are_seen() -> None:
    state = at("MAR", "E,KZ", pile="").play("...>E")
    assert [state.view(reader)["hands"] for reader in (0, 1, None)] == [["", "KZ"]] * 3


# What reveals something


@pytest.mark.parametrize(
    ("state", "move", "reveals"),
    [
        (at("MAR"), "~A", True),
        (at("MAR"), "pass", True),
        (at("MAR", pile=""), "pass", False),
        (at("MAR", pile="", passes=1), "pass", True),
        (at("MAR", "E,EE", pile=""), "...>E", True),
        (at("MAR", "EI,EE", pile="", turn=0), "...>E", True),
        (at("PARE", "KE,E", pile="", beginner=True), "[K]...", False),
        (at("PARE", "KE,E", pile="D", beginner=True), "[K]...", True),
        (at(phase="opening"), "decline", False),
        (at(phase="opening").play("RAT"), "decline", True),
        (at("MAR", "EE,E,E", referee="table", pile="").play("...>E"), "accept", False),
        (at("MAR", "EE,E", referee="table", pile="D").play("...>E"), "reject", True),
    ],
    ids=str,
)
def test_a_move_reveals_what_is_drawn_or_shown(state: RondoRondo, move: str, reveals: bool) -> None:
    assert state.reveals(move) is reveals


# The preview


def test_a_preview_tells_form_cards_and_sum_and_never_whether_it_is_a_word() -> None:
    state = at("MARe", "ESX,E", exchanged=1)
    seen = there(rondorondo.game.preview(state.view(0), ".E..>S"))
    assert (seen["rack"], seen["word"], seen["sum"]["total"]) == ("MEReS", "MERES", 4)
    assert there(rondorondo.game.preview(state.view(0), ".X.."))["word"] == "MXRE"
    assert there(rondorondo.game.preview(state.view(0), ".E..>S"))["sum"] == state.play(".E..>S").view(1)["last"]["sum"]


@pytest.mark.parametrize("move", [".Z..", ".-..", "....", "E<....>S"])
def test_a_preview_refuses_what_has_the_wrong_form(move: str) -> None:
    state = at("MARe", "ES,E")
    with pytest.raises(IllegalMove) as refused:
        state.play(move)
    with pytest.raises(IllegalMove) as foreseen:
        rondorondo.game.preview(state.view(0), move)
    assert foreseen.value.key == refused.value.key


def test_a_preview_does_not_open_the_lexicon(monkeypatch: pytest.MonkeyPatch) -> None:
    view = at("MARe", "ESX,E").view(0)

    def closed(lang: str) -> None:
        raise AssertionError("the lexicon was opened")

    for module in ("haricot.games.rondorondo.rules", "haricot.lexicon.lexicon"):
        monkeypatch.setattr(import_module(module), "lexicon", closed)
    assert there(rondorondo.game.preview(view, ".X.."))["word"] == "MXRE"


def test_who_is_not_to_lay_a_word_gets_no_preview() -> None:
    with pytest.raises(IllegalMove, match="not your turn"):
        rondorondo.game.preview(at("MARe", "ES,E").view(1), "....>S")


def test_an_opening_word_is_previewed_by_its_cards_alone_and_the_game_itself_can_be_asked() -> None:
    hands = "hands=AEMRST?,AEGLOU- pile=NIO scores=0,0 turn=0"
    opening = rondorondo.position(f"rack=... {hands} phase=opening exchanged=0 passes=0 bids=- word=-")
    first = rondorondo.position(f"rack=... {hands} phase=play exchanged=0 passes=0 bids=- word=-")
    assert there(rondorondo.game.preview(opening.view(0), "MER"))["sum"]["total"] == 4
    assert there(rondorondo.game.preview(first.view(0), "MER"))["sum"]["total"] == 7
