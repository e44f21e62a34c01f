"""`python -m haricot.study.kala.learner FOLDER --minutes 20 --seed 0`; the same command goes on where it stopped."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from haricot.core.extras import MissingExtra
from haricot.study.kala.learner.settings import LearnerSettings


def main() -> int:
    """Learns, or with --pack makes what is learnt small enough to travel."""
    asked = argparse.ArgumentParser(prog="python -m haricot.study.kala.learner", description=__doc__)
    asked.add_argument("folder", type=Path)
    asked.add_argument("--minutes", type=float, default=20.0, help="to learn in all, over all runs (20)")
    asked.add_argument("--stop-after", type=float, default=float("inf"), metavar="MINUTES", help="of this run")
    asked.add_argument("--every", type=float, default=2.0, help="minutes between two checkpoints (2)")
    asked.add_argument("--pack", type=Path, metavar="OUT", help="only write the snapshots there, in half precision")
    asked.add_argument("--pack-bytes", type=int, default=15 << 20, help="of a packed file at most (15 MiB)")
    for name, value in LearnerSettings()._asdict().items():
        asked.add_argument(f"--{name.replace('_', '-')}", type=type(value), default=value, help=f"({value})")
    try:
        return _run(asked.parse_args())
    except MissingExtra as missing:
        sys.stderr.write(f"{missing}\n")
        return 1


def _run(given: argparse.Namespace) -> int:
    """What was asked for; the libraries are imported here, so that whoever asks for help needs none."""
    from haricot.study.kala.learner.checkpoints import OtherSettings, pack
    from haricot.study.kala.learner.run_loop import learn

    if given.pack:
        for file in pack(given.folder, given.pack, given.pack_bytes):
            sys.stdout.write(f"{file}\n")
        return 0
    settings = LearnerSettings(**{name: getattr(given, name) for name in LearnerSettings._fields})
    try:
        learn(given.folder, settings, given.minutes, given.stop_after, given.every, tell=_tell)
    except OtherSettings as error:
        sys.stderr.write(f"{error}: give the same, or another folder.\n")
        return 1
    return 0


def _tell(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
