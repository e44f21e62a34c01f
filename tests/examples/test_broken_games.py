"""A game that is broken is told in words what is broken: the example, with one line of it changed."""

import ast
import inspect
from pathlib import Path

import pytest

from haricot.games.file_parts import COMPANIONS, FILE_PARTS
from haricot.lab import contract, part_checks, random_play, view_conformance
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
    "a memory that is not needed": (
        "Box(age=5, minutes=2)",
        "Box()\n    remembering = True",
        "a second look shows all that the first did: states need view_again(seat)",
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
    "typing that is misunderstood": (
        "def understand(typed, view):\n    return 'a1'\n",
        "understand takes the move a3 for 'a1'",
    ),
    "an assessment that names no move": (
        "from haricot.review.candidates import Assessment, Candidate\n"
        "def assess(history, nodes):\n    return Assessment((Candidate('z9', 0.5),))\n",
        "assess names 'z9', which is no move",
    ),
    "a form that makes another position": (
        "from haricot.games.position_editor import PlainEditor\ngroups = PlainEditor().groups\n"
        "def compose(values, state, chance):\n    return 'cells=XO.......'\n",
        "makes 'cells=XO.......'",
    ),
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


REMARKS = """
from haricot.review import any_game, any_game_assessment
def remarks(history, seconds):
    return any_game.remarks(history, seconds)
def assess(history, nodes):
    return any_game_assessment.assess(history, nodes)
from haricot.games.position_editor import PlainEditor
compose, groups = PlainEditor().compose, PlainEditor().groups
"""
HELPER = "def {}(one, other):\n    return one < other\n"


@pytest.mark.parametrize("name", [name for names in FILE_PARTS.values() for name in names if name != "TEXTS"])
def test_every_name_that_a_file_may_bring_is_tried(bring: Bring, tmp_path: Path, name: str) -> None:
    """A helper that happens to be called so is found, whichever it is."""
    assert "broken (seed 0): " in complaint(bring, tmp_path / "broken.py", SOURCE + REMARKS + HELPER.format(name))


@pytest.mark.parametrize("name", COMPANIONS)
def test_a_name_without_those_that_it_goes_with_is_found(bring: Bring, tmp_path: Path, name: str) -> None:
    assert f"{name} goes with " in complaint(bring, tmp_path / "broken.py", SOURCE + HELPER.format(name))


def test_a_file_with_what_the_house_has_for_any_game_signs(bring: Bring, tmp_path: Path) -> None:
    (tmp_path / "whole.py").write_text(SOURCE + REMARKS, "utf-8")
    check_game(bring(tmp_path / "whole.py"), seeds=range(1))


def test_a_memory_game_that_shows_less_at_a_second_look_signs(bring: Bring, tmp_path: Path) -> None:
    again = "    def view_again(self, seat):\n        return {**self.view(seat), 'last': None}\n\n    def sight("
    source = SOURCE.replace("    def sight(", again).replace("Box(age=5, minutes=2)", "Box()\n    remembering = True")
    (tmp_path / "memory.py").write_text(source, "utf-8")
    check_game(bring(tmp_path / "memory.py"), seeds=range(2))


def test_a_secret_told_with_the_last_move_is_found(bring: Bring, tmp_path: Path) -> None:
    source = (EXAMPLES / "goofspiel.py").read_text("utf-8").replace('"goofspiel"', '"broken"')
    leak = source.replace('last={"seat": seat, "bids": None', 'last={"seat": seat, "bids": list(self.bids)')
    assert leak != source
    said = complaint(bring, tmp_path / "broken.py", leak)
    assert "a_move_that_reveals_nothing_tells_nothing_hidden" in said
    assert "shows something hidden" in said


@pytest.mark.parametrize(
    "module", [contract, part_checks, random_play, view_conformance], ids=lambda module: module.__name__
)
def test_every_assertion_has_words(module: object) -> None:
    tree = ast.parse(inspect.getsource(module))  # type: ignore[arg-type]
    assertions = [node for node in ast.walk(tree) if isinstance(node, ast.Assert)]
    assert [node.lineno for node in assertions if node.msg is None] == []
