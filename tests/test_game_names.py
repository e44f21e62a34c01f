"""A game's name stands in its own folders alone: nothing else knows the games one by one.

Code, strings and texts are looked through, identifiers part by part; docstrings and comments may name games freely.
"""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

from haricot.games import names

ROOT = Path(__file__).parents[1]
KINDS = (".py", ".ts", ".svelte", ".css", ".html", ".ftl", ".toml", ".json")

ABOUT_ONE_GAME = {
    "src/haricot/cli/solve.py": "the command that proves who wins Kala",
    "src/haricot/cli/solve_many.py": "the same command, for a file of positions",
    "src/haricot/house/store/migrations/versions/0016_ronda_bouton.py": "renames a level of Ronda",
    "src/haricot/lab/kala_book.py": "writes down what takes long to prove",
    "src/haricot/lab/kala_reserves.py": "finds how many beans make up for beginning",
    "src/haricot/lab/kala_solver.py": "proves it, for one position or many",
    "src/haricot/lab/rondelic_endgame.py": "computes what Rondelic's bots know of the ending",
    "src/haricot/lab/rondelic_habits.py": "learns how Rondelic is played, for its bots",
    "src/haricot/lab/rondorondo_card_values.py": "learns what cards are worth at RondoRondo, for its bots",
    "web/src/lib/openapi.ts": "generated: the declared views of our games",
}
"""Files that are about one game by nature, and why."""


def homes(name: str) -> tuple[str, ...]:
    """Where a game's name is at home, as patterns of paths.

    Its puzzles and its doors for learners are files of its own, found by its name as its bots are.
    """
    return (
        f"src/haricot/games/{name}/**",
        f"src/haricot/bots/{name}/**",
        f"src/haricot/review/{name}*",
        f"src/haricot/puzzles/{name}*",
        f"src/haricot/puzzles/shipped/{name}*",
        f"src/haricot/study/{name}/**",
        f"src/haricot/study/*/{name}_v*",
        f"src/haricot/texts/*/*{name}.ftl",
        f"web/src/games/{name}/**",
    )


def sources(root: Path) -> Iterator[Path]:
    for folder in ("src/haricot", "web/src"):
        for file in sorted((root / folder).rglob("*")):
            built = file.relative_to(root).as_posix().startswith("src/haricot/house/client/")
            if file.suffix in KINDS and file.is_file() and not built:
                yield file


def is_at_home(file: Path, name: str, root: Path) -> bool:
    path = file.relative_to(root)
    return any(path.match(pattern.removesuffix("/**")) or _is_below(path, pattern) for pattern in homes(name))


def _is_below(path: Path, pattern: str) -> bool:
    return pattern.endswith("/**") and path.as_posix().startswith(pattern.removesuffix("**"))


def said(file: Path) -> str:
    """What a file says to the machine or to people: without comments and docstrings."""
    text = file.read_text("utf-8")
    if file.suffix == ".py":
        return _said_in_python(text)
    if file.suffix in (".ts", ".svelte", ".css", ".html"):
        return _without_comments(text)
    return re.sub(r"^\s*#.*$", "", text, flags=re.MULTILINE)


def _said_in_python(text: str) -> str:
    docstrings = {
        (node.value.lineno, node.value.col_offset)
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
    }
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    return " ".join(
        token.string
        for token in tokens
        if token.type != tokenize.COMMENT and not (token.type == tokenize.STRING and token.start in docstrings)
    )


def _without_comments(text: str) -> str:
    """Strings stay, even those in which something looks like a comment."""
    token = r"""("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)|<!--.*?-->|/\*.*?\*/|(?<!:)//[^\n]*"""
    return re.sub(token, lambda found: found[1] or " ", text, flags=re.DOTALL)


def words_in(identifier: str) -> set[str]:
    """Its parts, and what neighbours among them make together: `RondoRondoView` has RondoRondo in it."""
    parts = [part.lower() for part in re.findall(r"[A-Z]+(?![a-z])|[A-Z]?[^\W\dA-Z_]+|\d+", identifier)]
    return {"".join(parts[first:last]) for first in range(len(parts)) for last in range(first + 1, len(parts) + 1)}


def letters_of(name: str) -> str:
    """A game's name as `words_in` has it."""
    return name.replace("_", "")


def misplaced(root: Path, known: tuple[str, ...]) -> list[str]:
    """Where a name stands that is not at home there: `path: name`."""
    found = []
    for file in sources(root):
        path, letters = file.relative_to(root).as_posix(), file.read_text("utf-8").lower().replace("_", "")
        if not any(letters_of(name) in letters for name in known):
            continue  # most files, and taking one apart is slow
        words = {word for identifier in set(re.findall(r"\w+", said(file))) for word in words_in(identifier)}
        found += [f"{path}: {name}" for name in known if letters_of(name) in words and not is_at_home(file, name, root)]
    return found


def test_no_game_is_named_outside_its_own_folders() -> None:
    wrong = [one for one in misplaced(ROOT, names()) if one.partition(":")[0] not in ABOUT_ONE_GAME]
    assert not wrong, "\n".join(wrong)


def test_few_files_are_about_one_game_and_each_has_its_reason() -> None:
    assert len(ABOUT_ONE_GAME) <= 10
    needed = {one.partition(":")[0] for one in misplaced(ROOT, names())}
    assert set(ABOUT_ONE_GAME) <= needed, "files that name no game need no reason"
    assert all(ABOUT_ONE_GAME.values())


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("src/haricot/cli/planted.py", 'LEVEL = {"kala": 3}\n'),
        ("src/haricot/cli/planted.py", "from haricot.games import kala\n"),
        ("src/haricot/cli/planted.py", 'def draw():\n    """Kala."""\n    return f"{name}-kala"\n'),
        ("src/haricot/texts/fr/cli.ftl", "cli-play = Jouer à Kala\n"),
        ("src/haricot/games/ronda/planted.py", "KALA = 1\n"),
        ("src/haricot/cli/planted.py", "class KalaRating: ...\n"),
        ("src/haricot/cli/planted.py", "from haricot.lab import kala_solver\n"),
        ("src/haricot/cli/planted.py", "KALA2 = 1\n"),
        ("web/src/lib/planted.ts", "const kalaBoard = 1;\n"),
        ("web/src/lib/planted.ts", "const isKALAOver = 1;\n"),
        ("web/src/lib/planted.ts", 'const NAMES = ["kala"]; // a list\n'),
        ("web/src/parts/Planted.svelte", "{#if game === 'kala'}<p>…</p>{/if}\n"),
        ("web/src/parts/Planted.svelte", "<style>.kala { color: red }</style>\n"),
        ("web/src/lib/planted.ts", "const address = `https://example.org/kala`;\n"),
    ],
)
def test_a_planted_name_is_found(tmp_path: Path, path: str, source: str) -> None:
    (tmp_path / path).parent.mkdir(parents=True)
    (tmp_path / path).write_text(source, "utf-8")
    assert misplaced(tmp_path, ("kala",)) == [f"{path}: kala"]


@pytest.mark.parametrize(
    "source",
    [
        'LEVEL = {"tic_tac_toe": 3}\n',
        "from haricot.games import tic_tac_toe\n",
        "class TicTacToeRating: ...\n",
        "TIC_TAC_TOE_ROWS = 3\n",
    ],
)
def test_a_planted_name_of_several_words_is_found(tmp_path: Path, source: str) -> None:
    path = Path("src/haricot/cli/planted.py")
    (tmp_path / path).parent.mkdir(parents=True)
    (tmp_path / path).write_text(source, "utf-8")
    assert misplaced(tmp_path, ("tic_tac_toe",)) == [f"{path}: tic_tac_toe"]


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("src/haricot/cli/planted.py", '"""`haricot play kala`"""\nX = 1  # kala\nX\n"""Kala\'s."""\n'),
        ("src/haricot/games/kala/field.py", 'NAME = "kala"\n'),
        ("src/haricot/bots/kala/engine/search.py", 'NAME = "kala"\n'),
        ("src/haricot/review/kala.py", 'NAME = "kala"\n'),
        ("src/haricot/texts/fr/kala.ftl", "kala-name = Kala\n"),
        ("src/haricot/texts/fr/review-kala.ftl", "review-kala-best = Kala\n"),
        ("web/src/games/kala/Board.svelte", "<p>Kala</p>\n"),
        ("web/src/lib/planted.ts", "/** Kala, say */ const x = 1; // kala\n"),
        ("web/src/parts/Planted.svelte", "<!-- kala -->\n<p>{'//'}</p>\n"),
    ],
)
def test_a_name_at_home_or_in_a_comment_is_left_alone(tmp_path: Path, path: str, source: str) -> None:
    (tmp_path / path).parent.mkdir(parents=True)
    (tmp_path / path).write_text(source, "utf-8")
    assert misplaced(tmp_path, ("kala",)) == []
