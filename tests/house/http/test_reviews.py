"""Games that are over, looked at once more through the house's door."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest

import haricot
from haricot.bots import bot_for
from haricot.house.bots import review_pool
from haricot.house.bots.review_pool import ReviewPool
from haricot.records.record import Record
from haricot.review import reviewed
from haricot.review.history import GameHistory
from haricot.table.errors import Refused
from tests.house import failing_bots
from tests.house.running_house import RunningHouse

ROOT = Path(__file__).parents[3]
FINISHED = ["kala-a-short-game", "ronda-for-children", "rondelic-all-the-way-down", "rondorondo-the-last-cards"]
OVER = Record(game="kala", seats=2, seed=1, options={"first": 0}, moves=("a1a2a3a4",), ended="resigned:1").dumps()
PLAYED_ON = Record(game="kala", seats=2, seed=1, options={"first": 0}, moves=("a1a2a3a4",)).dumps()
LONG = "Game: ronda\nSeats: 2\n\n" + "".join(f"{number}. 0: 1\n" for number in range(1, 2002))


def story(name: str) -> str:
    return (ROOT / "tests" / "playthroughs" / f"{name}.txt").read_text("utf-8")


@pytest.mark.parametrize("name", FINISHED)
def test_a_finished_game_is_looked_at_in_the_reader_s_language(house: RunningHouse, name: str) -> None:
    visitor, text = house.visitor(), story(name)
    english = visitor.post("/api/study/reviews", {"record": text})
    french = visitor.post("/api/study/reviews?lang=fr", {"record": text})
    record = Record.loads(text)
    assert [move["move"] for move in english["moves"]] == list(record.moves)
    assert english["seats"][0]["words"] != french["seats"][0]["words"]
    assert [len(review["seats"]) for review in (english, french)] == [record.seats] * 2
    assert english["picture"].startswith("<svg")
    assert visitor.post("/api/study/reviews", {"record": text}) == english


def test_a_long_game_of_letters_is_looked_at_in_the_house_as_at_the_terminal() -> None:
    """All of it is computed, however many moves share the nodes: exchanges too."""
    state, moves = haricot.game("rondorondo").new(seed=3), list[str]()
    while state.turn is not None:
        cards = [move for move in map(str, state.moves()) if move.startswith("~")]
        bot = bot_for("rondorondo", "feuille")
        moves.append(cards[0] if cards and len(moves) % 3 else bot([state.view(state.turn)], 1, 5.0).move)
        state = state.play(moves[-1])
    record = Record(game="rondorondo", seats=2, seed=3, moves=tuple(moves))
    assert len(moves) > review_pool.MOVES_IN_FULL
    in_house = review_pool.decode(review_pool.review_record(record))["fr"]
    assert in_house == reviewed(GameHistory.of(record), 0.0, "fr", nodes=1)


def test_a_game_that_somebody_gave_up_is_over(house: RunningHouse) -> None:
    assert house.visitor().post("/api/study/reviews", {"record": OVER})["finished"]


@pytest.mark.parametrize(
    ("record", "key"),
    [
        (PLAYED_ON, "house-review-unfinished"),
        (OVER.replace("a1a2a3a4", "a1a2a3b2"), "record-move"),
        (Record(game="ronda", seats=2, seed=1).dumps(sealed=True), "record-beginning"),
        ("Game: kala", "record-header-missing"),
        (LONG, "house-record-long"),
    ],
    ids=["unfinished", "illegal", "sealed", "no record", "long"],
)
def test_what_cannot_be_looked_at_is_refused_with_a_reason(house: RunningHouse, record: str, key: str) -> None:
    answer = house.visitor().http.post("/api/study/reviews", json={"record": record})
    assert (answer.status_code, answer.json()["key"]) == (409, key)


def test_only_those_whom_the_house_knows_may_ask(house: RunningHouse) -> None:
    assert httpx.post(f"{house.address}/api/study/reviews", json={"record": OVER}).status_code == 401


@pytest.mark.parametrize("fault", ["look_for_ever", "look_and_die", "look_and_fall"])
def test_a_review_that_fails_is_given_up(fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT))  # the processes look for modules where this one does
    monkeypatch.setattr(review_pool, "review_record", getattr(failing_bots, fault))
    monkeypatch.setattr(review_pool, "PATIENCE", 3.0 if fault == "look_for_ever" else 30.0)

    async def ask() -> None:
        reviews = ReviewPool()
        try:
            for _ in range(2):
                with pytest.raises(Refused) as refused:
                    await reviews.review(haricot.Record.loads(OVER), "fr", by="here")
                assert refused.value.key == "house-no-review"
        finally:
            reviews.close()

    asyncio.run(ask())


def test_few_may_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review_pool, "MOST_WAITING", 0)
    with pytest.raises(Refused, match="Many games are waiting"):
        asyncio.run(_two_at_once(ReviewPool()))


async def _two_at_once(reviews: ReviewPool) -> None:
    try:
        games = [haricot.Record.loads(OVER.replace("resigned:1", f"resigned:{seat}")) for seat in range(2)]
        asked = [asyncio.create_task(reviews.review(game, "fr", by="here")) for game in games]
        for one in asyncio.as_completed(asked):
            await one
    finally:
        for task in asked:
            task.cancel()
        reviews.close()
