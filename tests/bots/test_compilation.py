"""Nobody waits for a compiler: kernels are made beside, loaded before any time is counted, and kept."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

import haricot
from haricot.bots import Answer, bot_for, compilation, levels
from haricot.bots.compilation import KernelBot
from haricot.games import kernel_cache
from haricot.texts import Sentence, say

WITH_KERNELS = [game for game in haricot.games() if compilation.has_kernels(game)]
COLD = """
import json, sys, time, haricot
from haricot.bots import bot_for, levels
told = {}
for game in haricot.games():
    state = haricot.game(game).new(seed=3)
    for level in levels(game):
        begun = time.process_time()
        answer = bot_for(game, level, at_once=True)([state.view(state.turn)], 1, 1.0)
        key = answer.reason if isinstance(answer.reason, str) else answer.reason.key
        told[f"{game} {level}"] = [time.process_time() - begun, str(key), answer.fault]
print(json.dumps([told, "numba" in sys.modules]))
"""


def test_in_a_fresh_installation_every_level_answers_at_once_and_says_that_it_is_cold(tmp_path: Path) -> None:
    environment = {**os.environ, "NUMBA_CACHE_DIR": str(tmp_path)}
    asked = subprocess.run([sys.executable, "-c", COLD], env=environment, capture_output=True, text=True, check=True)
    told, has_numba = json.loads(asked.stdout)
    assert not has_numba
    for who, (seconds, key, fault) in told.items():
        assert seconds < 2, f"{who}: of a processor's time, whatever else it is busy with"
        assert fault is None, who
        game, level = who.split()
        assert (key == "bot-meanwhile") == isinstance(levels(game)[level], KernelBot), who


@pytest.mark.parametrize("game", WITH_KERNELS)
def test_once_they_are_made_a_level_answers_with_them(game: str) -> None:
    compilation.load(game)
    assert compilation.is_loaded(game)
    assert kernel_cache.kernels_are_made(game)
    state = haricot.game(game).new(seed=3)
    for level, bot in levels(game).items():
        if isinstance(bot, KernelBot):
            answer = bot_for(game, level, at_once=True)([state.view(state.turn)], 1, 0.1)
            assert answer.fault is None
            assert answer.reason.key != "bot-meanwhile"


def test_loading_is_not_part_of_a_bot_s_time(monkeypatch: pytest.MonkeyPatch) -> None:
    ready: list[float] = []
    begun: list[float] = []

    def load(game: str) -> None:
        time.sleep(0.2)
        ready.append(time.monotonic())

    def bot(views: object, seed: int, seconds: float) -> Answer:
        begun.append(time.monotonic())
        return Answer("pass", Sentence("bot-plays-anything"))

    monkeypatch.setattr(compilation, "load", load)
    KernelBot(WITH_KERNELS[0], bot, bot)([], 0, 0.1)
    assert begun[0] >= ready[0]


def test_the_reason_is_told_in_both_languages() -> None:
    cold = Sentence("bot-meanwhile", {"reason": Sentence("bot-plays-anything")})
    assert "plays without thinking (still" in say(cold, "en")
    assert "joue sans réfléchir (au premier" in say(cold, "fr")


def test_kernels_are_made_anew_when_anything_that_they_contain_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = WITH_KERNELS[0]
    for room in ("games", "bots"):
        shutil.copytree(kernel_cache.PACKAGE / room / game, tmp_path / room / game)
    monkeypatch.setattr(kernel_cache, "PACKAGE", tmp_path)
    before = kernel_cache._made_from(game)
    changed = next((tmp_path / "games" / game).glob("*.py"))
    stat = changed.stat()
    changed.write_text(changed.read_text("utf-8") + "\n# changed\n", "utf-8")
    os.utime(changed, (stat.st_atime, stat.st_mtime))  # as archives do, which keep the time of a file
    assert kernel_cache._made_from(game) != before


def test_kernels_are_kept_where_something_can_be_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the environment names, the package, one's own folder; at last one that ends with the program."""
    for name in ("NUMBA_CACHE_DIR", "CACHE_DIRECTORY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "own"))
    root = kernel_cache._root.__wrapped__
    assert root() == kernel_cache.PACKAGE / "__pycache__"
    monkeypatch.setattr(kernel_cache, "PACKAGE", Path("/proc/nowhere"))
    assert root() == tmp_path / "own" / "haricot"
    monkeypatch.setenv("CACHE_DIRECTORY", str(tmp_path / "service"))
    assert root() == tmp_path / "service"
    monkeypatch.setenv("CACHE_DIRECTORY", "/proc/nowhere")
    monkeypatch.setenv("XDG_CACHE_HOME", "/proc/nowhere")
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    monkeypatch.setattr("tempfile.tempdir", None)
    passing = root()
    assert passing is not None
    assert passing.stat().st_mode & 0o777 == 0o700
    assert os.environ["NUMBA_CACHE_DIR"] == str(passing)
    monkeypatch.setenv("NUMBA_CACHE_DIR", "")
    monkeypatch.setattr("tempfile.mkdtemp", _refuse)
    assert root() is None


def _refuse(*_: object, **__: object) -> str:
    raise OSError
