"""In which language somebody reads: what they ask for, else what their browser prefers."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection

from haricot.texts import COMPLETE, LANGUAGES


def language(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """What the reader asks for with `lang`, else what the browser prefers among ours, else French."""
    asked = connection.query_params.get("lang")
    if asked in LANGUAGES:
        return str(asked)
    return preferred_language(connection.headers.get("accept-language", ""))


def preferred_language(accepted: str) -> str:
    """Of an Accept-Language header, the language of ours with the highest weight; the first of equals; else French."""
    best, weight = COMPLETE[0], 0.0
    for part in accepted.split(","):
        tag, _, parameter = part.partition(";")
        spoken = tag.split("-")[0].strip().lower()
        if spoken in COMPLETE and _weight(parameter) > weight:
            best, weight = spoken, _weight(parameter)
    return best


def _weight(parameter: str) -> float:
    """`q=0.5` is half; nothing is one; what is no weight counts as none."""
    name, _, value = parameter.strip().partition("=")
    if not name:
        return 1.0
    try:
        return min(1.0, float(value)) if name.strip().lower() == "q" else 1.0
    except ValueError:
        return 0.0
