"""Functions on plain numbers, compiled by numba when they are first called; kept on disk from then on.

A kernel that calls itself is called from Python only: called from another kernel, it crashed once that one came from
disk (seen with numba 0.68; why was not looked into).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, cast

import numba
import numpy as np
from numba.core import config
from numpy.typing import NDArray

from haricot.games import kernel_cache

Kernel = TypeVar("Kernel", bound=Callable[..., object])
Int64Array = NDArray[np.int64]

SETTING = "CACHE_DIR"
"""Where numba looks for what it kept, at the moment in which a function is told to be kept."""


def compiled(function: Kernel) -> Kernel:
    """Runs beside other threads; does not check the bounds of arrays."""
    return _cached(function)


def inlined(function: Kernel) -> Kernel:
    """As `compiled`, and written out wherever another kernel calls it: for the small ones, called without end."""
    return _cached(function, forceinline=True)


def _cached(function: Kernel, **options: bool) -> Kernel:
    """Where nothing can be kept on disk, it is compiled in each process."""
    dispatcher = cast(Any, numba.njit)(nogil=True, **options)(function)
    if folder := kernel_cache.folder_of(kernel_cache.owner(function.__module__)):
        given = getattr(config, SETTING)
        setattr(config, SETTING, str(folder))
        try:
            dispatcher.enable_caching()
        finally:
            setattr(config, SETTING, given)
    return cast(Kernel, dispatcher)


@inlined
def as_int64(number: Any) -> int:
    """A byte of a table, or a truth value, as a number like all others: numba keeps types apart that Python mixes."""
    return np.int64(number)  # type: ignore[return-value]


@inlined
def next_random(number: int) -> int:
    """The number that follows in a linear congruential sequence: its high half is as good as random."""
    return number * 6364136223846793005 + 1442695040888963407
