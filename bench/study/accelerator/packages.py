"""What the accelerator's machine lacks, into a folder that travels: packages of Python alone, without JAX itself."""

import argparse
import subprocess
import sys

NEWER = ("pgx==2.6.0", "mctx==0.0.71", "chex==0.1.92", "svgwrite", "absl-py", "toolz", "typing_extensions")
OLDER = ("pgx==2.6.0", "mctx==0.0.5", "chex==0.1.86", "svgwrite", "absl-py", "toolz", "typing_extensions")
"""For JAX before 0.7."""

if __name__ == "__main__":
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("folder")
    asked.add_argument("--older", action="store_true", help="for JAX before 0.7")
    given = asked.parse_args()
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-compile", "--target", given.folder]
    sys.exit(subprocess.run([*pip, *(OLDER if given.older else NEWER)]).returncode)
