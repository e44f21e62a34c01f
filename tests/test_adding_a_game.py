"""`docs/adding-a-game.md`, followed to the letter: its files written, its commands run, its game played."""

from __future__ import annotations

import os
import re
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx

from haricot.games.file_parts import FILE_PARTS
from haricot.games.registry import PARTS
from tests.cli.terminal import Terminal
from tests.house.running_house import free_port

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
BLOCK = re.compile(r"^```(\w+)(?: (file|add)=(\S+))?\n(.*?)^```$", re.DOTALL | re.MULTILINE)

PROMPT, END = "(? for help): ", "wins!"


def test_the_page_is_followed_to_the_letter(tmp_path: Path) -> None:
    done = []
    for language, how, name, text in BLOCK.findall(PAGE):
        if how == "file":
            (tmp_path / name).write_text(text, "utf-8")
        elif how == "add":
            with (tmp_path / name).open("a", encoding="utf-8") as file:
                file.write("\n\n" + text)
        else:
            assert language == "sh", "a block that is neither a file nor commands"
            for command in text.splitlines():
                run(command, tmp_path)
                done.append(command)
    assert len(done) >= 10


def test_the_page_tells_of_every_name_that_a_file_may_bring_and_of_no_other() -> None:
    section = PAGE.split("## More than that, if you like")[1].split("\n## ")[0]
    told = [
        name for row in re.findall(r"^\| (`.*?`) \| ", section, re.MULTILINE) for name in re.findall(r"`(\w+)", row)
    ]
    assert sorted(told) == sorted(name for names in FILE_PARTS.values() for name in names)


def test_the_page_tells_of_every_module_that_a_package_may_bring_and_of_no_other() -> None:
    section = PAGE.split("## Given away")[1].split("\n## ")[0]
    rows = re.findall(r"^\| `(\w+)` \| ", section, re.MULTILINE)
    assert sorted(rows) == sorted(PARTS)


def run(command: str, folder: Path) -> None:
    program, first, *_ = shlex.split(command)
    if (program, first) == ("haricot", "play"):
        play(command, folder)
    elif (program, first) == ("haricot", "serve"):
        serve(command, folder)
    else:
        ended = subprocess.run(
            shlex.split(command), cwd=folder, env=environment(folder), capture_output=True, text=True, timeout=120
        )
        assert ended.returncode == 0, f"{command}: {ended.stdout}{ended.stderr}"


def environment(folder: Path) -> dict[str, str]:
    """The programs of this installation are at hand; what pip installs stays in the folder."""
    installed = folder / "installed"
    return {
        **os.environ,
        "PATH": os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]]),
        "PYTHONPATH": os.pathsep.join(filter(None, [str(installed), os.environ.get("PYTHONPATH")])),
        "LANG": "en_US.UTF-8",
        "PIP_TARGET": str(installed),
        "PIP_NO_INDEX": "1",
        "PIP_NO_DEPS": "1",
        "PIP_NO_BUILD_ISOLATION": "0",  # pip reads this one the other way round: 0 means that it is set
        "HARICOT_STORE": f"sqlite:///{folder / 'h.db'}",
    }


def play(command: str, folder: Path) -> None:
    """One person takes one bean at a time, against a bot, until somebody has won."""
    with Terminal(*shlex.split(command)[1:], folder=folder) as terminal:
        terminal.waits_for("How many")
        terminal.types("\n")
        while END not in terminal.waits_for(PROMPT, END, seconds=60):
            terminal.types("1\n")


def serve(command: str, folder: Path) -> None:
    """The house opens, and the game stands on the shelf."""
    port = free_port()
    there = {**environment(folder), "HARICOT_PORT": str(port)}
    with subprocess.Popen(shlex.split(command), cwd=folder, env=there, stdout=subprocess.DEVNULL) as house:
        try:
            deadline = time.monotonic() + 60
            while True:
                try:
                    cards = httpx.get(f"http://127.0.0.1:{port}/api/games?lang=en", timeout=5).json()
                    break
                except httpx.TransportError:
                    assert house.poll() is None
                    assert time.monotonic() < deadline, "the house did not open"
                    time.sleep(0.1)
        finally:
            house.send_signal(signal.SIGTERM)
    assert cards[-1]["name"] == "last_bean"
