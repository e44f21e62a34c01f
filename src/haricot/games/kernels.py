"""Functions on plain numbers, compiled by numba when they are first called; kept on disk from then on.

A kernel that calls itself is called from Python only: called from another kernel, it crashed once that one came from
disk (seen with numba 0.68; why was not looked into).
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
import numpy as np
from numpy.typing import NDArray

Kernel = TypeVar("Kernel", bound=Callable[..., object])
Int64Array = NDArray[np.int64]


def remove_outdated_cache() -> None:
    """A kernel contains those it calls, and numba looks only at its own file: when one changes, all are made anew.

    All of one game, that is: its rules' and its bots'.
    """
    package = Path(__file__).parents[1]
    for game in {file.parent.name for file in Path(__file__).parent.glob("*/*.py")}:
        newest = max(file.stat().st_mtime for file in (*package.glob(f"*/{game}/**/*.py"), Path(__file__)))
        for index in package.glob(f"*/{game}/**/__pycache__/*.nbi"):
            with suppress(OSError):  # another process was faster, or it is not ours to remove
                if index.stat().st_mtime < newest:
                    index.unlink()


remove_outdated_cache()


def compiled(function: Kernel) -> Kernel:
    """Runs beside other threads; does not check the bounds of arrays."""
    return cast(Kernel, numba.njit(cache=True, nogil=True)(function))


def inlined(function: Kernel) -> Kernel:
    """As `compiled`, and written out wherever another kernel calls it: for the small ones, called without end."""
    return cast(Kernel, numba.njit(cache=True, nogil=True, forceinline=True)(function))


@inlined
def as_int64(number: Any) -> int:
    """A byte of a table, or a truth value, as a number like all others: numba keeps types apart that Python mixes."""
    return np.int64(number)  # type: ignore[return-value]
