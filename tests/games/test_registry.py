"""Games that come from outside: by file, by module, by package; and what is refused, in words."""

import os
import pickle
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Protocol

import pytest

import haricot
from haricot.games import bring_files, brought_files, load_file, names, part_of, put_away
from haricot.games.registry import PARTS
from haricot.texts import say
from tests.known_types import there

ROOT = Path(__file__).parents[2]
TIC_TAC_TOE = ROOT / "examples" / "tic_tac_toe.py"

ORDINARY = ("kala", "ronda", "rondelic", "rondorondo")


class Written(Protocol):
    """Writes a game's file and gives its path."""

    def __call__(self, name: object = "other", more: str = "", file: str = "other.py") -> Path: ...


@pytest.fixture(autouse=True)
def _only_ours_afterwards() -> Iterator[None]:
    yield
    for name in set(names()) - set(ORDINARY):
        put_away(name)


@pytest.fixture
def written(tmp_path: Path) -> Written:
    """The example under another name, with more or other lines in it."""

    def write(name: object = "other", more: str = "", file: str = "other.py") -> Path:
        source = TIC_TAC_TOE.read_text("utf-8").replace('"tic_tac_toe"', repr(name))
        (tmp_path / file).write_text(source + more, "utf-8")
        return tmp_path / file

    return write


def test_ours_come_first_then_those_from_outside(written: Written) -> None:
    assert haricot.games() == ORDINARY
    load_file(written("aaa"))
    assert haricot.games() == (*ORDINARY, "aaa")
    assert haricot.game("aaa").new().moves()


def test_a_file_is_loaded_once(written: Written) -> None:
    file = written()
    assert load_file(file) is load_file(str(file))
    assert brought_files() == (str(file),)


def test_a_game_that_was_put_away_is_unknown_and_may_come_again(written: Written) -> None:
    first = load_file(written(more='TEXTS = {"en": "other-name = Some other"}\n'))
    assert haricot.texts.game_title("other", "en") == "Some other"
    put_away("other")
    with pytest.raises(haricot.UnknownGame, match="kala, ronda"):
        haricot.game("other")
    assert load_file(written()) is not first
    assert haricot.texts.game_title("other", "en") == "Other"


def test_two_files_of_one_name_in_two_folders_do_not_mix(written: Written, tmp_path: Path) -> None:
    here = load_file(written("here"))
    (tmp_path / "more").mkdir()
    elsewhere = load_file(written("there", file="more/other.py"))
    for game in (here, elsewhere):
        state = game.new().play("a1")
        assert pickle.loads(pickle.dumps(state)) == state


def test_another_process_is_told_of_the_files(written: Written) -> None:
    load_file(written())
    put_away("other")
    bring_files([str(written())])
    assert haricot.game("other")


@pytest.mark.parametrize("name", ORDINARY)
def test_a_taken_name_is_refused(written: Written, name: str) -> None:
    with pytest.raises(haricot.BadGame, match=f"“{name}”, but the house already has a game of that name"):
        load_file(written(name))
    assert haricot.games() == ORDINARY


@pytest.mark.parametrize("name", ["", "Kala", "two words", "a-b", "1", "a" * 41, 7])
def test_a_name_has_a_form(written: Written, name: str) -> None:
    with pytest.raises(haricot.BadGame, match="lower-case letters"):
        load_file(written(name))


@pytest.mark.parametrize("name", ["seat", "rules", "house", "web"])
def test_a_name_with_which_the_house_s_own_texts_begin_is_refused(written: Written, name: str) -> None:
    """Its title would be what the house says under `house-name`, and a seat of it what it says of any seat."""
    with pytest.raises(haricot.BadGame, match=rf"other\.py is called “{name}”.* choose another name") as refused:
        load_file(written(name))
    assert f"«\N{NO-BREAK SPACE}{name}\N{NO-BREAK SPACE}»" in say(refused.value.sentence, "fr")
    assert haricot.games() == ORDINARY


def test_a_file_that_brings_no_game_is_refused(written: Written) -> None:
    with pytest.raises(haricot.BadGame, match="needs a name GAME"):
        load_file(written(more="GAME = None\n"))
    with pytest.raises(haricot.BadGame, match="ZeroDivisionError"):
        load_file(written(more="1 / 0\n"))
    with pytest.raises(haricot.BadGame, match=r"other\.py, line 61, cannot be loaded\. SystemExit"):
        load_file(written(more="raise SystemExit\n"))
    with pytest.raises(haricot.BadGame, match="not a Python file"):
        load_file(written().parent / "nothing.py")


@pytest.mark.parametrize(
    ("says", "told"),
    [
        ("del name", "does not say its name. That must be a text"),
        ("del seats", "does not say its seats. That must be a range of numbers"),
        ("seats = 2", "says seats = 2. That must be a range of numbers"),
        ("seats = range(0)", "says seats = range(0, 0)"),
        ("seats = range(0, 3)", "says seats = range(0, 3)"),
        ("seats = range(2, 10**9)", "between 1 and 100"),
        ("secret = 'nothing'", 'says secret = \'nothing\'. That must be "none", "common" or "private"'),
        ("box = 15", "says box = 15. That must be a haricot.Box"),
        ("box = Box(age='six')", "That must be a haricot.Box with whole numbers"),
        ("options = ['heap']", "says options = ['heap']. That must be a dict of haricot.Option"),
        ("options = {'heap': 15}", "That must be a dict of haricot.Option"),
        ("options = {'a': Option('other', 'b', 1, range=range(3))}", "each under its own name"),
        ("options = {'a': Option('other', 'a', 7, range=range(3))}", "one of its values"),
        ("options = {'a': Option('other', 'a', 7)}", "one of its values"),
        ("presets = {'small': 3}", "That must be a dict of names, each with a dict of options"),
        ("family = 3", "says family = 3. That must be a dict of options"),
        ("remembering = 'yes'", "says remembering = 'yes'. That must be True or False"),
        ("rules_version = 0", "says rules_version = 0. That must be a whole number from 1 on"),
        ("who_begins = 'first'", "says who_begins = 'first'. That must be a tuple of names"),
        ("view_type = {}", "says view_type = {}. That must be a class"),
    ],
)
def test_what_a_game_says_of_itself_is_checked_when_it_is_brought(written: Written, says: str, told: str) -> None:
    file, manifest = written(), "class TicTacToeGame(Game):\n    name"
    head, tail = file.read_text("utf-8").split(manifest)
    first, rest = tail.split("\n", 1)
    source = f"from haricot import Option\n{head}{manifest}{first}\n    {says}\n{rest}"
    file.write_text(source, "utf-8")
    with pytest.raises(haricot.BadGame, match=r"other\.py") as refused:
        load_file(file)
    assert told in str(refused.value)
    assert "other.py" in say(refused.value.sentence, "fr")
    assert haricot.games() == ORDINARY


@pytest.mark.parametrize("texts", ["'other-name = X'", "{'en': 7}", "['en']"])
def test_texts_are_a_dict_of_texts(written: Written, texts: str) -> None:
    with pytest.raises(haricot.BadGame, match=r"says TEXTS = .* That must be a dict of Fluent texts by language"):
        load_file(written(more=f"TEXTS = {texts}\n"))
    assert haricot.games() == ORDINARY


def test_a_text_that_cannot_be_read_is_told_and_left_out(written: Written, caplog: pytest.LogCaptureFixture) -> None:
    texts = "other-name = { oops\nother-aim = win\nother-tagline =\n    .short = X\nno text at all\n"
    load_file(written(more=f"TEXTS = {{'en': {texts!r}}}\n"))
    assert [record.getMessage() for record in caplog.records] == [
        'text of the game other in en cannot be read, line 1: Expected token: "}"',
        "text of the game other in en cannot be read, line 3: other-tagline has no text",
        'text of the game other in en cannot be read, line 5: Expected token: "="',
    ]
    assert haricot.texts.game_title("other", "en") == "Other"
    assert haricot.texts.game_aim("other", "en") == "win"
    assert haricot.texts.game_tagline("other", "en") == ""


def test_a_file_s_parts_are_names_in_it(written: Written) -> None:
    load_file(written(more="def draw(view, lang):\n    return 'drawn'\n"))
    assert there(part_of("other", "drawing", "draw")).draw({}, "fr") == "drawn"
    assert part_of("other", "bots", "LEVELS") is None
    assert part_of("kala", "drawing", "draw")
    assert part_of("rondorondo", "kernel", "perft") is None


HELPERS = ("known", "warm", "between", "perft", "sheets", "LADDERS", "FORMER_NAMES", "RULE_SETS", "worded", "graph")


@pytest.mark.parametrize("helper", HELPERS)
def test_a_helper_that_is_called_like_a_part_of_ours_is_none(written: Written, helper: str) -> None:
    """What the page does not name is nobody's affair, wherever one of our games has such a name."""
    more = f"def {helper}(one, other):\n    return one < other\n\n\ndef remarks(history, seconds):\n    return []\n"
    load_file(written(more=more))
    for part in PARTS:
        found = part_of("other", part, "remarks" if part == "review" else helper)
        assert not hasattr(found, helper)


def test_a_name_belongs_to_its_part_alone(written: Written) -> None:
    """`picture(view)` of a file draws its board, not its review."""
    load_file(
        written(more="def picture(view):\n    return 1 // 0\n\n\ndef remarks(history, seconds):\n    return []\n")
    )
    assert there(part_of("other", "drawing", "picture")).picture
    assert not hasattr(part_of("other", "review", "remarks"), "picture")


# Packages: each installed somewhere of its own, and asked in a process of its own

ASKS = """
import haricot, sys
from haricot.bots import levels
from haricot.games.drawing import draw
from haricot.texts import game_title
print(haricot.games())
game = haricot.game("noughts")
print(game_title("noughts", "fr"), "|", draw(game.new().view(0), "fr"))
"""


def package(folder: Path, name: str = "noughts") -> Path:
    """A package with a game, a drawing and texts of its own, as somebody else would publish it."""
    home = folder / "source" / f"my_{name}"
    (home / "texts" / "fr").mkdir(parents=True)
    source = TIC_TAC_TOE.read_text("utf-8").replace('"tic_tac_toe"', repr(name))
    (home / "__init__.py").write_text(source, "utf-8")
    (home / "drawing.py").write_text("def draw(view, lang):\n    return 'drawn by itself'\n", "utf-8")
    (home / "texts" / "fr" / f"{name}.ftl").write_text(f"{name}-name = Morpion\n", "utf-8")
    (folder / "source" / "pyproject.toml").write_text(
        f"""[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"
[project]
name = "my-{name}"
version = "1"
[project.entry-points."haricot.games"]
{name} = "my_{name}:GAME"
[tool.hatch.build.targets.wheel]
packages = ["my_{name}"]
""",
        "utf-8",
    )
    return folder / "source"


def installed(folder: Path, name: str = "noughts") -> Path:
    """As an installer would lay it out: the package, and beside it what says its entry points."""
    source, target = package(folder, name), folder / "installed"
    shutil.copytree(source / f"my_{name}", target / f"my_{name}", dirs_exist_ok=True)
    told = target / f"my_{name}-1.dist-info"
    told.mkdir()
    (told / "METADATA").write_text(f"Metadata-Version: 2.1\nName: my-{name}\nVersion: 1\n", "utf-8")
    (told / "entry_points.txt").write_text(f"[haricot.games]\n{name} = my_{name}:GAME\n", "utf-8")
    return target


def asked(target: Path, program: str) -> subprocess.CompletedProcess[str]:
    paths = os.pathsep.join([str(target), str(ROOT / "src")])
    environment = {**os.environ, "PYTHONPATH": paths}
    return subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=False, timeout=60
    )


def test_an_installed_package_brings_its_game_with_its_parts(tmp_path: Path) -> None:
    done = asked(installed(tmp_path), ASKS)
    assert done.stdout.splitlines() == [str((*ORDINARY, "noughts")), "Morpion | drawn by itself"], done.stderr


def test_a_package_whose_name_is_taken_or_that_fails_harms_no_other(tmp_path: Path) -> None:
    target = installed(tmp_path)
    shutil.rmtree(tmp_path / "source")
    installed(tmp_path, "kala")
    shutil.rmtree(tmp_path / "source")
    installed(tmp_path, "broken")
    (target / "my_broken" / "__init__.py").write_text("1 / 0\n", "utf-8")
    done = asked(target, ASKS)
    assert done.stdout.splitlines()[0] == str((*ORDINARY, "noughts"))
    why = "game package my-broken could not be loaded: __init__.py:1: ZeroDivisionError: division by zero"
    assert why in done.stderr.splitlines()
    assert "Traceback" not in done.stderr


def test_a_package_that_is_refused_is_told_in_one_line_with_its_name(tmp_path: Path) -> None:
    done = asked(installed(tmp_path, "kala"), "import haricot; haricot.games()")
    (line,) = done.stderr.splitlines()
    assert line.startswith("game package my-kala is left out: The game in my_kala:GAME is called “kala”")


def test_a_package_that_would_end_the_program_does_not(tmp_path: Path) -> None:
    target = installed(tmp_path)
    (target / "my_noughts" / "__init__.py").write_text("raise SystemExit\n", "utf-8")
    done = asked(target, "import haricot; print(haricot.games())")
    assert done.stdout.strip() == str(ORDINARY)
    assert "game package my-noughts could not be loaded" in done.stderr


def test_a_package_that_pip_installed_brings_its_game(tmp_path: Path) -> None:
    target = tmp_path / "target"
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--no-index"]
    subprocess.run([*command, "--target", str(target), str(package(tmp_path))], check=True, timeout=120)
    done = asked(target, ASKS)
    assert done.stdout.splitlines() == [str((*ORDINARY, "noughts")), "Morpion | drawn by itself"], done.stderr
