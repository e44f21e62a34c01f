"""No view of Rondelic depends on what its reader may not know: shown by twins, made in several ways."""

import json
import re
from collections.abc import Iterator
from itertools import pairwise
from random import Random

import pytest

from haricot.games.rondelic.rules import Round
from tests.games.known import rondelic
from tests.games.rondelic.positions import play, position, rondellig
from tests.games.rondelic.second_opinion import Table, deck_of
from tests.games.rondelic.test_second_opinion import told_twice
from tests.known_types import reimagined, there

GAMES = [("rondelic", 3), ("rondelic", 5), ("rondelic", 7), ("rondellig", 4), ("rondellig", 7)]
ALL_CARDS = [rank + suit for rank in "A23456789TJQK" for suit in "CDHS"]


def readers(state: Round) -> tuple[int | None, ...]:
    return (*range(state.seats), None)


def as_bytes(state: Round, reader: int | None) -> bytes:
    return json.dumps(state.view(reader)).encode()


def twin_text(text: str, movable: set[str], rng: Random) -> str:
    """The position with these cards permuted wherever they lie; the showing, which is over, stays as it was."""
    cards = sorted(movable)
    other = dict(zip(cards, rng.sample(cards, len(cards)), strict=True))
    now, showing = text.split(" showing=")
    return re.sub(r"\b[A2-9TJQK][CDHS]\b", lambda card: other.get(card[0], card[0]), now) + " showing=" + showing


def some_steps(rules: str, seats: int, seeds: int = 3) -> Iterator[tuple[Round, Table, Random]]:
    """Some steps of random games: fewer where more readers look at them."""
    for seed in range(seeds):
        rng = Random(seed)
        for state, table in told_twice(rules, seats, seed):
            if rng.random() < 1 / seats or table.phase in ("restart", "pick") or not table.choices:
                yield state, table, rng


@pytest.mark.parametrize(("rules", "seats"), GAMES)
def test_a_state_imagined_from_a_view_looks_the_same_byte_for_byte_the_last_move_included(
    rules: str, seats: int
) -> None:
    differed = 0
    for state, _, rng in some_steps(rules, seats):
        for reader in readers(state):
            twin = reimagined(state, reader, rng.getrandbits(32))
            differed += twin != state
            assert as_bytes(twin, reader) == as_bytes(state, reader)
            if reader == state.turn:
                assert twin.moves() == state.moves()
    assert differed > 100


@pytest.mark.parametrize(("rules", "seats"), GAMES)
def test_a_twin_whose_hidden_cards_are_permuted_and_others_loans_undone_gives_the_same_view(
    rules: str, seats: int
) -> None:
    """What is hidden is decided by the second telling, not by the view."""
    differed = 0
    for state, table, rng in some_steps(rules, seats):
        plain = rondelic.position(str(state), **state.options)
        for reader in readers(state):
            text = twin_text(str(state), set(ALL_CARDS) - table.in_sight(reader), rng)
            known = [f"{loan[0]}>{loan[1]}" for loan in table.lent if reader in loan]
            text = re.sub(r"lent=\S+", f"lent={','.join(known) or '-'}", text)
            twin = rondelic.position(text, **state.options)
            differed += twin != plain
            assert as_bytes(twin, reader) == as_bytes(plain, reader)
    assert differed > 100


@pytest.mark.parametrize(("rules", "seats"), GAMES)
def test_twins_stay_twins_when_the_same_move_is_played_the_last_move_included(rules: str, seats: int) -> None:
    """Permuted are the cards that the reader may see neither before the move nor after it."""
    differed = 0
    for seed in range(2):
        rng = Random(seed)
        told = told_twice(rules, seats, seed)
        steps = [(state, [table.in_sight(reader) for reader in readers(state)]) for state, table in told]
        for (before, sights), (after, later_sights) in pairwise(steps):
            word = str(there(after.last).move)
            played = rondelic.position(str(before), seed=seed, **before.options).play(word)
            shown = set(map(str, after.showing or ()))
            for reader, sight, later in rng.sample(list(zip(readers(before), sights, later_sights, strict=True)), 3):
                seen_after = later if after.said else set()  # after a deal, only the showing tells of the cards before
                text = twin_text(str(before), set(ALL_CARDS) - sight - seen_after - shown, rng)
                twin = rondelic.position(text, seed=seed, **before.options).play(word)
                differed += twin != played
                assert as_bytes(twin, reader) == as_bytes(played, reader)
    assert differed > 30


def test_a_lent_king_looks_to_others_like_any_card_up_to_and_at_the_showing() -> None:
    """One twin lends a King for a Queen, the other gives a Queen for a King: others hear and see the same."""
    lent = rondellig(hands="6S,QS,KH,9S,5S", top="2C").play("swap")
    given = rondellig(hands="6S,KH,QS,9S,5S", top="2C").play("swap")
    for word in ("give", "keep", "keep", "keep", "keep"):
        lent, given = lent.play(word), given.play(word)
        for outsider in (0, 3, 4, None):
            assert as_bytes(lent, outsider) == as_bytes(given, outsider)
        if word == "give":
            assert lent.view(1)["lent"] == lent.view(2)["lent"] == [{"lender": 2, "borrower": 1}]
            assert given.view(1)["lent"] == given.view(2)["lent"] == []
            assert (len(lent.moves()), len(given.moves())) == (1, 2)
    assert lent.view(None)["showing"] == ["6S", "QS", "KH", "9S", "5S"]


def test_a_forced_give_looks_to_others_like_one_that_was_chosen() -> None:
    chosen, forced = position(hands="-,7S,KH,9S").play("swap"), position(hands="-,7S,JH,9S").play("swap")
    for outsider in (0, 1, 3, None):
        assert as_bytes(chosen, outsider) == as_bytes(forced, outsider)
    chosen, forced = chosen.play("give"), forced.play("give")
    for outsider in (0, 3, None):
        assert as_bytes(chosen, outsider) == as_bytes(forced, outsider)


# What an imagined truth respects


@pytest.mark.parametrize(("rules", "seats"), [*GAMES, ("rondelic", 20)])
def test_an_imagined_truth_could_have_come_about(rules: str, seats: int) -> None:
    """The imagined cards are put back as they were dealt, and all that was said is said again by the second telling."""
    for seed in range(3):
        rng = Random(seed)
        for state, table in told_twice(rules, seats, seed):
            if not table.said:
                start = (list(table.tokens), list(table.stakes), deck_of(table.text()))
            if rng.random() < 1 / seats or table.phase == "restart" or not table.choices:
                reader = rng.choice(readers(state))
                assert_reachable(state, reimagined(state, reader, rng.getrandbits(32)), table, *start)


def assert_reachable(
    truth: Round, imagined: Round, table: Table, tokens: list[str], stakes: list[int], deck: list[str]
) -> None:
    renamed = dict(zip(cards_in_place(truth), cards_in_place(imagined), strict=True))
    again = Table(table.rules, table.circles, table.seats, table.dealer)
    again.tokens, again.stakes = list(tokens), list(stakes)
    again.begin([renamed[card] for card in deck])
    for saying in table.said:
        assert saying.split(":")[0] == str(again.turn)
        again.say(saying.split(":")[1], [])
    again.showing = table.showing if not table.said else again.showing
    assert again.text() == str(imagined)


def cards_in_place(state: Round) -> list[str]:
    fields = dict(part.split("=") for part in str(state).split())
    places = [fields["hands"], fields["pack"], fields["offer"], fields["up"]]
    return [card for place in places for card in re.split("[.,]", place)]


def test_who_has_shown_a_king_and_kept_it_holds_one_in_every_imagined_truth() -> None:
    state = play(position(hands="-,7S,KH,9S,5S"), "swap show")
    assert {str(reimagined(state, 0, seed).hands[2]) for seed in range(30)} == {"KH"}
    kept = state.play("keep")
    assert {str(reimagined(kept, 0, seed).hands[2])[0] for seed in range(30)} == {"K"}
    passed_on = play(state, "swap give")
    assert {str(reimagined(passed_on, 0, seed).hands[3])[0] for seed in range(30)} == {"K"}


def test_a_shown_king_that_the_dealer_refused_lies_where_it_was_put_under_the_pack() -> None:
    refused = play(position(hands="-,7S,KH", top="9D.8D.5D"), "swap show swap turn")
    assert str(refused.pack[-1]) == "KH"
    assert all(reimagined(refused, None, seed).pack[-1].is_king for seed in range(30))
    end = play(position(hands="-,2S,KH", tokens="10,10,3", top="9D.8D.2D"), "swap show swap turn turn")
    assert [str(card) for card in end.pack[-2:]] == ["KH", "8D"]
    assert end.turn is None
    assert all(reimagined(end, None, seed).pack[-2].is_king for seed in range(30))


def test_who_gave_a_card_and_then_swapped_cannot_have_given_a_king() -> None:
    state = play(rondellig(hands="6S,7S,JH,9S,5S"), "swap give swap give")
    assert "K" not in {str(reimagined(state, 0, seed).hands[1])[0] for seed in range(200)}
    open_still = play(rondellig(hands="6S,7S,JH,9S,5S"), "swap give")
    imagined = [reimagined(open_still, 0, seed) for seed in range(200)]
    assert any(truth.lent for truth in imagined)
    assert all(bool(truth.lent) == there(truth.hands[1]).is_king for truth in imagined)


def test_lender_and_borrower_know_of_the_loan_in_every_imagined_truth() -> None:
    state = play(rondellig(hands="6S,7S,KH,9S,5S"), "swap give")
    for partner in (1, 2):
        truth = reimagined(state, partner, 3)
        assert truth.lent == ((2, 1),)
        assert [str(move) for move in truth.moves()] == ["keep"]
