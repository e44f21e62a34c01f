"""The program `haricot`, and `python -m haricot`: who stops it before its commands are loaded sees no traceback."""

import sys


def main() -> None:
    """Loads the commands, and runs the one that was asked for."""
    try:
        from haricot.cli import main as run

        run()
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    main()
