"""Which games there are, and where the parts of each are found: by convention, never listed.

Ours are the folders beside this module. A game from outside is a module with a `GAME` in it: a package that names
itself by the entry point `haricot.games`, or a single file. Its parts have the same names as ours: `drawing`, `bots`,
`review` and `texts` inside a package; in a file `draw`, `LEVELS`, `remarks`, `TEXTS` and the others of `FILE_PARTS`.
"""

from __future__ import annotations

import logging
import pkgutil
import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from hashlib import sha256
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

from haricot.core.errors import BadGame, UnknownGame
from haricot.core.game import Game
from haricot.games.faults import location_of, summary, summary_with_place
from haricot.games.file_parts import FILE_PARTS
from haricot.games.manifests import manifest_in
from haricot.texts import LANGUAGES, bring_texts, first_words
from haricot.texts.soundness import sound_part

LOG = logging.getLogger("haricot.games")

GROUP = "haricot.games"
"""The entry points by which packages bring games."""

PARTS = {
    "drawing": "games.{}.drawing",
    "editor": "games.{}.editor",
    "kernel": "games.{}.kernel",
    "printed": "games.{}.printed",
    "bots": "bots.{}",
    "explorer": "bots.{}.explorer",
    "ladder": "bots.{}.ladder",
    "review": "review.{}",
    "assessment": "review.{}_assessment",
    "puzzles": "puzzles.{}",
    "study": "study.{}",
}
"""Where one of our games has each of its parts."""

PREFIX = "haricot_game_"
"""Modules made of files are called so, alike in every process: their states travel between processes."""

_brought: dict[str, ModuleType] = {}
"""The games that were brought by file or module: by name."""


_manifests: dict[str, Game] = {}
"""Those that were asked for: every move asks for its game, several times."""


def names() -> tuple[str, ...]:
    """Ours by the alphabet, then those from outside."""
    return (*_ours(), *_packages(), *_brought)


def is_ours(name: str) -> bool:
    """Whether the house brings that game itself."""
    return name in _ours()


def named(name: str) -> Game:
    """The game of that name; a game's folder is loaded when it is first asked for."""
    if not isinstance(name, str) or (game := _manifests.get(name)) is None:
        if name not in names():
            raise UnknownGame("game-unknown", name=name, known=", ".join(names()))
        game = _manifests[name] = _home(name).GAME
    return game


def load_file(path: str | Path) -> Game:
    """The game in a file of Python, which is one of the house's from then on."""
    file = Path(path).resolve()
    known = next((name for name, module in _brought.items() if module.__file__ == str(file)), None)
    return named(known) if known else bring(_run(file))


def bring(module: ModuleType) -> Game:
    """The game in a module that is loaded already, which is one of the house's from then on."""
    game = _checked(module, Path(module.__file__ or module.__name__).name)
    _brought[game.name] = module
    _bring_texts(game.name, module)
    return game


def put_away(name: str) -> None:
    """Takes a game that was brought off the shelf again: for whoever has changed its file."""
    module = _brought.pop(name)
    _manifests.pop(name, None)
    if module.__name__.startswith(PREFIX):
        del sys.modules[module.__name__]
    _part.cache_clear()
    _part_in_file.cache_clear()
    _home.cache_clear()
    bring_texts(name, {})


def bring_files(paths: Iterable[str]) -> None:
    """Loads several: for a process of its own that is to know the same games."""
    for path in paths:
        load_file(path)


def brought_files() -> tuple[str, ...]:
    """The files that were loaded here, for `bring_files` in another process."""
    return tuple(module.__file__ for module in _brought.values() if module.__file__)


def outside_files() -> tuple[str, ...]:
    """Where the code of games from outside is: files, and the folders of packages."""
    homes = [*_packages().values(), *_brought.values()]
    return tuple(
        str(Path(home.__file__).parent) if hasattr(home, "__path__") else home.__file__
        for home in homes
        if home.__file__
    )


def named_as(name: str) -> str:
    """What a command calls that game: its name, or the file that it came from."""
    file = _brought[name].__file__ if name in _brought else None
    return file or name


def part_of(game: str, part: str, mark: str) -> ModuleType | None:
    """The module in which a game brings a part, known by `mark`, a name in it; None where it brings none.

    A package from outside has it in its module of that name, a file in its names of that part.
    """
    if named(game).name not in _ours() and hasattr(in_file := _part_in_file(game, part), mark):
        return in_file
    module = _part(game, part)
    return module if module is not None and hasattr(module, mark) else None


@cache
def _part(game: str, part: str) -> ModuleType | None:
    home = _home(game)
    where = f"haricot.{PARTS[part].format(game)}" if game in _ours() else f"{home.__name__}.{part}"
    is_folder = game in _ours() or hasattr(home, "__path__")
    return import_module(where) if is_folder and find_spec(where) else None


@cache
def _part_in_file(game: str, part: str) -> ModuleType:
    """The names of that part and no other, which may be helpers that happen to be called so."""
    home, found = _home(game), ModuleType(part)
    for brought in FILE_PARTS.get(part, ()):
        if hasattr(home, brought):
            setattr(found, brought, getattr(home, brought))
    return found


@cache
def _ours() -> tuple[str, ...]:
    folder = Path(__file__).parent
    return tuple(sorted(module.name for module in pkgutil.iter_modules([str(folder)]) if module.ispkg))


@cache
def _home(name: str) -> ModuleType:
    """Kept, since every move asks for its game: to import a module again takes as long as to make a message."""
    if name in _ours():
        return import_module(f"{__package__}.{name}")
    return _brought[name] if name in _brought else _packages()[name]


@cache
def _packages() -> dict[str, ModuleType]:
    """Games of installed packages; one that cannot be loaded is told of in the log, and harms no other."""
    found: dict[str, ModuleType] = {}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        package = entry.dist.name if entry.dist else entry.module
        try:
            module = _module_of(entry)
            game = _checked(module, entry.value, taken=(*_ours(), *found))
        except BadGame as why:
            LOG.warning("game package %s is left out: %s", package, why, extra={"game": entry.name})
            continue
        except (Exception, SystemExit) as fault:
            why_not = summary_with_place(fault)
            LOG.warning("game package %s could not be loaded: %s", package, why_not, extra={"game": entry.name})
            LOG.debug("game package %s could not be loaded", package, exc_info=True)
            continue
        found[game.name] = module
        _bring_texts(game.name, module)
    return found


def _module_of(entry: EntryPoint) -> ModuleType:
    """`my_game` and `my_game:GAME` name the same."""
    return import_module(entry.module)


def _run(file: Path) -> ModuleType:
    name = f"{PREFIX}{re.sub(r'[^0-9A-Za-z]', '_', file.stem)}_{sha256(bytes(file)).hexdigest()[:8]}"
    spec = spec_from_file_location(name, file) if file.suffix == ".py" and file.is_file() else None
    if spec is None or spec.loader is None:
        raise BadGame("game-file-missing", file=str(file))
    module = sys.modules[name] = module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as why:
        del sys.modules[name]
        if (place := location_of(why, [str(file)])) is None:
            raise BadGame("game-file-fails", file=file.name, why=summary(why)) from why
        raise BadGame("game-file-fails-at", file=file.name, line=str(place[1]), why=summary(why)) from why
    return module


def _checked(module: ModuleType, where: str, taken: tuple[str, ...] | None = None) -> Game:
    """The manifest in a module, if it can be relied on and its name is free."""
    game = manifest_in(module, where)
    if game.name in (names() if taken is None else taken):
        raise BadGame("game-name-taken", file=where, name=game.name)
    if game.name in first_words():
        raise BadGame("game-name-spoken", file=where, name=game.name)
    return game


def _bring_texts(game: str, module: ModuleType) -> None:
    """What cannot be read in them is told in the log, and left out: the game is spoken of without it."""
    sound: dict[str, str] = {}
    for lang, source in _texts_in(module).items():
        sound[lang], faults = sound_part(source)
        for fault in faults:
            LOG.warning("text of the game %s in %s cannot be read, %s", game, lang, fault, extra={"game": game})
    bring_texts(game, {lang: source for lang, source in sound.items() if source})


def texts_of(name: str) -> Mapping[str, str]:
    """The Fluent source that a game from outside brings, by language, as it stands there."""
    return {} if name in _ours() else _texts_in(_home(name))


def _texts_in(module: ModuleType) -> Mapping[str, str]:
    """`TEXTS` in the module, else the Fluent files of the package: `texts/fr/*.ftl`."""
    texts: Mapping[str, str] | None = getattr(module, "TEXTS", None)
    if texts is None and hasattr(module, "__path__"):
        texts = {lang: "\n".join(_fluent_files(module, lang)) for lang in LANGUAGES}
    return {lang: source for lang, source in (texts or {}).items() if source}


def _fluent_files(module: ModuleType, lang: str) -> Iterator[str]:
    folder = files(module) / "texts" / lang
    if folder.is_dir():
        for file in sorted(folder.iterdir(), key=lambda file: file.name):
            if file.name.endswith(".ftl"):
                yield file.read_text("utf-8")
