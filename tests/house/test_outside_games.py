"""A house that was given games from outside: on the shelf, at tables with people and bots, replayed and reviewed."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

import haricot
from tests.house.running_house import RunningHouse, Told, Visitor

EXAMPLES = Path(__file__).parents[2] / "examples"
FILES = tuple(str(EXAMPLES / f"{name}.py") for name in ("tic_tac_toe", "goofspiel"))


@pytest.fixture(scope="module")
def outside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    folder = tmp_path_factory.mktemp("outside")
    house = RunningHouse(f"sqlite:///{folder / 'h.db'}", folder / "log", "--game", FILES[0], "--game", FILES[1])
    house.start()
    yield house
    house.end(signal.SIGTERM)
    assert '"level":"error"' not in house.logs.read_text()


def seat_with_bots(person: Visitor, game: str, seats: int, **setup: object) -> str:
    bots = [{"seat": seat, "level": "graine"} for seat in range(1, seats)]
    return person.open(game, seats=seats, seat=0, bots=bots, start=True, **setup)


def play_to_the_end(person: Visitor, table: str) -> Told:
    """The first legal move, again and again; the bots' moves come by themselves."""
    with person.live(table) as live:
        told = live.table_message()
        while told["view"]["turn"] is not None:
            if told["moves"]:
                live.send("play", number=told["number"], move=told["moves"][0])
            told = live.until(lambda message: message["kind"] in ("event", "refused") and message["view"])
        return told


def test_they_stand_on_the_shelf_after_ours(outside: RunningHouse) -> None:
    cards = outside.visitor().get("/api/games?lang=fr")
    assert [card["name"] for card in cards] == [*haricot.games(), "tic_tac_toe", "goofspiel"]
    small, secret = cards[-2:]
    assert small["title"] == "Tic tac toe"
    assert (small["secret"], small["aim"], small["rules"], small["board"]) == ("none", "", False, False)
    assert secret["tagline"] == "Une enchère secrète pour chaque prix."
    assert (secret["secret"], secret["company"], secret["levels"]) == ("private", 3, ["graine", "pousse", "fleur"])
    assert secret["options"][0]["meaning"].startswith("combien de cartes")


@pytest.mark.parametrize(("game", "seats", "options"), [("tic_tac_toe", 2, {}), ("goofspiel", 3, {"cards": 3})])
def test_a_game_with_bots_is_played_replayed_and_reviewed(
    outside: RunningHouse, game: str, seats: int, options: Told
) -> None:
    person = outside.visitor("Ana")
    table = seat_with_bots(person, game, seats, options=options)
    last = play_to_the_end(person, table)
    assert last["view"]["outcome"]["winners"]
    replay = person.get(f"/api/tables/{table}/records/1/replay?lang=en")
    assert len(replay["frames"]) == len(replay["moves"]) + 1
    assert all(frame["spectator"]["drawing"]["svg"] is None for frame in replay["frames"])
    assert "(you)" in replay["frames"][0]["seats"][0]["drawing"]["text"]
    review = person.post(f"/api/tables/{table}/records/1/review")
    assert [move["move"] for move in review["moves"]] == replay["moves"]
    assert review["unit"] == "chances"


def test_a_hint_comes_from_the_players_for_any_game(outside: RunningHouse) -> None:
    person = outside.visitor("Ana")
    table = seat_with_bots(person, "tic_tac_toe", 2)
    advice = person.post(f"/api/tables/{table}/hints")
    assert advice["move"] in ("a3", "b3", "c3", "a2", "b2", "c2", "a1", "b1", "c1")
    assert "random games" in advice["reason"]


def test_a_refusal_speaks_the_reader_s_language(outside: RunningHouse) -> None:
    person = outside.visitor("Ana")
    table = seat_with_bots(person, "tic_tac_toe", 2)
    with person.live(table, lang="fr") as live:
        number = live.table_message()["number"]
        live.send("play", number=number, move="z9")
        refused = live.until(lambda message: message["kind"] == "refused")
        assert refused["reason"] == "«\u00a0z9\u00a0» n’est pas un coup possible ici."


def test_a_house_is_not_opened_with_a_file_that_brings_no_game(tmp_path: Path) -> None:
    (tmp_path / "bad.py").write_text("GAME = None\n", "utf-8")
    house = RunningHouse(f"sqlite:///{tmp_path / 'h.db'}", tmp_path / "log", "--game", str(tmp_path / "bad.py"))
    with pytest.raises(AssertionError, match=r"bad\.py"):
        house.start()


UNSHOWN = {
    "sightless": ('"none", Box', '"private", Box', "def sight", "def sigth"),
    "faceless": ('"board": [', '"board": 1 // 0 or [', "", ""),
    "dealless": ("return TicTacToe(options)\n", "raise KeyError(seats)\n", "", ""),
    "moveless": ("return [PlainMove(CELLS[at])", "return [1 // 0", "", ""),
    "keyless": ('"board": [', '7: 7, "board": [', "", ""),
    "wordless": ('"board": [', '"set": {1j}, "board": [', "", ""),
    "unread": ('f"cells=', 'f"grid=', "", ""),
    "endless": ("else self.cells.count", "else 7 + self.cells.count", "", ""),
}
"""Games that cannot begin, or cannot show it: by name, what is changed in the example."""


def test_a_game_that_cannot_be_shown_is_refused_whole_and_no_table_is_left(tmp_path: Path) -> None:
    files: list[str] = []
    for name, (one, instead, other, instead_of_it) in UNSHOWN.items():
        source = Path(FILES[0]).read_text("utf-8").replace('"tic_tac_toe"', repr(name)).replace(one, instead)
        (tmp_path / f"{name}.py").write_text(source.replace(other, instead_of_it) if other else source, "utf-8")
        files += ["--game", str(tmp_path / f"{name}.py")]
    house = RunningHouse(f"sqlite:///{tmp_path / 'h.db'}", tmp_path / "log", *files)
    house.start()
    ana = house.visitor("Ana")
    asked = {"seat": 0, "bots": [{"seat": 1}], "start": True}
    for name in UNSHOWN:
        answer = ana.http.post("/api/tables", json={"game": name, **asked})
        assert (answer.status_code, answer.json()["key"]) == (409, "house-game-fails"), answer.text
    assert ana.get("/api/me/tables") == []
    gathering = ana.open("sightless", seat=0, bots=[{"seat": 1}])
    assert ana.refused(gathering, "start") == (409, "house-game-fails")
    assert ana.get(f"/api/tables/{gathering}")["table"]["phase"] == "gathering"
    house.end(signal.SIGTERM)
    assert "its states need a method sight(seat)" in house.logs.read_text()


def test_a_game_that_fails_at_a_move_is_told_so_and_goes_on(tmp_path: Path) -> None:
    source = Path(FILES[0]).read_text("utf-8").replace('"tic_tac_toe"', '"clumsy"')
    source = source.replace("cells = self.cells[:at]", "1 / (at - 4); cells = self.cells[:at]")
    source = source.replace("else self.cells.count", 'else 7 if self.cells[2] == "X" else self.cells.count')
    source = source.replace('"board": [', '"odd": {1j} if self.cells[6] == "X" else 0, "board": [')
    (tmp_path / "clumsy.py").write_text(source, "utf-8")
    house = RunningHouse(f"sqlite:///{tmp_path / 'h.db'}", tmp_path / "log", "--game", str(tmp_path / "clumsy.py"))
    house.start()
    ana = house.visitor("Ana")
    table = ana.open("clumsy", seat=0, bots=[{"seat": 1, "level": "graine"}], start=True)
    with ana.live(table, lang="en") as live:
        number = live.table_message()["number"]
        for move in ("b2", "c3", "a1"):
            live.send("play", number=number, move=move)
            refused = live.until(lambda message: message["kind"] == "refused")
            assert (refused["key"], refused["reason"].partition(":")[0]) == ("house-game-fails", "Nothing has changed")
        live.send("play", number=number, move="a3")
        played = live.until(lambda message: message["kind"] == "event" and message["event"]["kind"] == "played")
        assert played["view"]["board"][0][0] == "X"
    house.end(signal.SIGTERM)
    assert "game's code raised an error" in house.logs.read_text()
    assert "ZeroDivisionError" in house.logs.read_text()
    assert "turn is 7, of 2 seats" in house.logs.read_text()
