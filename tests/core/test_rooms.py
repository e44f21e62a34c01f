"""The rooms of the house import only upwards: the way of a move can be read from the folder names."""

import ast
from pathlib import Path

import pytest

ROOMS = ("core", "texts", "games", "bots", "table", "house", "lab", "cli")
HOUSE = Path(__file__).parents[2] / "src" / "haricot"
MODULES = sorted(HOUSE.glob("*/**/*.py"))


def imported_rooms(module: Path) -> set[str]:
    """The rooms of ours that a module imports from."""
    rooms = set()
    for node in ast.walk(ast.parse(module.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{module} imports by dots: write the whole name"
            names = (
                [node.module or ""] if node.module != "haricot" else [f"haricot.{alias.name}" for alias in node.names]
            )
        elif isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        else:
            continue
        rooms |= {name.split(".")[1] for name in names if name.startswith("haricot.")}
        assert "haricot" not in names, f"{module} imports the whole house: name the room"
    return rooms


def test_every_room_is_on_the_plan():
    found = {module.relative_to(HOUSE).parts[0] for module in MODULES}
    assert found <= set(ROOMS), f"rooms that the plan does not know: {found - set(ROOMS)}"


@pytest.mark.parametrize("module", MODULES, ids=lambda module: str(module.relative_to(HOUSE)))
def test_a_room_imports_only_the_rooms_above_it(module):
    own = module.relative_to(HOUSE).parts[0]
    allowed = ROOMS[: ROOMS.index(own) + 1]
    wrong = imported_rooms(module) - set(allowed)
    assert not wrong, f"{own} may import {', '.join(allowed)}; {module.name} imports {', '.join(sorted(wrong))}"


@pytest.mark.parametrize("module", MODULES, ids=lambda module: str(module.relative_to(HOUSE)))
def test_games_do_not_know_each_other(module):
    parts = module.relative_to(HOUSE).parts
    if parts[0] != "games" or len(parts) < 3:
        return
    others = {folder.name for folder in (HOUSE / "games").iterdir() if folder.is_dir()} - {parts[1]}
    text = module.read_text("utf-8")
    assert not [other for other in others if f"haricot.games.{other}" in text]
