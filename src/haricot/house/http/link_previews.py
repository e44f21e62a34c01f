"""What a link shows where it is pasted: its game's name, line and box. Of a table nothing more, and no names."""

from __future__ import annotations

import re
from html import escape

from haricot.games import names
from haricot.house.house import House
from haricot.house.http.client_files import File
from haricot.house.live.table_lists import table_or_why
from haricot.texts import game_tagline, game_title

A_GAME = re.compile(r"/(?:game|rules|learn)/(\w+)")
A_TABLE = re.compile(r"/table/([0-9a-f]{16})")
END_OF_HEAD = b"</head>"


async def game_of(house: House, path: str) -> str | None:
    """The game that a page is about."""
    if found := A_GAME.fullmatch(path):
        return found[1] if found[1] in names() else None
    if found := A_TABLE.fullmatch(path):
        live, _ = await table_or_why(house.tables, found[1])
        return live.stored.setup.game if live else None
    return None


def with_preview(page: File, game: str, lang: str, base: str, pictures: dict[str, File]) -> File:
    """The page, with what messengers and social networks read of it."""
    told = {
        "og:site_name": "Haricot",
        "og:type": "website",
        "og:title": game_title(game, lang),
        "og:description": game_tagline(game, lang),
    }
    if (box := box_of(game)) in pictures:
        told["og:image"] = f"{base}/{box}"
    lines = "".join(f'<meta property="{name}" content="{escape(value)}" />' for name, value in told.items())
    card = '<meta name="twitter:card" content="summary_large_image" />'
    head = (lines + card).encode() + END_OF_HEAD
    return File(page.content.replace(END_OF_HEAD, head, 1), None, page.kind, page.lasting)


def box_of(game: str) -> str:
    """The path of the picture of its box."""
    return f"boxes/{game}.png"
