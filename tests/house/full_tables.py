"""Tables at which everybody sits, and what programs choose to play there, through the public doors alone."""

from __future__ import annotations

from random import Random

import haricot
from tests.house.running_house import Live, RunningHouse, Told, Visitor


def gather(house: RunningHouse, game: str, seats: int | None = None, **setup: object) -> tuple[str, list[Visitor]]:
    """A table at which everybody sits, in order; the first is the host."""
    seats = seats or haricot.game(game).new().seats
    return seat_all([house.visitor(f"Visitor {number}") for number in range(seats)], game, **setup)


def seat_all(people: list[Visitor], game: str, **setup: object) -> tuple[str, list[Visitor]]:
    """A table that the first of them opens, and at which all sit down, wherever they came in."""
    table = people[0].open(game, seats=len(people), **setup)
    invitation = people[0].post(f"/api/tables/{table}/invitations", {"may": "sit"})["secret"]
    for seat, person in enumerate(people):
        if seat:
            person.post(f"/api/tables/{table}/guests", {"invitation": invitation})
        person.ask(table, "sit", seat=seat)
    return table, people


def choose(message: Told, rng: Random) -> str:
    """A legal move of whoever got this message, found with the library from the view alone."""
    view = message["view"]
    moves = message["moves"] or haricot.game(view["game"]).imagine(view, rng.getrandbits(32)).moves()
    return str(rng.choice(moves))


def position(live: Live) -> Told:
    """The next message that shows a position."""
    return live.until(lambda message: message["kind"] in ("event", "table") and message["view"] is not None)
