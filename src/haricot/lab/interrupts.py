"""Whoever stops what has only begun: there is nothing to keep yet, and nobody waits for a farewell."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def ending_at_once() -> Iterator[None]:
    """Ctrl-C and SIGTERM end this process while libraries load, without a word: a shell has status 130 for it.

    Python would raise KeyboardInterrupt in whatever runs just then, which a callback of LLVM, a destructor or a
    module that tries to import another one may drop: the command would go on as if nobody had said anything.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    heard = [one for one in (signal.SIGINT, signal.SIGTERM) if signal.getsignal(one) is not signal.SIG_IGN]
    before = {one: signal.signal(one, signal.SIG_DFL) for one in heard}
    try:
        yield
    finally:  # libraries may have put handlers of their own there
        for one, handler in before.items():
            signal.signal(one, handler)
