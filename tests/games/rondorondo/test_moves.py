"""`moves()` lists exactly what the plain rules accept, and is a sequence that is cheap to make and to search."""

from collections.abc import Container, Sequence
from random import Random
from typing import Any

import pytest

from haricot.games.rondorondo.best_move import best_placement
from haricot.games.rondorondo.form import score
from haricot.games.rondorondo.placement import Exchange, Lay
from haricot.games.rondorondo.rules import RondoRondo
from tests.games.known import rondorondo
from tests.games.rondorondo.plain_search import legal_placements
from tests.known_types import of_kind

TURNS = [
    # rack, hand, options
    ("...", "AEIRSST", {}),
    ("...", "BDFK??-", {}),
    ("MER", "AEIRSST", {}),
    ("MARe", "AEIRSST", {"lexicon": "en"}),
    ("MARe", "AEIRS--", {}),
    ("-ARe", "MEST?--", {"lexicon": "en"}),
    ("--ARTS-", "EMPU---", {}),
    ("#ARTS", "EMP?---", {"beginner": True, "lexicon": "en"}),
    ("PONTS", "AEL-", {"beginner": True}),
    ("PONTS", "E?-", {"beginner": True, "lexicon": "en"}),
    ("CHARMANTE", "DEIRSUU", {}),
    ("CHARMANTE", "IRSU---", {"beginner": True, "lexicon": "en"}),
    ("ANANAS", "ANS---", {}),
    ("SERRERA", "EERRSS", {}),
    ("ETES", "EST??", {"lexicon": "en"}),
    ("kAYaK", "WXZ", {}),
]


def state_with(rack: str, hand: str, **options: Any) -> RondoRondo:
    """A turn with that rack and that hand."""
    hands = "".join(sorted(hand))
    text = f"rack={rack} hands={hands},E pile=EA scores=0,0 turn=0 phase=play exchanged=0 passes=0 bids=- word=-"
    state = rondorondo.position(text, **options)
    assert isinstance(state, RondoRondo)
    return state


def random_turns(count: int, **options: Any) -> list[RondoRondo]:
    """Turns of games in which mostly words are laid, so that racks grow and hold erasers and jokers."""
    rng, turns = Random(count), list[RondoRondo]()
    while len(turns) < count:
        state = rondorondo.new(seats=2, seed=rng.getrandbits(32), opening="lot", **options)
        for _ in range(rng.randrange(3, 25)):
            if state.turn is None:
                break
            state = state.play(rng.choice(state.placements() or [state.default]))
        if state.turn is not None:
            turns.append(state)
    return turns


@pytest.mark.parametrize(("rack", "hand", "options"), TURNS, ids=lambda value: str(value))
def test_every_placement_that_the_plain_rules_accept_is_listed_and_no_other(
    rack: str, hand: str, options: dict[str, Any]
) -> None:
    state = state_with(rack, hand, **options)
    listed = [str(move) for move in state.moves() if isinstance(move, Lay)]
    assert len(listed) == len(set(listed))
    assert set(listed) == legal_placements(state)
    assert len(state.moves()) == len(listed) + len(set(hand)) + 1, "the exchanges and a pass are listed too"


@pytest.mark.parametrize("options", [{}, {"lexicon": "en", "beginner": True}], ids=["fr", "en, beginner"])
def test_the_same_in_the_middle_of_games(options: dict[str, Any]) -> None:
    for state in random_turns(3, **options):
        listed = {str(move) for move in state.placements()}
        assert listed == legal_placements(state), str(state)


def test_opening_words_are_listed_the_same_way() -> None:
    state = rondorondo.position(
        "rack=... hands=AEIRS?-,AEIRSST pile=EA scores=0,0 turn=0 phase=opening exchanged=0 passes=0 bids=- word=-"
    )
    listed = [str(move) for move in state.moves()]
    assert listed[0] == "decline"
    assert set(listed[1:]) == legal_placements(state)
    assert {"RIe", "rIe"} & set(listed) == {"RIe"}, "one joker is one letter"


@pytest.mark.parametrize("state", random_turns(12), ids=str)
def test_the_list_is_a_sequence(state: RondoRondo) -> None:
    moves = state.moves()
    assert isinstance(moves, Sequence)
    listed = list(moves)
    assert len(moves) == len(listed)
    for at in {0, len(listed) // 3, len(listed) // 2, len(listed) - 1}:
        assert moves[at] == listed[at]
        assert moves[at - len(listed)] == listed[at]
        assert listed[at] in moves
    assert list(moves[2:9:3]) == listed[2:9:3]
    assert list(reversed(moves))[:5] == listed[::-1][:5]
    with pytest.raises(IndexError):
        moves[len(listed)]


def test_what_is_not_legal_is_not_in_the_list() -> None:
    moves: Container[object] = state_with("MARe", "AEIRSST").moves()
    assert Lay((".", "E", ".", ".")) in moves
    assert Lay((".", "X", ".", ".")) not in moves
    assert Exchange("A") in moves
    assert Exchange("Z") not in moves
    assert ".E.." not in moves, "the list is one of moves, not of texts"


@pytest.mark.parametrize("state", [*random_turns(8), *random_turns(8, lexicon="en", beginner=True)], ids=str)
def test_the_best_placement_is_one_that_no_other_beats(state: RondoRondo) -> None:
    totals = [score(state.rack, of_kind(Lay, lay), state.exchanged, state.pack).total for lay in state.placements()]
    best = best_placement(state)
    if best is None:
        assert not totals
    else:
        assert score(state.rack, best, state.exchanged, state.pack).total == max(totals)


def test_where_the_table_judges_words_are_not_listed() -> None:
    state = state_with("MARe", "AES", referee="table")
    assert [str(move) for move in state.moves()] == ["~A", "~E", "~S", "pass"]
    assert state.play(".E..").phase == "judge"
