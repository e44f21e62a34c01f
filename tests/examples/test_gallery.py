"""The gallery gives boards what the house would: a game without a board in the client has its drawing there too."""

import importlib.util
import json
from pathlib import Path

import pytest

from haricot.house.http.trials import Frame
from tests.examples.conftest import Bring

FILE = Path(__file__).parents[2] / "web" / "gallery" / "frames.py"


def frames_of(game: str, capsys: pytest.CaptureFixture[str]) -> list[dict[str, object]]:
    found = importlib.util.spec_from_file_location("frames", FILE)
    assert found is not None
    assert found.loader is not None
    gallery = importlib.util.module_from_spec(found)
    found.loader.exec_module(gallery)
    gallery.main({"game": game, "seat": "turn", "random": "1", "lang": "en"})
    frames: list[dict[str, object]] = json.loads(capsys.readouterr().out)
    return frames


def test_a_frame_of_the_gallery_has_what_a_frame_of_the_house_has(
    bring: Bring, capsys: pytest.CaptureFixture[str]
) -> None:
    bring("tic_tac_toe")
    begun, played = frames_of("tic_tac_toe", capsys)
    assert set(begun) == set(Frame.__struct_fields__)
    assert isinstance(played["drawing"], dict)
    assert played["drawing"]["text"] != ""
    assert all(frame["drawing"] is None for frame in frames_of("kala", capsys))
