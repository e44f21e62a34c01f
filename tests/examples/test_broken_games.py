"""A game that is broken is told in words what is broken: the example, with one line of it changed."""

import ast
import inspect
from pathlib import Path

import pytest

from haricot.lab import contract, part_checks, random_play
from haricot.lab.contract import check_game
from tests.examples.conftest import EXAMPLES, Bring

SOURCE = (EXAMPLES / "tic_tac_toe.py").read_text("utf-8").replace('"tic_tac_toe"', '"broken"')

BROKEN = {
    "a turn without end": ("return None if self.outcome else", "return", "moves() lists none"),
    "a game that raises": (
        "at, seat = CELLS",
        "at, seat = 1 // 0 or CELLS",
        "broken.py, line 35: the game raised Zero",
    ),
    "a last move that nobody made": ("(options, cells)", "(options, cells, {'seat': 0})", "tells of a last move"),
    "a game that is another": (
        "game = property(lambda self: GAME)",
        "game = property(lambda self: TicTacToeGame())",
        "not GAME",
    ),
    "a turn of nobody": (
        "return None if self.outcome else",
        "return None if self.outcome else 7 +",
        "it is the turn of 7",
    ),
    "options refused": (
        "Box(age=5, minutes=2)",
        "Box()\n    family = {'no': 1}",
        "the options of 'family' are refused",
    ),
}
MORE = {
    "a drawing that fails": ("def draw(view, lang):\n    return 1 // 0\n", "views_can_be_drawn: broken.py, line 62"),
    "a drawing too wide": ("def draw(view, lang):\n    return 'x' * 61\n", "a drawn line has 61 columns, more than 60"),
    "a picture that is none": ("def picture(view):\n    return 'x'\n", "picture(view) is no SVG: 'x'"),
    "a picture that does not end": ("def picture(view):\n    return '<svg'\n", "picture(view) is no SVG: '<svg'"),
    "a drawing of nothing": ("def draw(view, lang):\n    return None\n", "draw(view, lang) gives None, not a text"),
    "levels that are no dict": ("LEVELS = ['mine']\n", "LEVELS is ['mine'], not a dict of bots by level"),
    "a level that fails": ("LEVELS = {'mine': lambda *_: 1 // 0}\n", "every_level_answers: broken.py, line 61"),
    "a level that is no bot": ("LEVELS = {'mine': lambda *_: 'a1'}\n", "the level mine answers 'a1', not an Answer"),
    "a level that cheats": (
        "from haricot import Sentence\nfrom haricot.bots import Answer\n"
        "LEVELS = {'mine': lambda *_: Answer('z9', Sentence('why not'))}\n",
        "the level mine plays 'z9'",
    ),
    "remarks that fail": (
        "def remarks(history, seconds):\n    return 1 // 0\n",
        "remarks_are_made: broken.py, line 62",
    ),
    "remarks on nothing": ("def remarks(history, seconds):\n    return []\n", "remarks were made on []"),
    "texts that cannot be read": ("TEXTS = {'en': 'broken-name = {'}\n", "the texts in en cannot be read, line 1"),
    "texts of one language": (
        "TEXTS = {'en': 'broken-name = X\\nbroken-aim = win\\n', 'fr': 'broken-name = X\\n'}\n",
        "broken-aim is said in another language, but not in fr",
    ),
    "texts that need more": (
        "TEXTS = {'en': 'broken-name = { $who }'}\n",
        "texts_can_be_said: the game raised LookupError",
    ),
}


def complaint(bring: Bring, file: Path, source: str) -> str:
    file.write_text(source, "utf-8")
    with pytest.raises(AssertionError) as broken:
        check_game(bring(file), seeds=range(2))
    return str(broken.value)


@pytest.mark.parametrize(("part", "instead", "told"), BROKEN.values(), ids=BROKEN)
def test_broken_rules_are_told_in_words(bring: Bring, tmp_path: Path, part: str, instead: str, told: str) -> None:
    assert part in SOURCE
    said = complaint(bring, tmp_path / "broken.py", SOURCE.replace(part, instead))
    assert said.startswith("broken (seed ")
    assert told in said


@pytest.mark.parametrize(("more", "told"), MORE.values(), ids=MORE)
def test_broken_parts_are_told_in_words(bring: Bring, tmp_path: Path, more: str, told: str) -> None:
    assert told in complaint(bring, tmp_path / "broken.py", SOURCE + more)


def test_a_secret_told_with_the_last_move_is_found(bring: Bring, tmp_path: Path) -> None:
    source = (EXAMPLES / "goofspiel.py").read_text("utf-8").replace('"goofspiel"', '"broken"')
    leak = source.replace('last={"seat": seat, "bids": None', 'last={"seat": seat, "bids": list(self.bids)')
    assert leak != source
    said = complaint(bring, tmp_path / "broken.py", leak)
    assert "a_move_that_reveals_nothing_tells_nothing_hidden" in said
    assert "shows something hidden" in said


@pytest.mark.parametrize("module", [contract, part_checks, random_play], ids=lambda module: module.__name__)
def test_every_assertion_has_words(module: object) -> None:
    tree = ast.parse(inspect.getsource(module))  # type: ignore[arg-type]
    assertions = [node for node in ast.walk(tree) if isinstance(node, ast.Assert)]
    assert [node.lineno for node in assertions if node.msg is None] == []
