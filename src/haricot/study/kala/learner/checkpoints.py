"""What is kept of a run: a checkpoint to go on from, and snapshots of the weights at several times."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from haricot.study.kala.learner.network import Moments, Parameters, begin, no_moments
from haricot.study.kala.learner.settings import LearnerSettings

CHECKPOINT = "checkpoint.npz"


class Run(NamedTuple):
    """How far a run has come: all that it needs to go on."""

    parameters: Parameters
    moments: Moments
    seconds: float = 0.0
    iteration: int = 0
    games: int = 0


class OtherSettings(Exception):
    """The folder holds a run of another kind."""


def new_run(settings: LearnerSettings) -> Run:
    """Before anything is learnt."""
    parameters = begin(settings.seed, settings.width, settings.blocks)
    return Run(parameters, no_moments(parameters))


def save(folder: Path, run: Run, settings: LearnerSettings) -> None:
    """A checkpoint in place of the one before, and the weights alone under a name of their own."""
    told = {"settings": settings._asdict(), "seconds": run.seconds, "iteration": run.iteration, "games": run.games}
    parts = {f"parameters:{name}": part for name, part in run.parameters.items()}
    parts |= {f"first:{name}": part for name, part in run.moments.first.items()}
    parts |= {f"second:{name}": part for name, part in run.moments.second.items()}
    _write(folder / f"snapshot-{run.seconds:06.0f}.npz", named_snapshot(run.seconds, run.parameters))
    _write(folder / CHECKPOINT, {**parts, "count": run.moments.count, "told": np.array(json.dumps(told))})


def load(folder: Path, settings: LearnerSettings) -> Run | None:
    """The run that the folder holds, if there is one."""
    if not (folder / CHECKPOINT).exists():
        return None
    with np.load(folder / CHECKPOINT) as stored:
        parts, told = dict(stored), json.loads(str(stored["told"]))
    if told["settings"] != settings._asdict():
        other = {name: value for name, value in told["settings"].items() if value != settings._asdict()[name]}
        raise OtherSettings(f"{folder} holds a run with {other}")
    moments = Moments(_of(parts, "first"), _of(parts, "second"), parts["count"])
    return Run(_of(parts, "parameters"), moments, told["seconds"], told["iteration"], told["games"])


def named_snapshot(seconds: float, parameters: Parameters) -> dict[str, Any]:
    """The weights of one time as entries of a file, which may hold those of several times."""
    return {f"{seconds:.0f}:{name}": part for name, part in parameters.items()}


def snapshots(files: Iterable[Path]) -> Iterator[tuple[int, Parameters]]:
    """The seconds trained, and the weights then, in whole precision; in the order of the files."""
    for file in files:
        with np.load(file) as stored:
            for seconds in sorted({int(name.partition(":")[0]) for name in stored.files}):
                yield seconds, _of(dict(stored), str(seconds))


def pack(folder: Path, out: Path, most_bytes: int) -> list[Path]:
    """The snapshots in half precision, several in each file as long as it stays small enough; and the curve."""
    out.mkdir(parents=True, exist_ok=True)
    files: list[dict[str, Any]] = [{}]
    for seconds, parameters in snapshots(sorted(folder.glob("snapshot-*.npz"))):
        halved = named_snapshot(seconds, {name: part.astype(np.float16) for name, part in parameters.items()})
        if sum(part.nbytes + 1000 for part in (*files[-1].values(), *halved.values())) > most_bytes:
            files.append({})
        files[-1] |= halved
    written = [out / f"snapshots-{number:02d}.npz" for number in range(len(files))]
    for file, parts in zip(written, files, strict=True):
        _write(file, parts)
    (out / "curve.jsonl").write_bytes((folder / "curve.jsonl").read_bytes())
    return [*written, out / "curve.jsonl"]


def _of(parts: dict[str, Any], kind: str) -> Parameters:
    chosen = {name: part for name, part in parts.items() if name.startswith(f"{kind}:")}
    return {
        name.partition(":")[2]: part.astype(np.float32) if part.dtype == np.float16 else part
        for name, part in chosen.items()
    }


def _write(file: Path, parts: dict[str, Any]) -> None:
    """Written beside and then moved, so that a run that is cut off leaves a whole file."""
    beside = file.with_suffix(".part")
    with beside.open("wb") as opened:
        np.savez(opened, allow_pickle=False, **{name: np.asarray(part) for name, part in parts.items()})
    beside.replace(file)
