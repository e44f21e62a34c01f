"""What a notice says: whose turn, who waits, how long is left. Never a move, a card, a score or a position."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from haricot.texts import game_title, say

NoticeKind = Literal["turn", "clock", "wake", "sat", "invited"]

URGENCY: dict[NoticeKind, int] = {"turn": 1, "sat": 1, "invited": 1, "wake": 2, "clock": 2}
"""What is more urgent may be said although something was said already and not looked at; it takes its place."""
HOUR = 3_600_000


class PushNotice(Struct, frozen=True):
    """What the browser's worker is sent, and shows as it is."""

    title: Annotated[str, Meta(description="The game's name, as people read it.")]
    body: Annotated[str, Meta(description="What happened, in a sentence.")]
    tag: Annotated[str, Meta(description="Of one tag, one is shown at most.")]
    path: Annotated[str, Meta(description="Which page opens when it is pressed.")]
    lang: Annotated[str, Meta(description="The language of title and body.")]


def worded(kind: NoticeKind, table: str, game: str, lang: str, by: str | None = None, left: int | None = None) -> bytes:
    """`by`: who sat down, calls or invites, by name; `left`: the milliseconds that are left."""
    hours = max(1, (left or 0) // HOUR)
    body = say(f"notice-{kind}", lang, name=by or say("notice-somebody", lang), hours=hours)
    return msgspec.json.encode(PushNotice(game_title(game, lang), body, table, f"/table/{table}", lang))
