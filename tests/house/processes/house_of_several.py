"""A house of several processes, as its log and its figures show it."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
from prometheus_client.parser import text_string_to_metric_families

from tests.house.running_house import RunningHouse


class HouseOfSeveral(RunningHouse):
    """Its log, its figures and its processes."""

    def lines(self, message: str) -> list[dict[str, Any]]:
        lines = [json.loads(line) for line in self.logs.read_text().splitlines() if line.startswith("{")]
        return [line for line in lines if line["message"] == message]

    def figures(self, name: str) -> dict[str | None, float]:
        """By the process that gave it."""
        text = httpx.get(f"{self.address}/metrics", timeout=10).raise_for_status().text
        found: dict[str | None, float] = {}
        for family in text_string_to_metric_families(text):
            for one in family.samples:
                if one.name == name:
                    found[one.labels.get("process")] = found.get(one.labels.get("process"), 0) + one.value
        return found

    def pids(self) -> dict[int, int]:
        """The processes that were started last, by their numbers."""
        return {line["process"]: line["pid"] for line in self.lines("process started")}


def eventually(holds: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 60
    while not holds():
        assert time.monotonic() < deadline
        time.sleep(0.1)


def answers(house: HouseOfSeveral) -> bool:
    try:
        return httpx.get(f"{house.address}/health", timeout=5).status_code == 200
    except httpx.TransportError:
        return False


def lives(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False
