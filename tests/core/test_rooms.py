"""The rooms import only upwards: the way of a move can be read from the folder names."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TypeGuard

import pytest

ROOMS = (
    "texts", "core", "lexicon", "games", "records", "bots", "review", "analysis", "puzzles", "table", "house",
    "study", "lab", "cli",
)  # fmt: skip
"""From the top down, as `docs/architecture.md` draws them."""

INSIDE_HOUSE = (
    "language", "errors", "settings", "version", "wall_clock", "log_context", "metrics", "costs", "rate_limit",
    "background_tasks", "processes", "store", "bus", "people", "family", "bots", "ratings", "history", "puzzles",
    "live", "notices", "friends", "house", "ops", "http", "server",
)  # fmt: skip
"""The house's own folders and modules, from the top down."""

SOURCE = Path(__file__).parents[2] / "src" / "haricot"
ARCHITECTURE = Path(__file__).parents[2] / "docs" / "architecture.md"
MODULES = sorted(SOURCE.glob("*/**/*.py"))
HOUSE_MODULES = sorted(module for module in SOURCE.glob("house/**/*.py") if module != SOURCE / "house" / "__init__.py")
HTTP_MODULES = sorted(SOURCE.glob("house/http/*.py"))
GAME_MODULES = sorted(SOURCE.glob("games/*/**/*.py"))
NAMED = re.compile(rf"haricot\.({'|'.join(ROOMS)})\b\S*")


def imported(module: Path) -> Iterator[str]:
    """Everything of ours that a module imports, by statement or by name (`import_module`, `files`)."""
    tree = _tree(module)
    loggers = {id(call.args[0]) for call in ast.walk(tree) if isinstance(call, ast.Call) and _is_logger(call)}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{module} imports by dots: write the whole name"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.Constant) and id(node) not in loggers and NAMED.fullmatch(str(node.value)):
            yield str(node.value)


def _tree(module: Path) -> ast.Module:
    return ast.parse(module.read_text("utf-8"))


def _is_logger(call: ast.Call) -> bool:
    return isinstance(call.func, ast.Attribute) and call.func.attr == "getLogger"


def rooms_of(module: Path) -> set[str]:
    names = [name for name in imported(module) if name.split(".")[0] == "haricot"]
    whole = [name for name in names if len(name.split(".")) < 2 or name.split(".")[1] == ""]
    assert not whole, f"{module} imports the whole house: name the room"
    return {name.split(".")[1] for name in names}


def test_the_drawings_show_the_rooms_and_the_house_in_this_order() -> None:
    rooms, house = re.findall(r"^```\n(.*?)^```", ARCHITECTURE.read_text("utf-8"), re.MULTILINE | re.DOTALL)[:2]
    assert re.findall(r"^   (\w+)", rooms, re.MULTILINE) == list(ROOMS)
    first_line, *others = house.splitlines()
    drawn = first_line.strip().split(", ")
    for line in others:
        drawn += re.findall(r"^   (\w+(?:, \w+)*)(?: |$)", line)[0].split(", ")
    assert drawn == list(INSIDE_HOUSE)


def test_every_room_is_on_the_plan() -> None:
    found = {module.relative_to(SOURCE).parts[0] for module in MODULES}
    assert found <= set(ROOMS), f"rooms that the plan does not know: {found - set(ROOMS)}"


@pytest.mark.parametrize("module", MODULES, ids=lambda module: str(module.relative_to(SOURCE)))
def test_a_room_imports_only_the_rooms_above_it(module: Path) -> None:
    own = module.relative_to(SOURCE).parts[0]
    allowed = ROOMS[: ROOMS.index(own) + 1]
    wrong = rooms_of(module) - set(allowed)
    assert not wrong, f"{own} may import {', '.join(allowed)}; {module.name} imports {', '.join(sorted(wrong))}"


@pytest.mark.parametrize("module", HOUSE_MODULES, ids=lambda module: str(module.relative_to(SOURCE)))
def test_inside_the_house_a_folder_imports_only_those_above_it(module: Path) -> None:
    own = module.relative_to(SOURCE / "house").parts[0].removesuffix(".py")
    allowed = INSIDE_HOUSE[: INSIDE_HOUSE.index(own) + 1]
    inside = {name.split(".")[2] for name in imported(module) if name.startswith("haricot.house.")}
    wrong = inside - set(allowed) - {"client"}
    assert not wrong, f"{own} may import {', '.join(allowed)}; {module.name} imports {', '.join(sorted(wrong))}"


@pytest.mark.parametrize("module", MODULES, ids=lambda module: str(module.relative_to(SOURCE)))
def test_only_the_store_speaks_sql(module: Path) -> None:
    inside_store = module.is_relative_to(SOURCE / "house" / "store")
    assert inside_store or not sql_in(module)


SPEAK_SQL = {"sqlalchemy", "alembic", "sqlite3", "psycopg", "psycopg_pool", "psycopg2", "asyncpg", "aiosqlite"}
STATEMENTS = {"execute", "executemany", "executescript", "exec_driver_sql", "scalar", "scalars"}
"""No class outside the store has methods of these names, so that a call of one is SQL: there is no exception."""


def sql_in(module: Path) -> list[str]:
    """By whatever way a module speaks to a database: what it imports for that, and what it calls."""
    found = [name for name in imported(module) if name.split(".")[0] in SPEAK_SQL]
    calls = [node.func for node in ast.walk(_tree(module)) if isinstance(node, ast.Call)]
    return found + [func.attr for func in calls if isinstance(func, ast.Attribute) and func.attr in STATEMENTS]


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("import sqlite3", ["sqlite3"]),
        ("from psycopg import connect", ["psycopg.connect"]),
        ("from sqlalchemy import text", ["sqlalchemy.text"]),
        ('connection.execute("SELECT 1")', ["execute"]),
        ("store.read(lambda connection: connection.scalar(question))", ["scalar"]),
        ('connection.exec_driver_sql("VACUUM")', ["exec_driver_sql"]),
        ("executor.submit(execute, scalar)", []),
    ],
)
def test_sql_outside_the_store_would_be_found(tmp_path: Path, line: str, found: list[str]) -> None:
    module = tmp_path / "module.py"
    module.write_text(line)
    assert sql_in(module) == found


@pytest.mark.parametrize("module", GAME_MODULES, ids=lambda module: str(module.relative_to(SOURCE)))
def test_games_do_not_know_each_other(module: Path) -> None:
    own = module.relative_to(SOURCE / "games").parts[0]
    others = {folder.name for folder in (SOURCE / "games").iterdir() if folder.is_dir()} - {own}
    text = module.read_text("utf-8")
    assert not [other for other in others if f"haricot.games.{other}" in text]


@pytest.mark.parametrize("module", HTTP_MODULES, ids=lambda module: str(module.relative_to(SOURCE)))
def test_what_is_live_decides_whose_sockets_are_closed_and_who_is_blocked_in_lists(module: Path) -> None:
    """A route translates: `live/sign_out.py` and `live/table_lists.py` decide, `people/profile_visibility.py` too."""
    text = module.read_text("utf-8")
    assert "house.sockets." not in text
    assert not re.search(r"friend_rows\.(has_blocked|who_blocked)", text)


@pytest.mark.parametrize("module", HTTP_MODULES, ids=lambda module: str(module.relative_to(SOURCE)))
def test_no_route_writes_to_the_store(module: Path) -> None:
    """Whatever is kept is decided by the room that owns it."""
    assert not re.search(r"\bstore\.(change|append|wipe)\(", module.read_text("utf-8"))


def test_a_module_that_is_imported_by_its_name_counts_as_imported(tmp_path: Path) -> None:
    module = tmp_path / "module.py"
    module.write_text('import importlib\nLOG = logging.getLogger("haricot.cli")\n')
    assert rooms_of(module) == set()
    module.write_text('import importlib\nimportlib.import_module(f"haricot.review.{name}")\n')
    assert rooms_of(module) == {"review"}


BY_COMPUTED_NAME = {
    "games/registry.py": "the parts of a game, ours and from outside, are found by convention in the rooms below",
    "bots/outside.py": "players of one's own, named on the command line",
    "lab/game_table.py": "the library that writes a kind of table",
}
"""The only modules that import what no literal names, and why: the rooms' order does not show what."""


@pytest.mark.parametrize("module", MODULES, ids=lambda module: str(module.relative_to(SOURCE)))
def test_what_is_imported_by_name_is_named_in_the_open(module: Path) -> None:
    is_known = str(module.relative_to(SOURCE).as_posix()) in BY_COMPUTED_NAME
    assert bool(computed_imports(ast.parse(module.read_text("utf-8")))) == is_known


@pytest.mark.parametrize(
    ("name", "found"),
    [
        ('"haricot.bots"', False),
        ('f"haricot.bots.{game}"', False),
        ('f"{__name__}.simulation"', False),
        ('"haricot." + room', True),
        ('f"haricot.{room}"', True),
        ("where", True),
    ],
)
def test_an_import_of_a_computed_name_is_found(name: str, found: bool) -> None:
    assert bool(computed_imports(ast.parse(f"importlib.import_module({name})"))) == found


def computed_imports(tree: ast.Module) -> list[str]:
    """Imports by a name that does not begin with a room, nor with the module that imports."""
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    named = [call for call in calls if ast.unparse(call.func).split(".")[-1] in ("import_module", "__import__")]
    return [ast.unparse(call) for call in named if not _names_its_room(call.args[0])]


def _names_its_room(name: ast.expr) -> bool:
    if not isinstance(name, ast.JoinedStr):
        return isinstance(name, ast.Constant)
    first = name.values[0]
    if isinstance(first, ast.FormattedValue):
        return ast.unparse(first.value) in ("__name__", "__package__")
    return bool(NAMED.match(str(ast.literal_eval(first))))


@pytest.mark.parametrize("module", MODULES, ids=lambda module: str(module.relative_to(SOURCE)))
def test_no_callback_is_assigned_onto_another_object(module: Path) -> None:
    """What an object calls is given to its constructor, or told to it by a method, such as `observe`."""
    assert not list(holes_for_callbacks(ast.parse(module.read_text("utf-8"))))


@pytest.mark.parametrize(
    ("value", "found"),
    [("None", ["self.look"]), ("int", ["self.look"]), ("partial(look)", ["self.look"]), ("look", [])],
)
def test_a_hole_for_a_callback_is_found(value: str, found: list[str]) -> None:
    body = f"self.look: None | Callable[[], int] = {value}\n  self.waiting: deque[Callable[[], int]] = deque()"
    assert list(holes_for_callbacks(ast.parse(f"def __init__(self, *, look):\n  {body}"))) == found


def holes_for_callbacks(tree: ast.Module) -> Iterator[str]:
    """What is declared on `self` as something to call, and is not what the same function was given."""
    for made in (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)):
        given = {taken.arg for taken in (*made.args.args, *made.args.kwonlyargs)}
        for node in (one for one in ast.walk(made) if isinstance(one, ast.AnnAssign)):
            kinds = ast.unparse(node.annotation).split(" | ")
            is_given = isinstance(node.value, ast.Name) and node.value.id in given
            if isinstance(node.target, ast.Attribute) and not is_given and any(k.startswith("Callable") for k in kinds):
                yield ast.unparse(node.target)


@pytest.mark.parametrize("module", HOUSE_MODULES, ids=lambda module: str(module.relative_to(SOURCE)))
def test_nothing_that_an_object_works_with_is_assigned_onto_it(module: Path) -> None:
    assert not set(assigned_onto_others(ast.parse(module.read_text("utf-8")))) & attributes_to_be_given()


def test_an_assignment_onto_another_object_is_found() -> None:
    tree = ast.parse("self.a = 1; z.b += 1; c.d.append(2); a.b.first = 3\nc.second: int = 4\nx, d.third = 5, 6")
    assert list(assigned_onto_others(tree)) == ["first", "second", "third"]
    assert {"announce", "house", "siblings"} <= attributes_to_be_given()


def assigned_onto_others(tree: ast.Module) -> Iterator[str]:
    """The attributes that are set anywhere but on `self`; to count one up is no setting."""
    counted = {id(node.target) for node in ast.walk(tree) if isinstance(node, ast.AugAssign)}
    for node in ast.walk(tree):
        if not isinstance(node, ast.Attribute) or not isinstance(node.ctx, ast.Store) or id(node) in counted:
            continue
        if not (isinstance(node.value, ast.Name) and node.value.id == "self"):
            yield node.attr


@cache
def attributes_to_be_given() -> set[str]:
    """Those in the house that are declared, or taken by a constructor, as something to call or as a service."""
    trees = [ast.parse(module.read_text("utf-8")) for module in HOUSE_MODULES]
    classes = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    constructors = {one.name: made for one in classes for made in one.body if _is_constructor(made)}
    declared = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.AnnAssign)]
    found = {ast.unparse(one.target).removeprefix("self."): one.annotation for one in declared}
    for made in constructors.values():
        found |= {taken.arg: taken.annotation for taken in (*made.args.args, *made.args.kwonlyargs) if taken.annotation}
    wanted = re.compile(rf"\b(Callable|{'|'.join(constructors)})\b")
    return {name for name, annotation in found.items() if wanted.search(ast.unparse(annotation))}


def _is_constructor(node: ast.stmt) -> TypeGuard[ast.FunctionDef]:
    return isinstance(node, ast.FunctionDef) and node.name == "__init__"
