"""Positions set up by hand: every position fits its form, and a form makes only positions that there can be."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import haricot
from haricot.core.chance import Chance
from haricot.core.errors import BadPosition
from haricot.core.game import State
from haricot.games.position_editor import PlainEditor, Values, editor_of
from haricot.house.http.analysis import AskedEdit, edited
from haricot.texts import say


def values_of(state: State, lang: str = "fr") -> dict[str, str]:
    return {one.name: one.value for group in editor_of(state.game.name).groups(state, lang) for one in group.inputs}


def made(state: State, values: Values) -> State:
    text = editor_of(state.game.name).compose(values, state, Chance.of(1))
    return state.game.position(text, seed=1, **state.options)


@pytest.mark.parametrize("game", haricot.games())
@pytest.mark.parametrize("seed", range(3))
def test_every_position_fits_its_form(game: str, seed: int) -> None:
    rng, state = Random(seed), haricot.game(game).new(seed=seed)
    for _ in range(60):
        assert made(state, values_of(state)) == state
        if state.turn is None:
            break
        state = state.play(rng.choice(state.moves()) if state.game.lists_moves else str(state.default))


@pytest.mark.parametrize("game", haricot.games())
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_form_says_what_it_asks(game: str, lang: str) -> None:
    state = haricot.game(game).new(seed=1)
    groups = editor_of(game).groups(state, lang)
    names = [one.name for group in groups for one in group.inputs]
    assert len(names) == len(set(names))
    for group in groups:
        assert group.title
        assert all(one.label for one in group.inputs)
        assert all((one.kind == "choice") == bool(one.choices) for one in group.inputs)
        assert all(one.value in [each.value for each in one.choices] for one in group.inputs if one.choices)


@pytest.mark.parametrize(
    ("game", "unknown"),
    [
        ("ronda", {"bowl.1": "?", "bowl.7": "?", "bowl.8": "?"}),
        ("rondelic", {"hands.0": "?", "hands.1": "?", "pack": "?"}),
        ("rondorondo", {"hand.0": "*******", "pile": "*"}),
    ],
)
def test_what_is_left_open_is_drawn(game: str, unknown: dict[str, str]) -> None:
    state = haricot.game(game).new(seed=1)
    if game == "rondelic":  # whoever holds a card may hold another; the dealer holds none
        unknown = {name: one for name, one in unknown.items() if values_of(state)[name] != "-"}
    values = {**values_of(state), **unknown}
    text = editor_of(game).compose(values, state, Chance.of(1))
    assert text == editor_of(game).compose(values, state, Chance.of(1)), "from the seed alone"
    drawn = {editor_of(game).compose(values, state, Chance.of(seed)) for seed in range(8)}
    assert len(drawn) > 1
    for each in drawn:
        assert state.game.position(each, **state.options)


@pytest.mark.parametrize(
    ("game", "wrong"),
    [
        ("kala", {"field.a1": "3"}),
        ("kala", {"field.a1": "many"}),
        ("kala", {"field.a1": ""}),
        ("kala", {"bowl.0": "d4"}),
        ("ronda", {"stock.0": "60", "bowl.1": "?"}),
        ("rondelic", {"hands.0": "ZZ"}),
        ("rondorondo", {"rack": "1"}),
        ("rondorondo", {"hand.0": "42"}),
        ("rondorondo", {"hand.0": "é"}),
        ("rondorondo", {"hand.1": "A1"}),
        ("rondorondo", {"pile": "A1"}),
        ("rondorondo", {"pile": "*", "hand.0": "*" * 200}),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(game: str, wrong: dict[str, str]) -> None:
    state = haricot.game(game).new(seed=1)
    with pytest.raises(BadPosition):
        made(state, {**values_of(state), **wrong})


NONSENSE = "0123456789-+−.,:;>=?*#<~ aAéßzKRT♣♥\u00a0\u0661\t\n\0🫘"


@pytest.mark.parametrize("game", haricot.games())
def test_nonsense_in_any_field_is_answered_with_a_sentence(game: str) -> None:
    rng, start = Random(game), edited(game, AskedEdit(), "fr")
    values = {one.name: one.value for group in start.groups for one in group.inputs}
    for name in values:
        for size in (0, 1, 1, 2, 3, 5, 8):
            nonsense = "".join(rng.choices(NONSENSE, k=size))
            answer = edited(game, AskedEdit(values={**values, name: nonsense}), "fr")
            assert (answer.why is None) == (answer.start is not None), (name, nonsense)
            assert answer.why is None or answer.why.rstrip().endswith((".", "!", "?")), (name, nonsense)


def test_a_hand_of_rondorondo_may_be_written_in_small_letters() -> None:
    state = haricot.game("rondorondo").new(seed=1)
    values = values_of(state)
    assert made(state, {**values, "hand.0": values["hand.0"].lower()}) == state


@pytest.mark.parametrize(
    ("game", "wrong", "why"),
    [
        ("kala", {"reserve.0": "-4"}, "Les réserves (Blanc)\u00a0: -4 est trop petit, c’est 0 au moins."),
        ("kala", {"field.a1": "x"}, "«\u00a0x\u00a0» dans «\u00a0Le champ (a1)\u00a0» n’est pas un nombre."),
        ("kala", {"granary": "999"}, "Le grenier\u00a0: 999 est trop grand, c’est 56 au plus."),
        ("kala", {"granary": ""}, "Il manque «\u00a0Le grenier\u00a0» à la position."),
        ("ronda", {"bowl.3": "-1"}, "Sous les bols (3)\u00a0: -1 est trop petit, c’est 0 au moins."),
        ("ronda", {"bowl.3": "x"}, "«\u00a0x\u00a0» dans «\u00a0Sous les bols (3)\u00a0» n’est pas un nombre."),
        ("ronda", {"open": "x"}, "«\u00a0x\u00a0» dans «\u00a0Le tour (Bols ouverts)\u00a0» n’est pas un nombre."),
        ("ronda", {"open": "1.2"}, "Au moment de soulever, un bol au plus est ouvert."),
        ("ronda", {"bowl.1": "?", "black": "40"}, "Haricots de trop\u00a0: "),
        ("ronda", {"bowl.1": "?", "stock.0": "0"}, "n’en cachent pas tant."),
        ("ronda", {"phase": "lift!"}, "Le tour (Ce qu’il faut faire)"),
        ("rondelic", {"tokens.0": "tombé"}, "Le joueur 1 ne peut pas avoir ici ce jeton"),
        ("rondelic", {"tokens.0": "perdu"}, "«\u00a0perdu\u00a0» dans «\u00a0Les jetons\u00a0» n’est pas un nombre."),
        ("rondelic", {"hands.1": "RZ"}, "«\u00a0RZ\u00a0» dans «\u00a0Les cartes\u00a0» n’est pas une carte"),
        ("rondelic", {"pack": "R♣"}, "Il manque la carte A♣"),
        ("rondelic", {"showing": "R♣"}, "«\u00a0Le tour en cours (Cartes montrées à la fin du tour)\u00a0»"),
        ("rondorondo", {"score.0": "x"}, "«\u00a0x\u00a0» dans «\u00a0Les points\u00a0» n’est pas un nombre."),
        ("rondorondo", {"rack": "MER"}, "Mettez «\u00a0jouer\u00a0» à «\u00a0Ce qu’il faut faire\u00a0»"),
        ("rondorondo", {"exchanged": "x"}, "«\u00a0Le tour (Échanges faits dans ce tour)\u00a0»"),
        ("rondorondo", {"hand.0": "4"}, "«\u00a04\u00a0» dans «\u00a0Les mains (Joueur 1)\u00a0» n’est pas une carte"),
    ],
)
def test_what_is_wrong_is_told_by_the_labels_of_the_form(game: str, wrong: dict[str, str], why: str) -> None:
    start = edited(game, AskedEdit(seed="1"), "fr")
    values = {one.name: one.value for group in start.groups for one in group.inputs}
    answer = edited(game, AskedEdit(seed="1", values=values | wrong), "fr")
    assert answer.why is not None
    assert why in answer.why


def test_cards_and_tokens_of_rondelic_stand_in_the_form_as_players_write_them() -> None:
    position = "tokens=3,fell,out3,5 dealer=0 hands=KC,-,-,TS pack={} turn=1 phase=restart offer=- up=- drawn=0 lent=- "
    rest = "stakes=1,1,1,1 said=- showing=KC,2D,-,TS"
    pack = ".".join(rank + suit for rank in "A23456789TJQK" for suit in "CDHS" if rank + suit not in ("KC", "TS", "2D"))
    text = (position + rest).format(pack).replace("hands=KC,-", "hands=KC,2D")
    state = haricot.game("rondelic").position(text, rules="rondellig")
    french, english = (values_of(state, lang) for lang in ("fr", "en"))
    assert [french[f"tokens.{seat}"] for seat in range(4)] == ["3", "tombé", "sorti 3", "5"]
    assert [english[f"tokens.{seat}"] for seat in range(4)] == ["3", "fallen", "out 3", "5"]
    assert (french["hands.0"], french["hands.3"], english["hands.0"]) == ("R♣", "10♠", "K♣")
    for king in ("R♣", "RC", "K♣", "KC", "rc"):
        for ten in ("10♠", "10S", "T♠", "TS"):
            for fallen in ("tombé", "Tombé", "fell", "fallen"):
                written = {**french, "hands.0": king, "hands.3": ten, "tokens.1": fallen, "tokens.2": "out3"}
                assert made(state, written) == state


def test_what_was_said_and_lent_at_rondelic_stands_in_the_form_in_words() -> None:
    pack = ".".join(
        rank + suit for rank in "A23456789TJQK" for suit in "CDHS" if rank + suit not in ("3C", "KC", "TS", "2D")
    )
    position = f"tokens=1,1,1,1 dealer=0 hands=3C,KC,TS,2D pack={pack} turn=2 phase=swap offer=- up=- drawn=0 "
    state = haricot.game("rondelic").position(
        f"{position}lent=2>1 stakes=1,1,1,1 said=1:swap.2:give showing=-", rules="rondellig"
    )
    french, english = (values_of(state, lang) for lang in ("fr", "en"))
    assert (french["lent"], french["said"]) == ("3 → 2", "2 échange, 3 donne")
    assert (english["lent"], english["said"]) == ("3 → 2", "2 swaps, 3 gives")
    for lent in ("3 → 2", "3>2", "3->2"):
        for said in ("2 échange,3 Donne", "2 swaps, 3 gives", "2:swap, 3:give"):
            assert made(state, {**french, "lent": lent, "said": said}) == state
    for name, wrong in {"lent": "0>1", "said": "5 échange"}.items():
        with pytest.raises(BadPosition) as refused:
            made(state, {**french, name: wrong})
        assert "de 1 à 4" in say(refused.value.sentence, "fr")


@pytest.mark.parametrize(
    ("options", "rest", "shown"),
    [
        ({}, "turn=1 phase=opening exchanged=0 passes=0 bids=decline word=-", ("renonce", "-", "-")),
        ({}, "turn=1 phase=opening exchanged=0 passes=0 bids=MEr word=-", ("MEr", "-", "-")),
        ({"referee": "table"}, "turn=2 phase=judge exchanged=0 passes=0 bids=- word=MER:a", ("-", "MER", "oui")),
        ({"referee": "table"}, "turn=1 phase=judge exchanged=0 passes=0 bids=- word=MER:", ("-", "MER", "-")),
    ],
)
def test_bids_and_votes_of_rondorondo_stand_in_the_form_in_words(
    options: dict[str, Any], rest: str, shown: tuple[str, str, str]
) -> None:
    text = f"rack=... hands=EMR?,AB,CD pile=STU scores=0,0,0 {rest}"
    state = haricot.game("rondorondo").position(text, **options)
    french = values_of(state)
    assert (french["bids"], french["word"], french["votes"]) == shown
    assert made(state, french) == made(state, values_of(state, "en")) == state
    with pytest.raises(BadPosition):
        made(state, {**french, "votes": "peut-être"})


@pytest.mark.parametrize(
    ("open_", "covered", "phase", "shown"),
    [
        ("3.8", "-", "match", ("3, 8", "aucun")),
        ("3", "-", "lift", ("3", "aucun")),
        ("-", "8.3", "lift", ("aucun", "8, 3")),
    ],
)
def test_open_bowls_of_ronda_stand_in_the_form_in_words(
    open_: str, covered: str, phase: str, shown: tuple[str, str]
) -> None:
    text = f"bowls=0.1.2.3.4.4.3.2.1.0 stocks=10,10 black=0 box=0 turn=0 open={open_} covered={covered} phase={phase}"
    state = haricot.game("ronda").position(text)
    french = values_of(state)
    assert (french["open"], french["covered"]) == shown
    assert made(state, french) == made(state, values_of(state, "en")) == state
    assert made(state, {**french, "open": open_, "covered": covered.replace("-", "Aucun")}) == state


def test_a_game_without_an_editor_is_set_up_by_its_notation() -> None:
    state = haricot.game("kala").new(first=0)
    plain = PlainEditor()
    (group,) = plain.groups(state, "en")
    assert plain.compose({"position": group.inputs[0].value}, state, Chance.of(1)) == str(state)
