"""Runs `haricot` as a person would: as a program, with a keyboard or a pipe."""

import fcntl
import os
import pty
import select
import signal
import subprocess
import sys
import termios
import time
from pathlib import Path

HARICOT = str(Path(sys.executable).with_name("haricot"))

KEPT = ("PATH", "HOME", "PYTHONPATH", "COVERAGE_PROCESS_CONFIG")


def environment(**changes: str) -> dict[str, str]:
    """An English terminal of 60 columns, without the colours or the locale of whoever runs the tests."""
    kept = {name: value for name, value in os.environ.items() if name in KEPT}
    return {**kept, "LANG": "en_US.UTF-8", "COLUMNS": "60", "LINES": "40", "TERM": "xterm-256color", **changes}


def haricot(*arguments: str, typed: str = "", **changes: str) -> subprocess.CompletedProcess[str]:
    """With its input and output piped."""
    return subprocess.run(
        [HARICOT, *arguments],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env=environment(**changes),
        timeout=60,
    )


class Terminal:
    """`haricot` at a real (pseudo) terminal."""

    def __init__(self, *arguments: str, folder: Path | None = None, **changes: str) -> None:
        ours, theirs = pty.openpty()
        self.keyboard, self.shown = ours, ""
        self.program = subprocess.Popen(
            [HARICOT, *arguments], stdin=theirs, stdout=theirs, stderr=theirs, env=environment(**changes),
            cwd=folder, start_new_session=True, preexec_fn=_take_the_terminal,
        )  # fmt: skip
        os.close(theirs)

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(self, *_: object) -> None:
        self.program.terminate()
        try:
            self.program.wait(timeout=10)
        except subprocess.TimeoutExpired:
            self.program.kill()
            self.program.wait()
        os.close(self.keyboard)

    def waits_for(self, text: str, *others: str, seconds: float = 20) -> str:
        """Everything shown since the last time, once `text`, or one of the others, is in it."""
        end, seen = time.monotonic() + seconds, ""
        while not any(one in seen for one in (text, *others)):
            ready, _, _ = select.select([self.keyboard], [], [], 0.1)
            if ready:
                try:
                    seen += os.read(self.keyboard, 65536).decode("utf-8", "replace")
                except OSError:  # the program has closed the terminal
                    break
            assert time.monotonic() < end, f"{text!r} did not come; instead: {seen[-500:]}"
        assert any(one in seen for one in (text, *others)), f"{text!r} did not come before the end: {seen[-500:]}"
        self.shown += seen
        return seen

    def types(self, text: str) -> None:
        os.write(self.keyboard, text.encode())

    def leaves(self, seconds: float = 20) -> int:
        """The exit code, once the program has ended."""
        end = time.monotonic() + seconds
        while self.program.poll() is None and time.monotonic() < end:
            ready, _, _ = select.select([self.keyboard], [], [], 0.1)
            if ready:
                try:
                    self.shown += os.read(self.keyboard, 65536).decode("utf-8", "replace")
                except OSError:
                    break
        return self.program.wait(timeout=5)


def _take_the_terminal() -> None:
    """Makes the pseudo terminal the one from which Ctrl-C comes; test runners may have had it ignored."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
