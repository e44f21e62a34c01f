"""What is stopped while libraries load ends at once."""

import signal
import subprocess
import sys
import threading

import pytest

from haricot.lab.interrupts import ending_at_once

STOPPED = """
import os, signal
from haricot.lab.interrupts import ending_at_once
signal.signal(signal.SIGINT, {before})
with ending_at_once():
    os.kill(os.getpid(), signal.{name})
print("went on")
"""


@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM"])
def test_who_stops_it_sees_nothing_more_of_it(name: str) -> None:
    program = STOPPED.format(name=name, before="signal.default_int_handler")
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert (ended.returncode, ended.stdout, ended.stderr) == (-signal.Signals[name], "", "")


def test_a_signal_that_the_process_ignores_stays_ignored() -> None:
    """As for what `nohup` or a shell without job control puts in the background."""
    program = STOPPED.format(name="SIGINT", before="signal.SIG_IGN")
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert (ended.returncode, ended.stdout) == (0, "went on\n")


def test_handlers_of_before_are_there_again_whatever_a_library_does() -> None:
    before = signal.getsignal(signal.SIGTERM)
    with ending_at_once():
        signal.signal(signal.SIGTERM, lambda *_: None)
    assert signal.getsignal(signal.SIGTERM) == before


def test_in_another_thread_nothing_is_changed() -> None:
    seen = list[object]()

    def look() -> None:
        with ending_at_once():
            seen.append(signal.getsignal(signal.SIGINT))

    thread = threading.Thread(target=look)
    thread.start()
    thread.join()
    assert seen == [signal.getsignal(signal.SIGINT)]
