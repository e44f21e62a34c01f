"""Errors as answers: the status for programs, the reason for people, in the reader's language."""

from __future__ import annotations

import logging
from typing import Any

from litestar import MediaType, Request, Response
from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException

from haricot.core.errors import HaricotError
from haricot.house.house import NotKnown, NotThere, TooMuch
from haricot.house.http.schemas import Wrong
from haricot.table.errors import NotAllowed
from haricot.texts import LANGUAGES, say

LOG = logging.getLogger("haricot.house")

KEYS = {400: "house-unreadable", 404: "house-not-found", 405: "house-method", 413: "house-too-large"}


def status_of(why: HaricotError) -> int:
    match why:
        case NotKnown():
            return 401
        case NotThere():
            return 404
        case TooMuch():
            return 429
        case NotAllowed():
            return 403
    return 409


def language(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """What the reader asks for with `lang`, else the browser's first choice among ours, else French."""
    asked = connection.query_params.get("lang")
    if asked in LANGUAGES:
        return str(asked)
    for part in connection.headers.get("accept-language", "").split(","):
        spoken = part.split(";")[0].split("-")[0].strip().lower()
        if spoken in LANGUAGES:
            return spoken
    return LANGUAGES[0]


def _answer(request: Request[Any, Any, Any], status: int, key: str, reason: str) -> Response[Wrong]:
    headers = {"Retry-After": "5"} if status == 429 else {}
    return Response(Wrong(status, key, reason), status_code=status, media_type=MediaType.JSON, headers=headers)


def refuse(request: Request[Any, Any, Any], why: HaricotError) -> Response[Wrong]:
    return _answer(request, status_of(why), why.key, say(why.sentence, language(request)))


def refuse_http(request: Request[Any, Any, Any], why: HTTPException) -> Response[Wrong]:
    """What the framework refuses: unreadable, unknown, too large."""
    status = why.status_code
    key = KEYS.get(status, "house-unreadable" if status < 500 else "house-broken")
    answer = _answer(request, status, key, say(key, language(request)))
    if why.headers:
        answer.headers.update(why.headers)
    return answer


def refuse_depth(request: Request[Any, Any, Any], why: RecursionError) -> Response[Wrong]:
    """What is nested deeper than anything that is asked here."""
    return _answer(request, 400, KEYS[400], say(KEYS[400], language(request)))


def refuse_fault(request: Request[Any, Any, Any], why: Exception) -> Response[Wrong]:
    """A fault of ours: logged with its place, told without it."""
    LOG.error("a request failed", extra={"path": request.scope["path"], "kind": type(why).__name__}, exc_info=why)
    return _answer(request, 500, "house-broken", say("house-broken", language(request)))
