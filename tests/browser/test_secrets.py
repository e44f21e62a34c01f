"""What a seat or a spectator may not know is nowhere: not in what the page is told, shows or says to a screen reader.

A game is played for a while; once it is over its record says what was hidden at each moment, and everything that a
page was told and had shown then is held against that.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Page

import haricot
from haricot.core.game import State
from tests.browser.conditions import wait_until
from tests.browser.pages import read_on, until, words
from tests.browser.players import Player, player_of
from tests.browser.tables import Visit, gather, see_board, watch
from tests.browser.turns import one_move, resign

MOVES = 9
RELOADED = 5
"""After so many moves the watched pages come back: what is told anew is told as carefully."""
RANKS = "A23456789TJQK"
SHOWN_AT_ONCE = ("started", "played", "undone", "ended")


@dataclass
class ShownPage:
    """A page as it was after so many moves: whose, what it consists of, and what a screen reader is told."""

    moves: int
    seat: int | None
    content: str
    heard: str


@dataclass
class Truth:
    """Every position of the game, and the number of each move among the table's events."""

    states: list[State]
    numbers: list[int]

    def at(self, number: int) -> State:
        """The position after that event."""
        return self.states[sum(one <= number for one in self.numbers)]


def played(game: str, visit: Visit) -> Iterator[tuple[Page, list[ShownPage], Truth]]:
    """Some moves by everybody; then what a guest and a spectator had seen, and the truth of each moment."""
    pages = gather(visit, game)
    looked_at = {pages[1]: list[ShownPage](), watch(visit, pages[0]): list[ShownPage]()}
    for move in range(1, MOVES + 1):
        if not one_move(pages, game):
            break
        for page, sights in looked_at.items():
            if move == RELOADED:
                page.reload()
                see_board(page)
            at_rest(page, pages[0])
            sights.append(ShownPage(move, seat_of(page), page.content(), page.locator("body").aria_snapshot()))
    table = pages[0].url.rsplit("/", 1)[1]
    resign(*pages[: 1 if len(pages) == 2 else None])
    record = pages[0].evaluate(f"fetch('/api/tables/{table}/records/1').then((one) => one.text())")
    told = [json.loads(frame) for frame in player_of(pages[0]).frames]
    numbers = [one["number"] for one in told if one.get("event", {}).get("kind") == "played"]
    for page, sights in looked_at.items():
        yield page, sights, Truth(list(haricot.Record.loads(record).states()), numbers)


def seat_of(page: Page) -> int | None:
    seat: int | None = (player_of(page).view or {})["seat"]
    return seat


def at_rest(page: Page, other: Page) -> None:
    """Everything is told, and nothing more is shown for a moment only."""
    until(page, lambda: not read_on(page) and player_of(page).number == player_of(other).number, "for the news")
    wait_until(page, "!document.querySelector('.board .looking, .passing') && document.querySelector('.board > *')")


def check_frames(player: Player, truth: Truth) -> None:
    """Every view is exactly what the rules let that seat know; the seed stays sealed."""
    views = 0
    for frame in player.frames:
        message = json.loads(frame)
        kind = message.get("event", {}).get("kind")
        if kind == "ended" or message.get("table", {}).get("phase") == "over":
            break
        if not message.get("view"):
            continue
        if "table" in message:
            assert message["table"]["match"]["seed"] is message["table"]["match"]["salt"] is None
        seat, state = message["view"]["seat"], truth.at(message["number"])
        assert message["view"] == plain(state.view(seat) if kind in SHOWN_AT_ONCE else state.view_again(seat))
        views += 1
    assert views >= MOVES


def plain(view: Any) -> Any:
    return json.loads(json.dumps(view))


def check_answers(player: Player, truth: Truth) -> None:
    """Views that are fetched again, as a page does that comes back, are those that the seat had."""
    views = 0
    for answer in player.answers:
        told = json.loads(answer) if answer[:1] in "[{" else None
        if isinstance(told, list) and told and "view" in told[0]:
            for one in told:
                assert one["view"] == plain(truth.at(one["number"]).view(one["view"]["seat"]))
                views += 1
    assert views >= RELOADED


def hidden(state: State, seat: int | None) -> list[str]:
    """Cards of Rondelic that nobody may see from that seat now: the hands of others, what is laid aside, the pack."""
    fields = dict(part.split("=") for part in str(state).split())
    cards = {*fields["hands"].split(","), *fields["pack"].split("."), fields["offer"], fields["up"]} - {"-"}
    view = state.view(seat)
    seen = {*view["hands"], view["offer"], view["up"], *(view["showing"] or ())}
    king = (view["last"] or {}).get("king")
    return sorted(cards - seen - {king})


def test_nothing_of_a_covered_bowl_of_ronda_is_in_a_page(visit: Visit) -> None:
    for page, sights, truth in played("ronda", visit):
        check_frames(player_of(page), truth)
        for sight in sights:
            view = truth.states[sight.moves].view(None)
            for bowl in range(1, 11):
                if bowl not in view["open"]:
                    assert f'aria-label="{words("web-ronda-covered", bowl=bowl)}' in sight.content
                    assert f'button "{words("web-ronda-covered", bowl=bowl)}' in sight.heard
                    assert not any(f"bol {bowl} : {beans}" in sight.content for beans in range(6))
            shown = sum(view["bowls"][bowl - 1] for bowl in view["open"])
            drawn = sight.content.count('<g class="bean ')
            assert drawn == sum(view["stocks"]) + view["black"] + view["box"] + shown


@pytest.mark.parametrize("game", ["rondelic"])
def test_nothing_of_anothers_card_or_the_pack_of_rondelic_is_in_a_page(visit: Visit, game: str) -> None:
    for page, sights, truth in played(game, visit):
        player = player_of(page)
        check_frames(player, truth)
        check_answers(player, truth)
        for sight in sights:
            secrets = hidden(truth.states[sight.moves], sight.seat)
            assert len(secrets) > 40
            for card in secrets:
                spoken = words("web-rondelic-card-open", rank=RANKS.index(card[0]) + 1, suit=card[1])
                assert spoken.lower() not in sight.heard.lower()
                assert spoken.lower() not in sight.content.lower()
                assert f'"{card}"' not in sight.content


def test_nothing_of_anothers_hand_or_the_pile_of_rondorondo_is_in_a_page(visit: Visit) -> None:
    for page, sights, truth in played("rondorondo", visit):
        player = player_of(page)
        check_frames(player, truth)
        check_answers(player, truth)
        told = [*player.frames, *player.answers]
        for sight in sights:
            fields = dict(part.split("=") for part in str(truth.states[sight.moves]).split())
            hands = fields["hands"].split(",")
            for secret in [fields["pile"], *(hand for at, hand in enumerate(hands) if at != sight.seat)]:
                assert len(secret) > 3
                assert secret not in sight.content
                assert secret not in sight.heard
            own = sight.content.count('class="held')
            assert own == (len(hands[sight.seat]) if sight.seat is not None else 0)
            assert not any(f'"{fields["pile"]}"' in one for one in told)
