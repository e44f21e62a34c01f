"""What the documents say is tried out."""

import doctest
import re
import shlex
from pathlib import Path

import pytest

import haricot
from tests.cli.terminal import haricot as run

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("src/haricot/texts/rules/*.md")])


CONSOLE = re.compile(r"```console\n(.*?)```", re.DOTALL)
COMMAND = re.compile(r"^\$ haricot (.*)\n((?:(?!\$ ).*\n)*)", re.MULTILINE)
LINK = re.compile(r"\]\(([^)#]+)(?:#[^)]*)?\)")


def test_there_are_examples_of_every_kind() -> None:
    pages = [page.read_text("utf-8") for page in PAGES]
    assert sum(len(doctest.DocTestParser().get_examples(page)) for page in pages) > 10
    assert sum(len(COMMAND.findall(block)) for page in pages for block in CONSOLE.findall(page)) > 3
    assert sum(len(LINK.findall(page)) for page in pages) > 20


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_python_examples_give_what_they_say(page: Path) -> None:
    failed, _ = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert not failed


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_console_examples_give_what_they_say(page: Path) -> None:
    for block in CONSOLE.findall(page.read_text("utf-8")):
        for command, output in COMMAND.findall(block):
            assert run(*shlex.split(command)).stdout == output, command


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for link in LINK.findall(page.read_text("utf-8")):
        assert "://" in link or (page.parent / link).exists(), f"{page.name} links to {link}, which is not there"


def test_the_readme_names_every_game_and_links_to_its_rules() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    for name in haricot.games():
        assert f"src/haricot/texts/rules/{name}.en.md" in readme
        assert f"src/haricot/texts/rules/{name}.fr.md" in readme


def test_every_command_is_in_the_page_on_playing_or_another() -> None:
    pages = "\n".join(page.read_text("utf-8") for page in PAGES)
    listed = re.findall(r"^  ([a-z]+) ", run("--help").stdout.split("Commands")[1], re.MULTILINE)
    assert listed
    for command in listed:
        assert f"haricot {command}" in pages, f"no page says what `haricot {command}` does"


def test_the_readme_s_two_commands_are_the_ones_that_exist() -> None:
    readme, dev = ((ROOT / name).read_text("utf-8") for name in ("README.md", "dev.py"))
    for command in ("play", "test"):
        assert f"python3 dev.py {command}" in readme
        assert f'"{command}": {command}' in dev
    assert "python3 dev.py test" in (ROOT / ".ci" / "run").read_text("utf-8")
