"""A run: self-play and training in turns until its time is used up, with checkpoints to go on from."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from haricot.core.extras import needing

with needing("jax mctx"):
    import jax

from haricot.study.kala.learner.checkpoints import Run, load, new_run, save
from haricot.study.kala.learner.network_updates import no_memory, train
from haricot.study.kala.learner.self_play import no_games, self_play
from haricot.study.kala.learner.settings import LearnerSettings

EARLY_CHECKPOINTS = (30.0, 60.0)
"""In seconds: most is learnt early, and the curve should show it."""


def learn(
    folder: Path,
    settings: LearnerSettings,
    minutes: float,
    stop_after: float = float("inf"),
    every: float = 2.0,
    clock: Callable[[], float] = time.monotonic,
    tell: Callable[[str], Any] = lambda line: None,
) -> Run:
    """Learns until so many minutes are used, over all runs in that folder, or this one has had its own.

    After a checkpoint, games and memory begin anew: so a run that goes on from one does what a run would have done that
    was never stopped.
    """
    folder.mkdir(parents=True, exist_ok=True)
    stored = load(folder, settings)
    run = stored or new_run(settings)
    begun = clock() - run.seconds
    until = min(60 * minutes, run.seconds + 60 * stop_after)
    if stored is None:
        save(folder, run, settings)
    while run.seconds < until:
        due = min([until, *(time for time in _checkpoints(every, run.seconds) if time > run.seconds)])
        run = _until_checkpoint(folder, run, settings, due, 60 * minutes, lambda: clock() - begun, tell)
        save(folder, run, settings)
    return run


def _checkpoints(every: float, now: float) -> list[float]:
    return [*EARLY_CHECKPOINTS, 60 * every * (int(now / (60 * every)) + 1)]


def _until_checkpoint(
    folder: Path,
    run: Run,
    settings: LearnerSettings,
    due: float,
    total: float,
    now: Callable[[], float],
    tell: Callable[[str], Any],
) -> Run:
    key = jax.random.fold_in(jax.random.PRNGKey(settings.seed), run.iteration)
    games, memory, rounds = no_games(settings.games), no_memory(settings), 0
    parameters, moments = run.parameters, run.moments
    while run.seconds < due:
        key, playing, learning = jax.random.split(key, 3)
        games, samples, ended = self_play(parameters, playing, games, settings)
        rate = np.float32(settings.rate * max(0.05, 1 - run.seconds / total))
        place = np.int32(rounds)
        parameters, moments, memory, losses = train(
            parameters, moments, memory, samples, place, learning, rate, settings
        )
        rounds += 1
        policy_loss, value_loss = map(float, losses)
        run = Run(parameters, moments, now(), run.iteration + 1, run.games + int(ended))
        line = {
            "iteration": run.iteration,
            "seconds": round(run.seconds, 2),
            "games": run.games,
            "positions": run.iteration * settings.samples,
            "policy_loss": round(policy_loss, 5),
            "value_loss": round(value_loss, 5),
        }
        with (folder / "curve.jsonl").open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")
        tell(json.dumps(line))
    return run
