"""What people read in a browser who were turned away at the door: a page, where programs get JSON."""

from __future__ import annotations

from html import escape

from haricot.core.errors import HaricotError
from haricot.texts import COMPLETE, say


def render(refused: HaricotError, lang: str, host: str, address: str) -> str:
    """The reason in the reader's language first, then in the other; of a wrong name also what to do about it."""
    ordered = sorted(COMPLETE, key=lambda one: one != lang)
    sections = "".join(_section(refused, one, host, address) for one in ordered)
    return (
        f'<!doctype html><html lang="{ordered[0]}"><head><meta charset="utf-8"><title>Haricot</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1"></head>'
        f"<body><main>{sections}</main></body></html>"
    )


def _section(refused: HaricotError, lang: str, host: str, address: str) -> str:
    told = [f"<h1>{escape(say('house-page-title', lang))}</h1><p>{escape(say(refused.sentence, lang))}</p>"]
    if refused.key == "house-host":
        told.append(f"<p>{escape(say('house-host-ask', lang))}</p>" if not address else _link(address, lang))
        told.append(f"<p>{escape(say('house-host-yours', lang, host=host))}</p>")
    return f'<section lang="{lang}">{"".join(told)}</section>'


def _link(address: str, lang: str) -> str:
    return f'<p>{escape(say("house-host-is", lang))} <a href="{escape(address)}">{escape(address)}</a></p>'
