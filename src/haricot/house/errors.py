"""What the house refuses, and every error as an answer: the status for programs, the reason for people.

HaricotError               409 unless it is one of these
├── Refused                409 the table cannot do that now
│   └── NotAllowed         403 this person may not do that here
├── NotIdentified          401 the house does not know who asks
├── NotFound               404 there is no such thing, or not for whoever asks
├── RateLimited            429 more than one may ask for
├── StoreAway              503 the store is not there: nothing is done, and one may come again
└── NotShown               409 a table that is kept and cannot be shown
    ├── GameMissing        409 of a game that this house does not have
    └── TableUnreadable    409 with a log that is damaged
"""

from __future__ import annotations

import logging
from typing import Any, Literal

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from msgspec import Struct

from haricot.core.errors import HaricotError
from haricot.house.language import language
from haricot.table import NotAllowed
from haricot.texts import say

LOG = logging.getLogger("haricot.house")

KEYS = {400: "house-unreadable", 404: "house-not-found", 405: "house-method", 413: "house-too-large"}

MEANINGS = {
    400: "It cannot be read, or its form is wrong.",
    401: "The house does not know who asks.",
    403: "This person may not do that here.",
    404: "There is no such thing, or not for whoever asks.",
    409: "The rules or the table do not allow it now; `reason` says why.",
    413: "It is too large.",
    429: "Too often, or too much.",
    503: "The house cannot do its work.",
}


class NotIdentified(HaricotError):
    """The house does not know who asks."""


class NotFound(HaricotError):
    """There is no such thing, or not for whoever asks: the answer is the same."""


class RateLimited(HaricotError):
    """More than one may ask for."""


class StoreAway(HaricotError):
    """The store is not there for the moment: nothing is done, nothing is told, and one may come again."""

    def __init__(self) -> None:
        super().__init__("house-store-away")


class NotShown(HaricotError):
    """A table that is kept and cannot be shown: of which game, as far as that is known, and what is said instead."""

    game = ""
    phase: Literal["unknown", "unreadable"]


class GameMissing(NotShown):
    """A table of a game that this house does not have (any more)."""

    phase = "unknown"

    def __init__(self, game: str) -> None:
        super().__init__("house-game-missing", game=game)
        self.game = game


class TableUnreadable(NotShown):
    """A table whose log is damaged, or no longer follows from the rules."""

    phase = "unreadable"

    def __init__(self) -> None:
        super().__init__("house-table-unreadable")


class ErrorAnswer(Struct):
    """Why something is not done: `key` is for programs, `reason` for the reader, in the reader's language."""

    status: int
    key: str
    reason: str


def error_responses(*statuses: int) -> dict[int, ResponseSpec]:
    """For the OpenAPI document: those, and what any request may meet (unreadable, too large, too often)."""
    every = sorted({*statuses, 400, 413, 429})
    return {
        status: ResponseSpec(ErrorAnswer, generate_examples=False, description=MEANINGS[status]) for status in every
    }


def status_of(error: HaricotError) -> int:
    """HTTP's number for an error."""
    match error:
        case NotIdentified():
            return 401
        case NotFound():
            return 404
        case RateLimited():
            return 429
        case StoreAway():
            return 503
        case NotAllowed():
            return 403
    return 409


# Errors as answers


def answer_refusal(request: Request[Any, Any, Any], error: HaricotError) -> Response[ErrorAnswer]:
    """An error as HTTP tells it, in the reader's language."""
    return _answer(status_of(error), error.key, say(error.sentence, language(request)))


def answer_http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[ErrorAnswer]:
    """What the framework refuses: unreadable, unknown, too large."""
    status = error.status_code
    key = KEYS.get(status, "house-unreadable" if status < 500 else "house-broken")
    answer = _answer(status, key, say(key, language(request)))
    if error.headers:
        answer.headers.update(error.headers)
    return answer


def answer_unreadable(request: Request[Any, Any, Any], error: Exception) -> Response[ErrorAnswer]:
    """What is nested deeper than anything that is asked here, or is no text."""
    return _answer(400, KEYS[400], say(KEYS[400], language(request)))


def answer_lost_write(request: Request[Any, Any, Any], error: Exception) -> Response[ErrorAnswer]:
    """Whether it is kept nobody knows yet: whoever comes again finds out."""
    return _answer(503, "house-come-again", say("house-come-again", language(request)))


def answer_fault(request: Request[Any, Any, Any], error: Exception) -> Response[ErrorAnswer]:
    """A fault of ours: logged with its place, told without it."""
    LOG.error(
        "request failed",
        extra={"route": request.scope.get("path_template"), "kind": type(error).__name__},
        exc_info=error,
    )
    return _answer(500, "house-broken", say("house-broken", language(request)))


def _answer(status: int, key: str, reason: str) -> Response[ErrorAnswer]:
    headers = {"Retry-After": "5"} if status in (429, 503) else {}
    return Response(ErrorAnswer(status, key, reason), status_code=status, media_type=MediaType.JSON, headers=headers)
