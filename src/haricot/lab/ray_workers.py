"""Workers of a Ray cluster: what one had in hand who dies is done again by another; nothing comes twice."""

from __future__ import annotations

import atexit
import os
import socket
import sys
import tempfile
from collections.abc import Callable
from contextlib import redirect_stdout, suppress
from importlib import import_module
from pathlib import Path
from time import monotonic
from typing import Any
from uuid import uuid4

from haricot.core.errors import BadOption, HaricotError
from haricot.core.extras import needing
from haricot.games import bring_files, brought_files
from haricot.lab.interrupts import ending_at_once
from haricot.lab.worker_processes import taking_along

CHUNKS_WAITING = 3
"""For each processor of a cluster: so many chunks of tasks wait there, so that none idles."""
RETRIES = 20
"""How often a chunk of tasks is begun again whose worker died: machines may be taken away."""

SECONDS_TO_ANSWER = 5.0
SECONDS_BETWEEN_CHECKS = 1.0
"""So often a crew looks whether the cluster is still there."""

_abandoned: set[str] = set()
"""The clusters that were gone before this process left them."""

_crews_of_jobs: dict[str, int] = {}
"""The jobs as which this process has joined a cluster, each with how many crews are at work in it."""


class RayCrew:
    """All processors of the cluster at an address, or of `auto`, the one that this machine belongs to."""

    def __init__(self, address: str, task: Callable[[Any], Any], prepare: Callable[[], object]) -> None:
        self._ray = join(address)
        self.workers = max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        self._do = self._ray.remote(max_retries=RETRIES)(_do_all)
        with taking_along():
            self._fixed = (self._ray.put((task, prepare, brought_files())), uuid4().hex)
        self._given: dict[Any, int] = {}
        self._address, self._checked = _address_of(self._ray), monotonic()
        self._job = str(self._ray.get_runtime_context().get_job_id())
        if self._job in _crews_of_jobs:
            _crews_of_jobs[self._job] += 1

    def has_room(self) -> bool:
        """Whether fewer wait than may."""
        return len(self._given) < CHUNKS_WAITING * self.workers

    def give(self, number: int, chunk: list[Any]) -> None:
        """To whoever the cluster chooses."""
        self._given[self._do.remote(*self._fixed, chunk)] = number

    def results(self, seconds: float) -> list[tuple[int, list[Any]]]:
        """What has come since; waits so long for something to come."""
        found = []
        self._check_cluster()
        for one in self._ray.wait(list(self._given), timeout=seconds)[0]:
            try:
                results = self._ray.get(one)
            except self._ray.exceptions.RayTaskError as wrong:
                raise self._explained(wrong.cause) from None
            except self._ray.exceptions.WorkerCrashedError:
                raise HaricotError("worker-died", times=RETRIES + 1) from None
            found.append((self._given.pop(one), results))
        return found

    def _check_cluster(self) -> None:
        """Once a second: Ray asks a cluster that is gone again and again, for a minute, with all of a processor.

        One that is slow to answer, or out of reach for a moment, is left to Ray, which is patient.
        """
        if monotonic() - self._checked < SECONDS_BETWEEN_CHECKS:
            return
        self._checked = monotonic()
        try:
            _connect(self._address)
        except ConnectionRefusedError:
            raise HaricotError("ray-gone", address=self._address) from None
        except OSError:
            pass

    def _explained(self, cause: BaseException) -> BaseException:
        """What a task raised; or what to do where a machine does not even know the task."""
        if not isinstance(cause, self._ray.exceptions.RaySystemError):
            return cause
        return BadOption("ray-without-haricot", cause=str(cause).partition("\n")[0])

    def close(self) -> None:
        """Ends what is under way; where nobody else works by this job, by leaving the cluster, which ends all of it.

        A task that is cancelled as it ends takes this whole process down: Ray finds it gone, and aborts.
        """
        if self._job in _crews_of_jobs:
            _crews_of_jobs[self._job] -= 1
        if self._given and _crews_of_jobs.get(self._job) == 0:
            del _crews_of_jobs[self._job]
            _leave(self._ray)
        else:
            for one in self._given:
                self._ray.cancel(one, force=True)
        self._given.clear()


def join(address: str) -> Any:
    """Joins the cluster, unless this process has already."""
    with ending_at_once():
        with needing("haricot[ray]"):
            ray = import_module("ray")
        if ray.is_initialized():
            return ray
        if not _answers(address):
            raise BadOption("ray-not-there", address=address)
        try:
            ray.init(address=address, log_to_driver=False, logging_level="ERROR")
        except (ConnectionError, ValueError, RuntimeError):
            raise BadOption("ray-not-there", address=address) from None
        _crews_of_jobs[str(ray.get_runtime_context().get_job_id())] = 0
        atexit.register(_leave, ray)  # before Ray's own farewell, which sleeps first
        return ray


def _leave(ray: Any) -> None:
    """Leaves the cluster. What Ray has to say then is not what the command found.

    Where the cluster is gone, Ray would wait for it for some seconds: this process ends without a farewell.
    """
    with redirect_stdout(sys.stderr):
        if not ray.is_initialized():
            return
        if _listens(_address_of(ray)):
            ray.shutdown()
        else:
            atexit.unregister(ray.shutdown)
            _abandoned.add(_address_of(ray))


def is_abandoned() -> bool:
    """Whether this process has left a cluster that was gone: Ray may crash as Python ends."""
    return bool(_abandoned)


def _address_of(ray: Any) -> str:
    """Where the cluster that this process has joined keeps its books."""
    return str(ray.get_runtime_context().gcs_address)


def _answers(address: str) -> bool:
    """Whether anything listens there: Ray itself would go on trying for more than ten minutes."""
    named = _last_started() if address == "auto" else address
    if named in ("auto", "local"):
        return True
    return _listens(named.removeprefix("ray://"))


def _listens(address: str) -> bool:
    """Whether a connection can be made to that host and port."""
    try:
        _connect(address)
    except (OSError, ValueError, OverflowError):
        return False
    return True


def _connect(address: str) -> None:
    host, _, port = address.rpartition(":")
    socket.create_connection((host.strip("[]"), int(port)), SECONDS_TO_ANSWER).close()


def _last_started() -> str:
    """What `auto` stands for: Ray writes down where it was started last, and may have ended since."""
    noted = Path(os.environ.get("RAY_TMPDIR", tempfile.gettempdir())) / "ray" / "ray_current_cluster"
    with suppress(OSError):
        return os.environ.get("RAY_ADDRESS") or noted.read_text("utf-8").strip()
    return "auto"


_prepared: set[str] = set()
"""In a worker of the cluster, for which crews it is ready: it may do many chunks of each."""


def _do_all(
    fixed: tuple[Callable[[Any], Any], Callable[[], object], tuple[str, ...]], crew: str, chunk: list[Any]
) -> list[Any]:
    task, prepare, game_files = fixed
    if crew not in _prepared:
        bring_files(game_files)
        prepare()
        _prepared.add(crew)
    return [task(one) for one in chunk]
