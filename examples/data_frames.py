"""A corpus in pandas and in polars: `python data_frames.py games.parquet moves.parquet`.

The tables are made by `haricot data self-play kala --level graine --level fleur --games 1000 --out games.txt` and
`haricot games convert games.txt games.parquet --moves moves.parquet`; `pip install pandas polars pyarrow` reads them.
"""

import sys
from typing import Any


def lengths(games: str) -> Any:
    """With pandas: how long games are, by who sat first."""
    import pandas

    table = pandas.read_parquet(games)
    return table.assign(first=table["players"].str[0]).groupby("first")["length"].describe()[["count", "mean"]]


def first_moves(moves: str) -> Any:
    """With polars: every first move, how often it was made, and how often whoever made it won."""
    import polars

    first = polars.scan_parquet(moves).filter(polars.col("at") == 0).group_by("move")
    counted = first.agg(polars.len().alias("games"), (polars.col("rank") == 1).mean().alias("won"))
    return counted.sort("games", "move", descending=[True, False]).collect()


def training_arrays(moves: str) -> tuple[Any, Any]:
    """Observations of winners and what they did, as arrays for whoever wants to imitate them.

    Random moves of an opening are nobody's, and left out.
    """
    import numpy as np
    import pandas

    table = pandas.read_parquet(moves, columns=["observation", "actions", "rank", "opening"])
    won = table[(table["rank"] == 1) & ~table["opening"]]
    return np.stack(won["observation"].to_list()), won["actions"].str[0].to_numpy()


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    print(lengths(sys.argv[1]))  # noqa: T201
    print(first_moves(sys.argv[2]))  # noqa: T201
    print(*(array.shape for array in training_arrays(sys.argv[2])))  # noqa: T201
