"""What time it is, as the log writes it."""

from time import time


def now() -> int:
    """Milliseconds since 1970."""
    return int(time() * 1000)
