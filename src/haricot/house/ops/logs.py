"""Structured logs: one JSON object a line, without any secret.

Addresses (which may hold what people typed) and headers (which hold keys) are never logged; people and tables appear
by their identifiers, and what belongs to one request or one socket is found by its own.
"""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime

import msgspec

from haricot.house.log_context import REQUEST

KEPT = (
    "request",
    "table",
    "person",
    "kind",
    "work",
    "status",
    "route",
    "path",
    "seconds",
    "game",
    "count",
    "port",
    "pid",
)
"""What a line may carry beside its message."""


class JsonLines(logging.Formatter):
    """`process` is the number of the one that writes, or is written of, where several serve one house."""

    def __init__(self, process: int | None = None) -> None:
        super().__init__()
        self._process = process

    def format(self, record: logging.LogRecord) -> str:
        """One line of JSON, with what was said beside the message."""
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        if (number := getattr(record, "number", self._process)) is not None:
            line["process"] = number
        if (request := REQUEST.get()) is not None:
            line["request"] = request
        line |= {name: getattr(record, name) for name in KEPT if hasattr(record, name)}
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def set_up(level: str, process: int | None = None) -> None:
    """Logs go to standard error as lines of JSON; those of libraries from warnings on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines(process))
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("haricot").setLevel(level.upper())
    for noisy in ("uvicorn", "uvicorn.error", "uvicorn.access", "alembic", "litestar"):
        logging.getLogger(noisy).handlers.clear()
        logging.getLogger(noisy).propagate = True
        logging.getLogger(noisy).setLevel(logging.WARNING)
