"""Who wants to share a seat or to come in asks, and whoever is asked sees a card with two buttons."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.accessibility import check_fingers_and_large_letters, check_light_and_dark
from tests.browser.pages import do, shot, words
from tests.browser.players import player_of
from tests.browser.tables import Visit, around_one_screen, choose, gather, see_board, sit_down
from tests.browser.turns import give_up, see_the_end

ASK = words("web-join-ask")
AGREE, DECLINE = words("web-join-agree"), words("web-join-decline")


def team_table(visit: Visit, game: str, sizes: tuple[str, ...]) -> list[Page]:
    """A host, who allows seats to be shared, and guests by the same link; all sit but the last."""
    host = visit(f"/game/{game}", sizes[0])
    choose(host, game, len(sizes) - 1)
    host.get_by_role("button", name="Avec des amis").click()
    expect(host.get_by_role("button", name="Commencer")).to_be_visible()
    host.get_by_text(words("web-options")).click()
    host.get_by_label(words("web-teams")).check()
    link = host.get_by_label("Lien", exact=True).input_value()
    guests = list[Page]()
    for size in sizes[1:-1]:
        guests.append(visit(link, size))
        sit_down(guests[-1])
    return [host, *guests, visit(link, sizes[-1])]


def seat_of(page: Page) -> int | None:
    seat: int | None = (player_of(page).view or {})["seat"]
    return seat


def test_whoever_enters_to_play_has_the_seat_that_is_free(visit: Visit) -> None:
    host = visit("/game/kala")
    host.get_by_role("button", name="Avec des amis").click()
    link = host.get_by_label("Lien", exact=True).input_value()
    friend, late = visit(link, "phone"), visit(link, "phone", named=False)
    expect(friend.get_by_text("vous", exact=True)).to_be_visible()
    expect(host.get_by_role("button", name="Commencer")).to_be_enabled()
    late.get_by_role("button", name="Entrer et").click()
    expect(late.get_by_text(words("web-gather-full"))).to_be_visible()
    expect(late.get_by_text("vous", exact=True)).to_have_count(0)


def test_a_seat_is_shared_when_whoever_sits_there_agrees(visit: Visit) -> None:
    host, guest, other = team_table(visit, "kala", ("desktop", "phone", "phone"))
    other.get_by_role("button", name=ASK).nth(1).click()
    card = guest.get_by_role("group", name="voudrait partager votre place")
    expect(card).to_be_visible()
    expect(host.get_by_role("group", name="voudrait partager")).to_have_count(0)
    expect(other.get_by_role("group", name="Vous demandez à partager")).to_be_visible()
    shot(guest, "share-before-phone")
    shot(other, "share-asking-phone")
    check_light_and_dark(guest)
    check_fingers_and_large_letters(guest)
    card.get_by_role("button", name=AGREE).click()
    expect(other.get_by_text("vous", exact=True)).to_be_visible()
    expect(card).to_have_count(0)


def test_in_mid_game_nobody_sees_a_hand_before_all_agree(visit: Visit) -> None:
    host, bob, cyd, eve = team_table(visit, "rondelic", ("desktop", "phone", "desktop", "phone"))
    host.get_by_role("button", name="Commencer").click()
    for page in (host, bob, cyd, eve):
        see_board(page)
    eve.get_by_label("Les joueurs").get_by_role("button", name=ASK).nth(1).click()
    asked = [page.get_by_role("group", name="voudrait partager") for page in (host, bob, cyd)]
    for card in asked:
        expect(card).to_be_visible()
    shot(host, "share-playing-desktop")
    shot(bob, "share-playing-phone")
    check_light_and_dark(host)
    check_fingers_and_large_letters(bob)
    for card, page in zip(asked[:2], (host, bob), strict=True):
        card.get_by_role("button", name=AGREE).click()
        expect(page.get_by_text(words("web-join-waiting"))).to_be_visible()
    assert seat_of(eve) is None
    asked[2].get_by_role("button", name=AGREE).click()
    expect(eve.get_by_text("vous", exact=True)).to_be_visible()
    assert seat_of(eve) == 1


def test_whoever_is_refused_goes_on_watching(visit: Visit) -> None:
    host, guest, other = team_table(visit, "kala", ("desktop", "desktop", "phone"))
    host.get_by_role("button", name="Commencer").click()
    see_board(other)
    other.get_by_label("Les joueurs").get_by_role("button", name=ASK).nth(1).click()
    guest.get_by_role("group", name="voudrait partager").get_by_role("button", name=DECLINE).click()
    expect(other.get_by_role("group", name="Vous demandez")).to_have_count(0)
    assert seat_of(other) is None


def test_after_somebody_was_shown_out_the_host_opens_the_door(visit: Visit) -> None:
    host = visit("/game/kala", "desktop")
    choose(host, "kala")
    host.get_by_role("button", name="Avec des amis").click()
    link = host.get_by_label("Lien", exact=True).input_value()
    sit_down(visit(link, "phone"))
    host.get_by_role("button", name=words("web-show-out")).click()
    again = visit(link, "phone", named=False)
    expect(again.get_by_role("heading", name=words("web-no-table"))).to_be_visible()
    host.get_by_role("button", name=words("web-invite-anew")).click()
    friend = visit(host.get_by_label("Lien", exact=True).input_value(), "phone")
    expect(friend.get_by_role("heading", name=words("web-door"))).to_be_visible()
    card = host.get_by_role("group", name="voudrait entrer")
    expect(card).to_be_visible()
    shot(host, "door-host-desktop")
    shot(friend, "door-guest-phone")
    check_light_and_dark(friend)
    card.get_by_role("button", name=words("web-join-let-in")).click()
    sit_down(friend)


def test_of_three_one_gives_up_the_others_play_on_and_all_meet_again(visit: Visit) -> None:
    pages = gather(visit, "rondelic", seats=3)
    give_up(pages[2])
    expect(pages[2].get_by_role("button", name="Abandonner")).to_have_count(0)
    expect(pages[0].get_by_label("Les joueurs").get_by_text("robot")).to_be_visible()
    assert pages[0].locator("#result").count() == 0
    for page in pages[:2]:
        do(page, "Prêter ma place")
    for page in pages:
        see_the_end(page)
        expect(page.get_by_text("un robot a joué la suite")).to_be_visible()
    shot(pages[2], "gave-up-desktop")
    do(pages[2], "Reprendre ma place")
    expect(pages[2].get_by_role("button", name="Revanche")).to_be_visible()


def test_around_one_screen_the_others_play_on_too(visit: Visit) -> None:
    page = around_one_screen(visit, "ronda", ("Ana", "Bob", "Zoé"), "phone")
    give_up(page)
    expect(page.get_by_label("Les joueurs").get_by_text("robot")).to_be_visible()
    give_up(page)
    expect(page.get_by_label("Les joueurs").get_by_text("robot")).to_have_count(2)
    do(page, "Abandonner")
    expect(page.get_by_role("dialog", name="Abandonner")).to_be_visible()
