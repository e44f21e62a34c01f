"""A program that takes a seat in a house: `python a_bot.py http://localhost:8080 TABLE INVITATION SEAT`.

It plays at random. It needs `pip install haricot`, which brings `websockets`.
"""

import json
import random
import sys
import urllib.request
from typing import Any

from websockets.sync.client import connect

import haricot


def main(address: str, table: str, invitation: str, seat: str) -> None:
    """Becomes known, comes to the table, sits down, and answers each view in which it is to move."""

    def post(path: str, body: object, token: str = "") -> Any:
        headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
        request = urllib.request.Request(address + path, json.dumps(body).encode(), headers)
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)

    token = post("/api/programs", {"name": "Random"})["token"]
    post(f"/api/tables/{table}/guests", {"invitation": invitation}, token)
    post(f"/api/tables/{table}/commands", {"do": "sit", "seat": int(seat)}, token)
    live = address.replace("http", "ws", 1) + f"/api/tables/{table}/live"
    with connect(live, additional_headers={"Authorization": f"Bearer {token}"}) as socket:
        for text in socket:
            message = json.loads(text)
            view = message.get("view")
            if view and view["turn"] == view["seat"] and message["kind"] != "refused":
                ask = {"do": "play", "number": message["number"], "move": choose(message)}
                socket.send(json.dumps({"ask": ask}))
            if view and view["outcome"]:
                break


def choose(message: dict[str, Any]) -> str:
    """Any legal move: of those that the house lists, or else found with the library from the view."""
    view = message["view"]
    moves = message["moves"] or haricot.game(view["game"]).imagine(view, seed=0).moves()
    return str(random.choice(moves))


if __name__ == "__main__":
    main(*sys.argv[1:5])
