"""Anything at all is sent over a socket: each message is answered, refused, or the socket is closed with a reason."""

from __future__ import annotations

import json

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

import haricot
from tests.house.running_house import Live, RunningHouse, Visitor

COMMANDS = (
    *("prepare", "sit", "leave", "remove", "withdraw", "addbot", "removebot", "drawlots", "start", "play", "undo"),
    *("agree", "disagree", "resign", "rematch", "lend", "takeback", "come", "invite", "timeout"),
)
json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
setups = st.fixed_dictionaries(
    {"game": st.sampled_from(haricot.games()) | st.text(max_size=5)},
    optional={
        "seats": st.none() | st.integers(-1, 30),
        "options": st.dictionaries(st.sampled_from(("first", "reserve", "lexicon", "x")), json_values, max_size=2),
        "clock": st.fixed_dictionaries({"kind": st.sampled_from(("turn", "days", "none"))}),
        "public": st.booleans(),
    },
)
fields = {
    "number": st.integers(-1, 40) | json_values,
    "seat": st.none() | st.integers(-1, 6) | json_values,
    "move": st.text(max_size=9) | json_values,
    "setup": setups | json_values,
    "person": st.text(max_size=5),
    "level": st.none() | st.text(max_size=5),
}
commands = st.fixed_dictionaries({"do": st.sampled_from(COMMANDS)}, optional=fields)
sensible = st.sampled_from(
    (
        {"do": "sit", "seat": 0},
        {"do": "addbot", "seat": 1},
        {"do": "start"},
        {"do": "undo", "number": 9},
        {"do": "lend"},
        {"do": "takeback"},
    )
)
texts = st.one_of(
    st.fixed_dictionaries({"ask": commands | sensible | json_values}, optional={"re": json_values}).map(json.dumps),
    json_values.map(json.dumps),
    st.text(max_size=30),
)
messages = st.lists(texts | st.binary(max_size=8), min_size=1, max_size=12)


class Door:
    """A socket to a table of one's own, opened anew by somebody new whenever the house has closed it."""

    def __init__(self, house: RunningHouse) -> None:
        self.house = house
        self.open()

    def open(self) -> None:
        ana: Visitor = self.house.visitor("Ana")
        self.live: Live = ana.connect(ana.open("kala", public=True))

    def is_answered(self) -> None:
        """Whatever was said before, the house still listens, or has said why not."""
        try:
            self.live.connection.send(json.dumps({"ask": {"do": "removebot", "seat": 77}, "re": "still there?"}))
            self.live.until(lambda message: message.get("re") == "still there?")
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd else None
            self.live.close()
            self.open()
            if code not in (1003, 1008, 4403):
                raise


def test_anything_over_a_socket_is_answered(house: RunningHouse) -> None:
    door = Door(house)

    @settings(max_examples=150, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    @given(sent=messages)
    def try_out(sent: list[str | bytes]) -> None:
        try:
            for message in sent:
                door.live.connection.send(message)
        except ConnectionClosed:
            pass  # it was closed by an earlier one; the next line sees with which reason
        door.is_answered()

    try_out()
    door.live.close()
