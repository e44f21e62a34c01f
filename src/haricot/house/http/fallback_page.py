"""The plain page at the door: what runs here, until somebody brings a better one."""

from __future__ import annotations

from html import escape

from haricot.games import names
from haricot.house.http.schemas import TableCard
from haricot.texts import COMPLETE, game_tagline, game_title, say

TEXTS = (
    "house-page-title",
    "house-page-what",
    "house-page-games",
    "house-page-tables",
    "house-page-none",
    "house-page-api",
)


def render(tables: list[TableCard]) -> str:
    """A page without scripts: what a house is, and its public tables."""
    sections = "".join(_section(lang, tables) for lang in COMPLETE)
    return (
        '<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Haricot</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1"></head>'
        f"<body><main>{sections}</main></body></html>"
    )


def _section(lang: str, tables: list[TableCard]) -> str:
    title, what, games, public, none, api = (escape(say(key, lang)) for key in TEXTS)
    named = "".join(
        f"<li><strong>{escape(game_title(name, lang))}</strong> — {escape(game_tagline(name, lang))}</li>"
        for name in names()
    )
    listed = "".join(f"<li>{escape(_line(card, lang))}</li>" for card in tables) or f"<li>{none}</li>"
    return (
        f'<section lang="{lang}"><h1>{title}</h1><p>{what}</p><h2>{games}</h2><ul>{named}</ul>'
        f'<h2>{public}</h2><ul>{listed}</ul><p>{api} <a href="/api/openapi.json">/api/openapi.json</a></p></section>'
    )


def _line(card: TableCard, lang: str) -> str:
    people = ", ".join(card.people) or "—"
    game = game_title(card.game, lang)
    return say("house-page-table", lang, game=game, people=people, free=card.free)
