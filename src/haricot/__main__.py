"""The program `haricot`, and `python -m haricot`: who stops it before its commands are loaded sees no traceback."""

import atexit
import os
import sys
from contextlib import suppress

STOPPED = 130


def main() -> None:
    """Loads the commands, and runs the one that was asked for."""
    try:
        from haricot.cli import main as run

        run()
    except KeyboardInterrupt:
        sys.exit(STOPPED)
    except SystemExit as ended:
        if ended.code == STOPPED:
            _leave_at_once()
        raise


def _leave_at_once() -> None:
    """Python would first take apart all that was loaded: a busy machine does so for seconds, and somebody waits."""
    atexit._run_exitfuncs()
    for stream in (sys.stdout, sys.stderr):
        with suppress(OSError):  # whoever read it is gone
            stream.flush()
    os._exit(STOPPED)


if __name__ == "__main__":
    main()
