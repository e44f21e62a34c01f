"""Functions on plain numbers, compiled by numba when they are first called; kept on disk from then on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, cast

import numba
import numpy as np

Kernel = TypeVar("Kernel", bound=Callable[..., object])


def compiled(function: Kernel) -> Kernel:
    """Runs beside other threads; does not check the bounds of arrays."""
    return cast(Kernel, numba.njit(cache=True, nogil=True)(function))


def inlined(function: Kernel) -> Kernel:
    """As `compiled`, and written out wherever another kernel calls it: for the small ones, called without end."""
    return cast(Kernel, numba.njit(cache=True, nogil=True, forceinline=True)(function))


@inlined
def whole(number: Any) -> int:
    """A byte of a table, or a truth, as a number like all others: numba keeps kinds apart that Python does not."""
    return np.int64(number)  # type: ignore[return-value]
