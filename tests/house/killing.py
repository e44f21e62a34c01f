"""Kills a house under load, opens it again, and compares what everybody was told with what it kept.

The tests do it briefly; `python3 dev.py soak 30` does it for half an hour.
"""

from __future__ import annotations

import signal
import sys
import tempfile
import threading
import time
from contextlib import suppress
from pathlib import Path
from random import Random

from websockets.exceptions import ConnectionClosed, WebSocketException

import haricot
from tests.house.playing import choose, gather
from tests.house.running import Live, RunningHouse, Told, Visitor

GARBAGE = ("", "{", '{"ask": 7}', '{"ask": {"do": "play", "number": 0, "move": "?"}}', "[" * 9000)


def new_house(folder: Path) -> RunningHouse:
    return RunningHouse(f"sqlite:///{folder / 'haricot.db'}", folder / "log")


class Player(threading.Thread):
    """Plays until the house dies; cuts its connection and comes back, sends moves twice, and garbage."""

    def __init__(self, person: Visitor, table: str, seed: int) -> None:
        super().__init__(daemon=True)
        self.person, self.table = person, table
        self.lot = Random(seed)
        self.told: list[Told] = []

    def run(self) -> None:
        seen = None
        for _ in range(1000):
            try:
                live = self.person.connect(self.table, seen)
            except (OSError, EOFError, WebSocketException):
                return
            with suppress(ConnectionClosed, OSError, TimeoutError):
                self._play(live)
            live.close()
            seen = max((message["number"] for message in self.told), default=None)

    def _play(self, live: Live) -> None:
        while True:
            message = live.hear()
            self.told.append(message)
            view = message.get("view")
            if view and view["turn"] == view["seat"] and message["kind"] != "refused":
                move = {"number": message["number"], "move": choose(message, self.lot)}
                for _ in range(self.lot.choice((1, 1, 2))):
                    live.send("play", **move)
            if self.lot.random() < 0.02:
                live.connection.send(self.lot.choice(GARBAGE))
            if self.lot.random() < 0.02:
                live.cut()
                return


def kill_and_compare(folder: Path, seed: int) -> int:
    """How many events were compared, at tables of every game."""
    house, lot = new_house(folder), Random(seed)
    house.start()
    tables = [gather(house, game) for game in (*haricot.games(), "kala")]
    for table, people in tables:
        people[0].ask(table, "start")
    players = [Player(person, table, lot.getrandbits(32)) for table, people in tables for person in people]
    for player in players:
        player.start()
    time.sleep(0.5 + lot.random())
    house.end(signal.SIGKILL)
    for player in players:
        player.join(20)
    house.start()
    compared = sum(compare(player) for player in players)
    for gathered in tables:
        go_on(gathered)
    house.end(signal.SIGTERM)
    log = house.logs.read_text()
    assert '"level":"error"' not in log, log
    return compared


def compare(player: Player) -> int:
    """Every event that this player was told of is there, with the same view."""
    now = player.person.get(f"/api/tables/{player.table}")
    assert now["number"] >= max((message["number"] for message in player.told), default=0)
    answer = player.person.http.get(f"/api/tables/{player.table}/views")
    if answer.status_code != 200:  # where remembering is the game nobody is shown again what was
        assert answer.json()["key"] == "house-remember"
        return len(player.told)
    kept = {one["number"]: one["view"] for one in answer.json()}
    told = [m for m in player.told if m["kind"] == "event" and m["event"]["kind"] in ("started", "played")]
    for message in told:
        if message["number"] in kept or now["table"]["games"] == 0:
            assert kept[message["number"]] == message["view"]
    return len(told)


def go_on(gathered: tuple[str, list[Visitor]]) -> None:
    """One more move at a table that outlived the house."""
    table, people = gathered
    turn = people[0].get(f"/api/tables/{table}")["view"]["turn"]
    if turn is None:
        return
    mine = people[turn].get(f"/api/tables/{table}")
    people[turn].ask(table, "play", number=mine["number"], move=choose(mine, Random(0)))
    assert people[turn].get(f"/api/tables/{table}")["number"] == mine["number"] + 1


def soak(minutes: float) -> None:
    end, rounds, compared = time.monotonic() + 60 * minutes, 0, 0
    while time.monotonic() < end:
        with tempfile.TemporaryDirectory() as folder:
            compared += kill_and_compare(Path(folder), seed=rounds)
        rounds += 1
        sys.stdout.write(f"{rounds} houses killed, {compared} events told and found again\n")
        sys.stdout.flush()


if __name__ == "__main__":
    soak(float(sys.argv[1]) if len(sys.argv) > 1 else 10)
