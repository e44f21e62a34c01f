"""What people install: the sdist, the wheel, and an environment that has nothing else of ours in it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tarfile
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
MADE = ("src/haricot/lexicon/words", "src/haricot/house/client")
"""What is made and not in the repository: taken over, so that npm is not asked again."""
OURS = f"{sys.version_info.major}.{sys.version_info.minor}"
VERSIONS = ("3.11", "3.12", "3.13", "3.14")


class Archives(NamedTuple):
    sdist: Path
    wheel: Path
    """Made from the working tree."""
    wheel_of_sdist: Path


def build(folder: Path) -> Archives:
    """As somebody does who has the repository's files, and then as somebody who has the sdist only."""
    tree, unpacked = folder / "tree", folder / "unpacked"
    copy_tree(tree)
    sdist = _built("sdist", tree, folder / "sdist")
    wheel = _built("wheel", tree, folder / "wheel")
    with tarfile.open(sdist) as archive:
        archive.extractall(unpacked, filter="data")
    (root,) = unpacked.iterdir()
    return Archives(sdist, wheel, _built("wheel", root, folder / "wheel-of-sdist"))


def copy_tree(into: Path) -> None:
    """What git knows or would take, and what was made."""
    asked = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(asked, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    for name in filter(None, listed.split("\0")):
        if (ROOT / name).exists():
            (into / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, into / name, follow_symlinks=False)
    for name in MADE:
        shutil.copytree(ROOT / name, into / name)


def _built(kind: str, tree: Path, into: Path) -> Path:
    program = [sys.executable, "-m", "hatchling", "build", "--target", kind, "--directory", str(into)]
    subprocess.run(program, cwd=tree, check=True, capture_output=True, env=clean_environment())
    (archive,) = into.iterdir()
    return archive


class Installation:
    """A virtual environment with Haricot in it, used from a folder that has nothing to do with the repository."""

    def __init__(self, folder: Path, python: str = sys.executable) -> None:
        self.environment, self.elsewhere = folder / "environment", folder / "elsewhere"
        self.elsewhere.mkdir(parents=True)
        subprocess.run([python, "-m", "venv", "--without-pip", str(self.environment)], check=True)

    def borrow_dependencies(self) -> None:
        """Those of the environment that the tests run in: what it says beside of Haricot itself is not read."""
        packages = self.environment / "lib" / f"python{OURS}" / "site-packages"
        (packages / "borrowed.pth").write_text(sysconfig.get_path("purelib") + "\n")

    def install(self, archive: Path, *more: str) -> None:
        """By uv, as dev.py does, which takes a part of pip's time; where it is not there, by pip."""
        program = [sys.executable, "-m", "pip", "--python", str(self.python), "install", "--disable-pip-version-check"]
        if uv := shutil.which("uv", path=str(Path(sys.executable).parent)):
            program = [uv, "pip", "install", "--python", str(self.python)]
        subprocess.run([*program, "-q", *more, str(archive)], cwd=self.elsewhere, check=True, env=clean_environment())

    @property
    def python(self) -> Path:
        return self.environment / "bin" / "python"

    def haricot(self, *arguments: str, typed: str = "", seconds: float = 60) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [str(self.environment / "bin" / "haricot"), *arguments],
            input=typed, capture_output=True, encoding="utf-8", cwd=self.elsewhere, timeout=seconds,
            env=clean_environment(LANG="en_US.UTF-8", COLUMNS="80", HOME=str(self.elsewhere)),
        )  # fmt: skip


def clean_environment(**more: str) -> dict[str, str]:
    """Without anything by which the repository would be found."""
    return {**{name: value for name, value in os.environ.items() if name != "PYTHONPATH"}, **more}


def pythons() -> dict[str, str | None]:
    """By version the program that runs it, on the path or as pyenv keeps it; None where there is none."""
    return {version: sys.executable if version == OURS else _python(version) for version in VERSIONS}


def _python(version: str) -> str | None:
    kept = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    on_path = shutil.which(f"python{version}")
    for program in (*([on_path] if on_path else []), *map(str, kept.glob(f"{version}.*/bin/python3"))):
        asked = subprocess.run([program, "-c", "import venv, ssl, sqlite3"], capture_output=True)
        if asked.returncode == 0:
            return program
    return None
