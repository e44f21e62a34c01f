"""By what the lines of a log that belong together are found: each request and each socket has an identifier.

It is made here, says nothing of anybody, and is told to whoever asked, who can name it to whoever hosts.
"""

from __future__ import annotations

import secrets
from contextvars import ContextVar
from itertools import count

REQUEST: ContextVar[str | None] = ContextVar("request", default=None)
"""Of the request or socket that is being served; a line that is written meanwhile carries it."""

_process = secrets.token_hex(4)
_numbers = count(1)


def next_request() -> str:
    """Such as `5f3c09aa-17`: which process, and which request of it."""
    return f"{_process}-{next(_numbers)}"
