"""Games played by somebody who never looks: with the keyboard, by names that have the focus and by what is said."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import permutations

import pytest
from playwright.sync_api import Page

import haricot
from haricot.lexicon import lexicon
from tests.browser.pages import until, words
from tests.browser.tables import Visit, against_bots

MOST_MOVES = 150
MOST_TABS = 80
NAME = """() => {
  const one = document.activeElement;
  if (one === document.body) return '';
  return (one.getAttribute('aria-label') ?? one.innerText ?? '').replace(/\\s+/g, ' ').trim();
}"""
LISTEN = """() => {
  window.heard = [...document.querySelectorAll('[aria-live=polite] p')].map((one) => one.textContent);
  new MutationObserver((changes) => changes.forEach((change) => change.addedNodes.forEach((one) =>
    window.heard.push(one.textContent)))).observe(document.querySelector('[aria-live=polite]'), {childList: true});
}"""


class Listener:
    """Ears and fingers: nothing of the picture."""

    def __init__(self, page: Page) -> None:
        self.page = page
        page.evaluate(LISTEN)

    @property
    def heard(self) -> list[str]:
        lines: list[str] = self.page.evaluate("window.heard")
        return lines

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def name(self) -> str:
        """Of what has the focus."""
        told: str = self.page.evaluate(NAME)
        return told.replace("\u00a0", " ").replace("\u202f", " ")

    def tab_to(self, pattern: str) -> str:
        for _ in range(MOST_TABS):
            if re.search(pattern, name := self.name()):
                return name
            self.press("Tab")
        if self.is_over():  # while the fingers were on their way
            return ""
        raise AssertionError(f"Tab never comes to {pattern}; heard {self.heard}")

    def is_asked(self) -> bool:
        """Whether the last thing said asks something of the listener, or the game is over."""
        return self.is_over() or any(re.search(ASKS, line) for line in self.heard[-1:])

    def is_over(self) -> bool:
        """Whether the result has the focus, or is among the headings: fingers that were on their way left it."""
        if re.search("gagne", self.name()):
            return True
        return self.page.get_by_role("heading", name=re.compile("gagne")).count() > 0


ASKS = "|".join((
    "À vous", "[Ss]emez", "resemez", "Encore", "récolter", "Choisissez", "Soulevez", "Trouvez", "Ajoutez", "Arrêtez",
    "posez", "doit devenir", "veut échanger", "Repartez", "gardez",
))  # fmt: skip


def sow(ear: Listener) -> None:
    """Arrows go over the field, line by line, until a cell is said to be possible."""
    told = len(ear.heard)
    while (len(ear.heard) == told or re.search("Encore", ear.heard[-1])) and not ear.is_over():
        if re.match("Récolter|Les laisser", ear.name()):
            return ear.press("Enter")
        ear.tab_to(r"^[a-d][1-4] :")
        ear.press(*["ArrowUp"] * 4, *["ArrowLeft"] * 4)
        for line in range(4):
            for _ in range(3):
                if words("web-kala-cell-lit") in ear.name():
                    break
                ear.press("ArrowRight" if line % 2 == 0 else "ArrowLeft")
            if words("web-kala-cell-lit") in ear.name():
                break
            ear.press("ArrowDown")
        told = len(ear.heard)
        ear.press("Enter")
        ear.page.wait_for_timeout(60)
    return None


def lift(ear: Listener) -> None:
    """Around the circle, until a bowl may be lifted; what is asked with buttons is answered there."""
    if re.search("Ajoutez|Arrêtez", ear.heard[-1]):
        ear.tab_to("^(Ajouter|S’arrêter|Passer)")
        return ear.press("Enter")
    ear.tab_to("^Bol ")
    for _ in range(10):
        if words("web-ronda-can-lift") in ear.name():
            break
        ear.press("ArrowRight")
    return ear.press("Enter")


def answer(ear: Listener) -> None:
    ear.tab_to("^(Garder|Échanger|Donner|Prendre|Une autre|Piocher|Montrer|Servi|Repartir|M’arrêter)")
    ear.press("Enter")


def lay(ear: Listener) -> None:
    """The cards are heard one by one; a word of three letters opens, and later one passes."""
    if not re.search("[Pp]osez", ear.heard[-1]):
        ear.tab_to("^Passer")
        return ear.press("Enter")
    ear.tab_to("^Compartiment 1")
    cards = []
    ear.tab_to(r"^\w, \d")
    while re.match(r"^\w, \d", name := ear.name()):
        cards.append(name[0])
        ear.press("Tab")
    known = lexicon("fr")
    found = next((word for word in permutations(cards, 3) if "".join(word) in known), None)
    if found is None:
        ear.tab_to("^Renoncer")
        return ear.press("Enter")
    while not re.match("^Compartiment 1", ear.name()):
        ear.press("Shift+Tab")
    return ear.press(*found, "Enter")


PLAYS: dict[str, Callable[[Listener], None]] = {"kala": sow, "ronda": lift, "rondelic": answer, "rondorondo": lay}


@pytest.mark.parametrize("game", haricot.games())
def test_a_whole_game_is_played_by_ear(visit: Visit, game: str) -> None:
    ear = Listener(against_bots(visit, game))
    for _ in range(MOST_MOVES):
        until(ear.page, ear.is_asked, f"to be asked: {ear.heard}")
        if ear.is_over():
            break
        told = len(ear.heard)
        PLAYS[game](ear)
        until(ear.page, lambda: len(ear.heard) > told or ear.is_over(), "to be told")  # noqa: B023 (called at once)
    assert ear.is_over(), f"the game does not end; heard {ear.heard[-20:]}"
