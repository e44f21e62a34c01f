"""Kala's paths by action id, for batches: made from the rules' own tables, so that no rule is told twice.

A row is a cell and the length of a path from it, a way one path of a row (`haricot.games.kala.masks`).
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from haricot.games.kala.field import CELLS, step
from haricot.games.kala.masks import ROWS

NO_WAY = 255
WAYS = 8
"""As many paths as a row has at most."""

UPRIGHT_WAY: NDArray[np.uint8] = np.array(
    [[int(step(path[0], path[1])[0] == 0) for path in row] + [0] * (WAYS - len(row)) for row in ROWS], np.uint8
).ravel()
"""By way: 1 where its first step goes up or down."""
WAY_TO: NDArray[np.uint8] = np.array(
    [
        [
            [
                next(
                    (
                        number
                        for number, path in enumerate(row)
                        if path[-1] == end and (step(path[0], path[1])[0] == 0) == upright
                    ),
                    NO_WAY,
                )
                for end in CELLS
            ]
            for upright in (False, True)
        ]
        for row in ROWS
    ],
    np.uint8,
).ravel()
"""By row, whether the first step goes up or down, and the end: the number of the path in its row."""
