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
        if ended.code == STOPPED or _has_lost_its_cluster():
            _leave_at_once(ended.code if isinstance(ended.code, int) else 1)
        raise


def _has_lost_its_cluster() -> bool:
    """Where a Ray cluster is gone, Ray crashes now and then as Python ends."""
    ray_workers = sys.modules.get("haricot.lab.ray_workers")
    return ray_workers is not None and ray_workers.is_abandoned()


def _leave_at_once(status: int) -> None:
    """Python would first take apart all that was loaded: a busy machine does so for seconds, and somebody waits."""
    atexit._run_exitfuncs()
    for stream in (sys.stdout, sys.stderr):
        with suppress(OSError):  # whoever read it is gone
            stream.flush()
    os._exit(status)


if __name__ == "__main__":
    main()
