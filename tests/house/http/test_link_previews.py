"""A link that is pasted somewhere shows its game and the picture of its box; of a table nothing more."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

import haricot
from haricot.house.http.app import build
from haricot.house.http.client_files import File
from haricot.house.settings import Settings
from haricot.texts import game_tagline

WEB = Path(__file__).parents[3] / "web"
ADDRESS = "https://jeux.example.org"
PAGE = File(b"<html><head><title>Haricot</title></head><body></body></html>", None, "text/html", lasting=False)
PICTURE = File(b"PNG", None, "image/png", lasting=False)


@pytest.fixture
def http(tmp_path: Path) -> Iterator[TestClient[Any]]:
    app = build(Settings(store=f"sqlite:///{tmp_path / 'h.db'}", address=ADDRESS))
    app.state["client"] = {"index.html": PAGE, "boxes/kala.png": PICTURE}
    with TestClient(app, base_url=ADDRESS) as client:
        yield client


def test_a_game_is_named_and_its_box_is_shown(http: TestClient[Any]) -> None:
    page = http.get("/game/kala", headers={"Accept-Language": "fr"}).text
    assert '<meta property="og:title" content="Kala" />' in page
    assert f'<meta property="og:image" content="{ADDRESS}/boxes/kala.png" />' in page
    assert game_tagline("kala", "fr").split()[0] in page
    assert http.get("/boxes/kala.png").content == b"PNG"
    for nothing in ("/", "/game/chess", "/table/0000000000000000", "/me"):
        assert http.get(nothing).text == PAGE.content.decode()


def test_of_a_table_only_the_game_is_told(http: TestClient[Any]) -> None:
    origin = {"Origin": ADDRESS}
    http.post("/api/me", json={"name": "Zénobie"}, headers=origin)
    table = http.post("/api/tables", json={"game": "kala", "seat": 0}, headers=origin).json()["id"]
    http.cookies.clear()
    page = http.get(f"/table/{table}", headers={"Accept-Language": "fr"}).text
    assert page == http.get("/game/kala", headers={"Accept-Language": "fr"}).text
    assert "Zénobie" not in page


def test_every_box_has_a_picture_of_today() -> None:
    sys.path.insert(0, str(WEB))
    try:
        import box_pictures
    finally:
        sys.path.remove(str(WEB))
    assert box_pictures.games() == sorted(haricot.games())
    assert all((box_pictures.TARGET / f"{game}.png").is_file() for game in haricot.games())
    assert box_pictures.MADE_FROM.read_text().strip() == box_pictures.fingerprint(), "python web/box_pictures.py"
