"""The wheel and the sdist, installed and tried where the repository is not."""

from __future__ import annotations

import re
import subprocess
import tarfile
import zipfile
from pathlib import Path

import httpx
import pytest

from tests.house.running_house import free_port
from tests.installed.archives import MADE, OURS, ROOT, Archives, Installation, build, clean_environment, pythons

GAMES = ("kala", "ronda", "rondelic", "rondorondo")
ASSET = re.compile(r'(?:src|href)="(/[^"]+)"')


@pytest.fixture(scope="session")
def archives(tmp_path_factory: pytest.TempPathFactory) -> Archives:
    return build(tmp_path_factory.mktemp("archives"))


@pytest.fixture(scope="session")
def from_sdist(archives: Archives, tmp_path_factory: pytest.TempPathFactory) -> Installation:
    installation = Installation(tmp_path_factory.mktemp("installed"))
    installation.borrow_dependencies()
    installation.install(archives.sdist, "--no-deps", "--no-build-isolation")
    return installation


def test_there_are_no_links_in_the_tree() -> None:
    listed = subprocess.run(["git", "ls-files", "--stage"], cwd=ROOT, check=True, capture_output=True, text=True)
    assert [line for line in listed.stdout.splitlines() if line.startswith("120000")] == []


def test_a_wheel_is_the_same_whether_made_from_the_tree_or_from_the_sdist(archives: Archives) -> None:
    of_tree, of_sdist = (zipfile.ZipFile(file).namelist() for file in (archives.wheel, archives.wheel_of_sdist))
    assert sorted(of_sdist) == sorted(of_tree)
    assert archives.wheel.name.endswith("-py3-none-any.whl")
    with tarfile.open(archives.sdist) as sdist:
        assert not any(member.issym() or member.islnk() for member in sdist)


def test_the_wheel_has_everything_that_is_read_from_it(archives: Archives) -> None:
    names = set(zipfile.ZipFile(archives.wheel_of_sdist).namelist())
    package = ROOT / "src" / "haricot"
    made = ("__pycache__", "paper", *(Path(folder).name for folder in MADE))  # these may have been made anew meanwhile
    kept = (file for file in package.rglob("*") if file.is_file() and not {*made} & {*file.parts})
    assert {str(file.relative_to(package.parent)) for file in kept} <= names
    for game in GAMES:
        assert {f"haricot/texts/rules/{game}.{lang}.md" for lang in ("fr", "en")} <= names
        assert {
            f"haricot/house/paper/{game}.{lang}.{size}.pdf" for lang in ("fr", "en") for size in ("a4", "a3")
        } <= names
    assert {"haricot/house/client/index.html", "haricot/lexicon/words/fr.lexicon", "haricot/py.typed"} <= names


def test_installed_from_the_sdist_everything_is_there(from_sdist: Installation) -> None:
    try_everything(from_sdist, played=("kala",))  # for each game its kernels are compiled, which takes a while


def test_the_newest_python_runs_the_wheel(archives: Archives, tmp_path: Path) -> None:
    """`python -m tests.installed` opens the house and plays with all of them, which takes minutes."""
    others = [python for version, python in pythons().items() if python is not None and version != OURS]
    if not others:
        pytest.skip("there is no other Python here")
    installation = Installation(tmp_path, others[-1])
    installation.install(archives.wheel, "--only-binary=:all:")
    is_elsewhere(installation)
    told = installation.haricot("moves", "kala", "-o", "first=0")
    assert told.stdout.startswith("a1b1c1d1"), told.stderr


def run_wheel(python: str, archives: Archives, folder: Path, played: tuple[str, ...]) -> None:
    """With what the registry has for that Python, as pip gets it."""
    installation = Installation(folder, python)
    installation.install(archives.wheel, "--only-binary=:all:")
    try_everything(installation, played)


def try_everything(installation: Installation, played: tuple[str, ...]) -> None:
    is_elsewhere(installation)
    rules_bots_and_lexicons_are_there(installation)
    for game in played:
        a_game_can_be_played(installation, game)
    the_house_opens(installation)


def is_elsewhere(installation: Installation) -> None:
    """What is imported is what was installed, by both names."""
    code = "import haricot; print(haricot.__file__)"
    asked = [str(installation.python), "-c", code]
    found = subprocess.run(asked, cwd=installation.elsewhere, check=True, capture_output=True, env=clean_environment())
    assert Path(found.stdout.decode().strip()).is_relative_to(installation.environment)
    program = [str(installation.python), "-m", "haricot", "--version"]
    asked_so = subprocess.run(program, cwd=installation.elsewhere, capture_output=True, env=clean_environment())
    assert asked_so.stdout.decode() == installation.haricot("--version").stdout != ""


def rules_bots_and_lexicons_are_there(installation: Installation) -> None:
    for game in GAMES:
        for lang in ("fr", "en"):
            page = (ROOT / "src" / "haricot" / "texts" / "rules" / f"{game}.{lang}.md").read_text("utf-8")
            assert installation.haricot("rules", game, "--lang", lang).stdout == page
    assert installation.haricot("words", "fr", "haricot").returncode == 0
    assert installation.haricot("words", "en", "bean").returncode == 0
    code = "import haricot; from haricot.bots import levels; print(*(game for game in haricot.games() if levels(game)))"
    listed = subprocess.run(
        [str(installation.python), "-c", code],
        cwd=installation.elsewhere, check=True, capture_output=True, text=True, env=clean_environment(),
    )  # fmt: skip
    assert listed.stdout.split() == list(GAMES)


def a_game_can_be_played(installation: Installation, game: str) -> None:
    record = installation.elsewhere / f"{game}.txt"
    asked = ("play", game, "--seed", "1", "--bots", "1", "--level", "graine", "--record", str(record))
    played = installation.haricot(*asked, typed="\nh\nq\n")
    assert played.returncode == 0, played.stderr
    assert "Hint" in played.stdout, played.stdout
    assert record.exists()


def the_house_opens(installation: Installation) -> None:
    port = free_port()
    asked = ["serve", "--no-browser", "--port", str(port), "--store", f"sqlite:///{installation.elsewhere}/house.db"]
    with subprocess.Popen(
        [str(installation.environment / "bin" / "haricot"), *asked],
        cwd=installation.elsewhere, env=clean_environment(), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    ) as serving:  # fmt: skip
        try:
            transport = httpx.HTTPTransport(retries=8)  # with a little more patience each time: 25 s in all
            with httpx.Client(base_url=f"http://127.0.0.1:{port}", transport=transport, timeout=20) as visitor:
                page = visitor.get("/").text
                assert [game["name"] for game in visitor.get("/api/games").json()] == list(GAMES)
                assert all(game["printed"] for game in visitor.get("/api/games").json())
                assert visitor.get("/paper/kala.fr.a4.pdf").content.startswith(b"%PDF")
                assert ASSET.findall(page), "the client is not in the package"
                for asset in ASSET.findall(page):
                    assert visitor.get(asset).is_success, asset
        finally:
            serving.terminate()
