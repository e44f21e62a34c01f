"""What the house remembers of games that are over: for whoever played, whether or not they left."""

from __future__ import annotations

import shutil
import sqlite3
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import insert, select

import haricot
from haricot import table as t
from haricot.house.history.backfill import catch_up, rebuild
from haricot.house.history.ended_game import EndedGame, Part, ended_games
from haricot.house.history.history_writer import note
from haricot.house.live.finished_games import with_circumstances
from haricot.house.store import game_rows, schema, tally_rows
from haricot.house.store.backup import copy_store
from haricot.house.store.game_rows import GameFilter, GameKey, GameRow, Player
from haricot.house.store.store import Store
from haricot.house.store.tally_rows import Tally
from haricot.records import loads_all, verify
from haricot.table import Setup
from tests.house.full_tables import gather, seat_all
from tests.house.running_house import RunningHouse, Visitor
from tests.table.conversation import gathered


def resigned_game(house: RunningHouse, *names: str, **setup: object) -> tuple[str, list[Visitor]]:
    """A game of Kala that the first of them gave up after a move."""
    return give_up([house.visitor(name) for name in names], **setup)


def give_up(people: list[Visitor], **setup: object) -> tuple[str, list[Visitor]]:
    table, people = seat_all(people, "kala", options={"first": 0}, **setup)
    people[0].ask(table, "start")
    number = people[0].get(f"/api/tables/{table}")["number"]
    people[0].ask(table, "play", move="a1a2a3a4", number=number)
    people[0].ask(table, "resign", number=people[0].get(f"/api/tables/{table}")["number"])
    return table, people


def games(person: Visitor, **asked: str | int) -> Any:
    return person.http.get("/api/me/games", params=asked).raise_for_status().json()


def test_a_record_says_who_played_as_they_were_called_then(house: RunningHouse) -> None:
    table, (lea, paul) = resigned_game(house, "Léa", "Paul")
    paul.http.patch("/api/me", json={"name": "Somebody else"}).raise_for_status()
    answer = lea.http.get(f"/api/tables/{table}/records/1")
    record = haricot.Record.loads(answer.text)
    verify(record)
    assert (record.players, record.reason, record.house) == (("Léa", "Paul"), "resigned", house.address)
    day = (record.played or "")[:10]
    assert f'filename="{day}-kala-lea-paul.txt"' in answer.headers["content-disposition"]
    replay = paul.get(f"/api/tables/{table}/records/1/replay")
    assert (replay["players"], replay["bots"], replay["file"]) == (
        ["Léa", "Paul"],
        ["", ""],
        f"{day}-kala-lea-paul.txt",
    )
    again = lea.post("/api/study/replays", {"record": answer.text})
    assert (again["players"], again["played"]) == (replay["players"], replay["played"])


def test_two_of_one_name_are_told_apart_as_they_were_at_the_table(house: RunningHouse) -> None:
    table, (first, second) = resigned_game(house, "Léa", "Léa")
    record = haricot.Record.loads(first.http.get(f"/api/tables/{table}/records/1").text)
    assert record.players == ("Léa", "Léa 2")
    signs = [(one["name"], one["sign"]) for one in games(second)["games"][0]["players"]]
    assert len(set(signs)) == len({sign for _, sign in signs}) == 2


def test_who_left_is_told_as_replaced_and_those_who_stayed_are_placed_among_themselves() -> None:
    talk = gathered(Setup("kala", options={"first": 0}))
    talk.ask("ana", t.Start())
    talk.ask("ana", t.Leave())
    rng = Random(3)
    while (playing := talk.table.playing) is not None:
        turn = playing.turn or 0
        talk.play(next(iter(talk.table.chairs[turn].people), None), str(rng.choice(list(playing.state.moves()))))
    (ended,) = ended_games("t", 0, [t.Step(talk.log[-1], talk.table)])
    parts = [(part.seat, part.person, part.rank, part.result, part.how) for part in ended.parts]
    assert parts[1:] == [(1, "bob", 1, "won", "played"), (0, "ana", 2, "lost", "left")]
    assert (ended.parts[0].bot, ended.parts[0].rank, ended.parts[0].result) == (talk.table.chairs[0].bot, 2, "lost")
    bot, bob, ana = (
        Player(one.seat, one.person, one.bot, one.level, name, None, one.rank, one.result, one.how)
        for one, name in zip(ended.parts, ("Flageolet", "Bob", "Ana"), strict=True)
    )
    game = GameRow("t", 1, "kala", 0, 2, ended.moves, "rules", (bot, bob, ana))
    record = with_circumstances(talk.table.finished[-1].record, game, "https://house")
    assert (record.players, record.bots) == (("Ana", "Bob"), ("", ""))
    assert record.substitutes == (ended.parts[0].level, "")
    assert haricot.Record.loads(record.dumps()).substitutes == (ended.parts[0].level,)


def test_whoever_stays_is_placed_alike_in_the_history_and_at_the_table_where_a_substitute_ends_first() -> None:
    talk = gathered(Setup("ronda", 3), ("ana", "bob", "cyd"))
    talk.ask("ana", t.Start())
    talk.ask("ana", t.Resign(talk.table.number))
    rng = Random(35)
    while (playing := talk.table.playing) is not None:
        turn = playing.turn or 0
        talk.play(next(iter(talk.table.chairs[turn].people), None), str(rng.choice(playing.state.moves())))
    (finished,) = talk.table.finished
    assert finished.ranks == (1, 3, 2)
    assert finished.places == (3, 2, 1)
    assert finished.places_by_person == {"ana": 3, "bob": 2, "cyd": 1}
    (ended,) = ended_games("t", 0, [t.Step(talk.log[-1], talk.table)])
    assert {one.person: one.rank for one in ended.parts if one.person} == finished.places_by_person


def test_leaving_is_not_forgetting(house: RunningHouse) -> None:
    table, (lea, paul) = resigned_game(house, "Léa", "Paul")
    for person in (lea, paul):
        person.ask(table, "leave")
        assert person.http.get(f"/api/tables/{table}").status_code == 404
    (game,) = games(lea)["games"]
    assert (game["table"], game["result"], game["place"], game["seat"]) == (table, "lost", 2, 0)
    assert [(one["name"], one["how"]) for one in game["players"]] == [("Léa", "resigned"), ("Paul", "played")]
    assert games(paul)["games"][0]["result"] == "won"
    assert lea.get(f"/api/tables/{table}/records/1/replay")["moves"] == ["a1a2a3a4"]
    assert [record.players for record in loads_all(lea.http.get("/api/me/games/records").text)] == [("Léa", "Paul")]
    whole = lea.http.get("/api/me/export").raise_for_status()
    assert "-haricot-lea.json" in whole.headers["content-disposition"]
    (exported,) = whole.json()["games"]
    assert haricot.Record.loads(exported["record"]).ended == "resigned:0"


def test_whoever_had_no_part_in_a_game_learns_nothing_of_it(house: RunningHouse) -> None:
    table, (lea, _) = resigned_game(house, "Léa", "Paul")
    stranger = house.visitor("Stranger")
    for path in ("records/1", "records/1/replay", "records/7"):
        assert stranger.http.get(f"/api/tables/{table}/{path}").status_code == 404
    assert stranger.http.post(f"/api/tables/{table}/records/1/review").status_code == 404
    assert stranger.http.delete(f"/api/me/games/{table}/1/name").status_code == 404
    assert games(stranger) == {"games": [], "next": None, "count": 0}
    assert games(stranger, companion=lea.id)["games"] == []
    assert stranger.http.get("/api/me/games/records").text == ""
    lea.ask(table, "rematch", number=lea.get(f"/api/tables/{table}")["number"])
    lea.ask(table, "leave")
    assert lea.http.get(f"/api/tables/{table}/records/2").status_code == 404, "one played the first game, no other"


def test_a_game_that_runs_is_in_no_history(house: RunningHouse) -> None:
    table, (ana, bob, cyd) = gather(house, "ronda", 3)
    ana.ask(table, "start")
    ana.ask(table, "leave")
    assert [games(person)["games"] for person in (ana, bob, cyd)] == [[], [], []]
    assert ana.http.get(f"/api/tables/{table}/records/1/replay").status_code == 404
    for person in (bob, cyd):  # of three each gives the seat to a bot, and the bots play to the end
        person.ask(table, "resign", number=bob.get(f"/api/tables/{table}")["number"])
    with bob.live(table) as live:
        live.until(lambda message: (message["table"]["phase"] if "table" in message else "") == "over")
    told = {one["name"]: (one["how"], one["place"]) for one in games(bob)["games"][0]["players"] if not one["bot"]}
    assert told == {"Visitor 0": ("left", 3), "Visitor 1": ("resigned", 3), "Visitor 2": ("resigned", 3)}
    assert games(ana)["games"][0]["result"] == "lost"
    assert ana.get(f"/api/tables/{table}/records/1/replay")["frames"]


def test_pages_are_filtered_searched_and_turned(house: RunningHouse) -> None:
    lea, paul, zoe = (house.visitor(name) for name in ("Léa", "Paul", "Zoé"))
    tables = []
    for other in (paul, zoe, paul):
        table, _ = seat_all([lea, other], "kala")
        lea.ask(table, "start")
        (other if other is zoe else lea).ask(table, "resign", number=lea.get(f"/api/tables/{table}")["number"])
        tables.append(table)
    everything = games(lea)
    assert [game["table"] for game in everything["games"]] == tables[::-1]
    assert (everything["next"], everything["count"]) == (None, 3)
    first = games(lea, most=2)
    second = games(lea, most=2, before=first["next"])
    assert [game["table"] for game in first["games"] + second["games"]] == tables[::-1]
    assert (second["next"], second["count"]) == (None, 3)
    assert [game["table"] for game in games(lea, result="won")["games"]] == [tables[1]]
    assert [game["table"] for game in games(lea, companion=zoe.id)["games"]] == [tables[1]]
    assert [game["table"] for game in games(lea, search="ZOE")["games"]] == [tables[1]], "accents do not matter"
    assert games(lea, search="lea")["games"] == [], "one's own name is in every game"
    assert games(lea, search="%")["games"] == []
    assert games(lea, game="ronda")["games"] == games(lea, bots=True)["games"] == []
    middle = everything["games"][1]["ended"]
    assert len(games(lea, since=middle, bots=False, game="kala")["games"]) == 2
    assert (len(games(lea, until=middle)["games"]), games(lea, until=middle)["count"]) == (1, None)
    counts = [games(lea, **asked)["count"] for asked in ({"result": "won"}, {"companion": paul.id}, {"game": "ronda"})]
    assert counts == [1, 2, 0], "these are kept counted"
    assert lea.http.get("/api/me/games", params={"before": "yesterday"}).json()["key"] == "house-page-unknown"
    met = [(card["person"]["name"], card["games"]) for card in lea.get("/api/me/companions")]
    assert met == [("Paul", 2), ("Zoé", 1)]


def test_a_search_looks_through_so_many_games_and_leads_on(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(game_rows, "MOST_SCANNED", 10)
    store = Store(f"sqlite:///{tmp_path / 'haricot.db'}")
    store.prepare()
    with store.in_turn() as connection:
        people = [{"id": one, "name": one, "sign": "●", "kind": "person", "born": 0} for one in ("lea", "paul")]
        connection.execute(insert(schema.people), people)
        for number in range(1, 36):
            other = Part(1, 2, "lost", "played", **({"person": "paul"} if number == 3 else {"bot": "Coco"}))
            parts = (Part(0, 1, "won", "played", person="lea"), other)
            note(connection, EndedGame("t", number, "kala", 1000 + number, 2, 9, "rules", parts))
        before: GameKey | None = None
        pages: list[list[int]] = []
        while not pages or before is not None:
            found = game_rows.games_of(connection, "lea", GameFilter(companion="paul"), before, 20)
            pages.append([game.number for game in found.games])
            before = found.rest
        assert pages == [[], [], [], [3]]
        found = game_rows.games_of(connection, "lea", GameFilter(result="won"), None, 4)
        assert ([game.number for game in found.games], found.rest) == ([35, 34, 33, 32], GameKey(1032, "t", 32))
        assert tally_rows.tally(connection, "lea", "kala") == Tally("lea", "kala", "", 35, 35, 0, 0, 1035)
        assert tally_rows.companions_of(connection, "lea", 9) == [Tally("lea", "", "paul", 1, 1, 0, 0, 1003)]
    store.release()


def test_a_name_is_taken_out_of_one_game_or_of_all(house: RunningHouse) -> None:
    table, (lea, paul) = resigned_game(house, "Léa", "Paul")
    lea.http.delete(f"/api/me/games/{table}/1/name").raise_for_status()
    (game,) = games(paul)["games"]
    assert [one["name"] for one in game["players"]] == [None, "Paul"]
    assert [one["sign"] is None for one in game["players"]] == [True, False], "another one where both chose the same"
    assert [one["person"] for one in game["players"]] == [None, paul.id], "nobody learns who it was"
    found = games(paul, companion=lea.id)
    assert (found["games"], found["count"]) == ([], 0)
    assert "Léa" not in paul.http.get(f"/api/tables/{table}/records/1").text
    assert games(paul, search="léa")["games"] == []
    assert games(lea)["count"] == 1, "it is still a game that one played"
    assert paul.get("/api/me/companions") == paul.get("/api/me/profile")["company"] == [], "with nobody who can be told"
    assert [one["person"]["name"] for one in lea.get("/api/me/companions")] == ["Paul"]
    assert paul.get(f"/api/tables/{table}")["table"]["people"][lea.id]["name"] == "Léa", "as long as she is there"
    lea.ask(table, "leave")
    assert lea.id not in paul.get(f"/api/tables/{table}")["table"]["people"], "nor in the list of the evening"
    paul.http.delete("/api/me/games/names").raise_for_status()
    assert [one["name"] for one in games(lea)["games"][0]["players"]] == [None, None]


def tallies_made_again(house: RunningHouse, folder: Path, person: Visitor, *, again: bool = True) -> list[Any]:
    """What a copy of the store counts of a person, after it was rebuilt or as it is."""
    file = folder / f"again-{again}.db"
    copy_store(house.store, file)
    store = Store(f"sqlite:///{file}")
    store.prepare()
    if again:
        rebuild(store)
    asked = select(schema.tallies).where(schema.tallies.c.person == person.id).order_by(*schema.tallies.primary_key)
    with store.in_turn() as connection:
        found = list(connection.execute(asked).all())
    store.release()
    return found


def test_a_name_that_is_in_one_of_two_games_counts_for_that_one(house: RunningHouse, tmp_path: Path) -> None:
    table, (lea, paul) = resigned_game(house, "Léa", "Paul")
    (before,) = paul.get("/api/me/companions")
    again, _ = give_up([lea, paul])
    lea.http.delete(f"/api/me/games/{again}/1/name").raise_for_status()
    lea.http.delete(f"/api/me/games/{again}/1/name").raise_for_status()
    assert paul.get("/api/me/companions") == [before], "as if the other had not been, and no less than that"
    assert tallies_made_again(house, tmp_path, paul) == tallies_made_again(house, tmp_path, paul, again=False)
    lea.ask(table, "leave")
    assert paul.get(f"/api/tables/{table}")["table"]["people"][lea.id]["name"] == "Léa"
    lea.http.delete("/api/me/games/names").raise_for_status()
    told = paul.get(f"/api/tables/{table}")["table"]
    assert lea.id not in told["people"]
    assert lea.id in told["beans"], "what was won stays won"
    assert paul.get("/api/me/companions") == []


def test_who_deletes_themselves_is_gone_from_every_game_of_the_past(house: RunningHouse) -> None:
    table, (lea, paul) = resigned_game(house, "Léa la seule", "Paul")
    lea.http.delete("/api/me").raise_for_status()
    assert "Léa la seule" not in paul.http.get(f"/api/tables/{table}/records/1").text
    assert "Léa la seule" not in str([games(paul), paul.get("/api/me/export"), paul.get("/api/me/companions")])
    with sqlite3.connect(f"file:{house.store.removeprefix('sqlite:///')}?mode=ro", uri=True) as connection:
        assert not [row for row in connection.execute("SELECT * FROM players") if "Léa la seule" in str(row)]
    file = Path(house.store.removeprefix("sqlite:///"))
    kept = [one for one in (file, file.with_name(f"{file.name}-wal")) if one.exists()]
    assert not [one.name for one in kept if "Léa la seule".encode() in one.read_bytes()], "nor in what was freed"


@pytest.mark.parametrize("name", ["games.sqlite", "tables.sqlite"])
def test_the_history_of_an_old_store_is_made_from_its_events(name: str, tmp_path: Path) -> None:
    shutil.copy(Path(__file__).parents[2] / "stores" / name, tmp_path / "haricot.db")
    with sqlite3.connect(tmp_path / "haricot.db") as written:  # as if these tables had been public: then games count
        written.execute("""UPDATE events SET event = replace(event, '"public":false', '"public":true')""")
    store = Store(f"sqlite:///{tmp_path / 'haricot.db'}")
    store.prepare()
    for _ in range(2):  # the second time there is nothing left to do
        catch_up(store)
        with store.in_turn() as connection:
            noted = connection.execute(select(schema.games)).all()
            players = connection.execute(select(schema.players)).all()
            ratings = connection.execute(select(schema.ratings)).all()
    assert len(noted) > 3
    assert {(row.person, row.game) for row in ratings} == {(row.person, row.game) for row in players if row.mu}
    assert ratings, "of those who played by rules that are compared"
    assert {row.table_id for row in players} == {row.table_id for row in noted}
    assert any(row.name for row in players if row.person)
    store.release()
