"""A notice says whose turn it is and no more: whatever was played, and whatever is hidden, it is the same."""

from __future__ import annotations

import json
from random import Random

import jsonschema_rs
import pytest

import haricot
from haricot.games import names
from haricot.house.http.wire_schema import schema_document
from haricot.house.notices.notice_text import URGENCY, NoticeKind, worded
from haricot.texts import COMPLETE, game_title
from tests.house.full_tables import choose, gather
from tests.house.notices.push_service import PushService
from tests.house.notices.test_notices import DAYS, listen
from tests.house.running_house import RunningHouse


@pytest.mark.parametrize("lang", COMPLETE)
@pytest.mark.parametrize("kind", URGENCY)
def test_a_notice_is_made_of_names_and_times_alone(kind: NoticeKind, lang: str) -> None:
    said = json.loads(worded(kind, "0123456789abcdef", "kala", lang, "Léa", 5 * 3_600_000))
    assert set(said) == {"title", "body", "tag", "path", "lang"}
    assert len(worded(kind, "0" * 16, "rondorondo", lang, "x" * 60)) < 1000
    assert "notice-" not in said["body"]
    schema = schema_document(names()) | {"$ref": "#/$defs/PushNotice"}
    jsonschema_rs.validator_for(schema).validate(said)


@pytest.mark.parametrize("game", haricot.games())
def test_whatever_is_played_the_notice_is_the_same(noticing: RunningHouse, service: PushService, game: str) -> None:
    """Two tables with other cards and other moves: what is sent differs in the table's name alone."""
    bodies = {_notice_after_a_turn(noticing, service, game, seed) for seed in range(2)}
    assert len(bodies) == 1
    (body,) = bodies
    assert body == "It is your turn."


def _notice_after_a_turn(house: RunningHouse, service: PushService, game: str, seed: int) -> str:
    table, people = gather(house, game, clock=DAYS)
    paths = [listen(person, service) for person in people]
    people[0].ask(table, "start")
    rng, first, turn = Random(seed), None, None
    while turn is None or turn == first:
        told = [person.get(f"/api/tables/{table}") for person in people]
        turn = told[0]["table"]["match"]["turn"]
        first = turn if first is None else first
        if turn == first:
            people[turn].ask(table, "play", number=told[turn]["number"], move=choose(told[turn], rng))
    said = service.wait_for(paths[turn], 1)[0].said
    assert said["title"] == game_title(game, "en")
    return str(said["body"])
