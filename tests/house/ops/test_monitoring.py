"""Figures have the form and the names that dashboards, alarms and the page on alarms speak of; and they are right."""

from __future__ import annotations

import json
import re
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml
from prometheus_client import Metric
from prometheus_client.metrics import MetricWrapperBase
from prometheus_client.parser import text_string_to_metric_families

from haricot.house.metrics import REGISTRY
from tests.house.full_tables import gather
from tests.house.running_house import RunningHouse

DOCS = Path(__file__).parents[3] / "docs"
ALERTS: list[dict[str, Any]] = [
    rule
    for group in yaml.safe_load((DOCS / "monitoring" / "alerts.yml").read_text())["groups"]
    for rule in group["rules"]
]
PANELS: list[dict[str, Any]] = json.loads((DOCS / "monitoring" / "dashboard.json").read_text())["panels"]
EXPRESSIONS = [rule["expr"] for rule in ALERTS] + [asked["expr"] for panel in PANELS for asked in panel["targets"]]
NAMED = re.compile(r"\b((?:haricot|process)_\w+)(?:\{([^}]*)\})?")
LABEL = re.compile(r"(\w+)\s*=~?")
ADDED_BY_PROMETHEUS = {"job", "instance"}


def figures(house: RunningHouse) -> dict[str, Metric]:
    answer = httpx.get(f"{house.address}/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=")
    return {family.name: family for family in text_string_to_metric_families(answer.text)}


def value(house: RunningHouse, sample: str, **labels: str) -> float:
    found = [
        one.value
        for family in figures(house).values()
        for one in family.samples
        if one.name == sample and labels.items() <= one.labels.items()
    ]
    return sum(found)


def labels_of_samples(house: RunningHouse) -> dict[str, set[str]]:
    """Every sample's name with its labels; also of those that have not happened yet."""
    metrics = [metric for metric in REGISTRY._collector_to_names if isinstance(metric, MetricWrapperBase)]
    known = {metric._name: set(metric._labelnames) for metric in metrics}
    for family in figures(house).values():
        for sample in family.samples:
            known.setdefault(sample.name, set()).update(sample.labels)
    for name, labels in tuple(known.items()):
        known |= {f"{name}_bucket": labels | {"le"}, f"{name}_total": labels}
    return known


def test_whatever_a_dashboard_or_an_alarm_asks_for_is_there(house: RunningHouse) -> None:
    known = labels_of_samples(house)
    asked = [found for expression in EXPRESSIONS for found in NAMED.findall(expression)]
    assert len(asked) > 40
    for name, selector in asked:
        assert name in known, f"{name} does not exist"
        labels = set(LABEL.findall(selector))
        assert labels <= known[name] | ADDED_BY_PROMETHEUS, f"{name} has no such label: {selector}"


def test_every_alarm_has_a_heading_that_says_what_to_do() -> None:
    page = (DOCS / "alarms.md").read_text("utf-8")
    headings = re.findall(r"^## (\w+)$", page, re.MULTILINE)
    assert headings == [rule["alert"] for rule in ALERTS]
    for rule in ALERTS:
        assert set(rule) <= {"alert", "expr", "for", "labels", "annotations"}
        assert rule["labels"]["severity"] in ("page", "ticket")
        assert rule["annotations"]["summary"]


def test_a_move_is_timed_on_its_way(house: RunningHouse) -> None:
    table, (ana, _) = gather(house, "kala", options={"first": 0})
    ana.ask(table, "start")
    before = {name: value(house, f"haricot_{name}_seconds_count") for name in ("move", "commit", "loop_lag")}
    seen = ana.get(f"/api/tables/{table}")
    ana.ask(table, "play", number=seen["number"], move=seen["moves"][0])
    after = {name: value(house, f"haricot_{name}_seconds_count") for name in before}
    assert after["move"] == before["move"] + 1
    assert after["commit"] > before["commit"]
    assert value(house, "haricot_lost_writes_total") == 0
    assert value(house, "process_resident_memory_bytes") > 1e6


def test_bots_are_timed_by_level_and_by_what_they_are_wanted_for(house: RunningHouse) -> None:
    ana = house.visitor("Ana")
    table = ana.open("kala", options={"first": 1})
    ana.ask(table, "sit", seat=0)
    ana.ask(table, "addbot", seat=1, level="graine")
    with ana.live(table) as live:
        live.send("start")
        live.until(lambda message: message["kind"] == "event" and message["event"]["kind"] == "played")
    assert value(house, "haricot_bot_thinking_seconds_count", game="kala", level="graine") >= 1
    assert value(house, "haricot_bot_wait_seconds_count", urgency="with_people") >= 1
    assert value(house, "haricot_bot_fallbacks_total") <= value(house, "haricot_move_seconds_count")


def test_answers_are_counted_by_their_class(house: RunningHouse) -> None:
    before = value(house, "haricot_responses_total", status="4xx")
    httpx.get(f"{house.address}/api/nothing")
    assert value(house, "haricot_responses_total", status="4xx") == before + 1
    assert value(house, "haricot_responses_total", status="5xx") == 0


@pytest.fixture(scope="module")
def talkative(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    folder = tmp_path_factory.mktemp("talkative")
    running = RunningHouse(f"sqlite:///{folder / 'haricot.db'}", folder / "log", HARICOT_LOG_LEVEL="debug")
    running.start()
    yield running
    running.end(signal.SIGTERM)


def test_a_request_is_found_in_the_log_by_what_its_asker_was_told(talkative: RunningHouse) -> None:
    answer = httpx.get(f"{talkative.address}/api/tables/0123456789abcdef")
    lines = [json.loads(line) for line in talkative.logs.read_text().splitlines() if line.startswith("{")]
    (line,) = [line for line in lines if line.get("request") == answer.headers["x-request-id"]]
    assert (line["route"], line["status"]) == ("/api/tables/{table}", 401)


def test_whatever_is_logged_no_secret_is(talkative: RunningHouse) -> None:
    table, (ana, bob) = gather(talkative, "kala")
    invitation = ana.post(f"/api/tables/{table}/invitations", {"may": "sit"})["secret"]
    link = ana.post("/api/me/links")["secret"]
    token = ana.post("/api/programs", {"name": "Nemo"})["token"]
    secrets = [invitation, link, token, *ana.http.cookies.values(), *bob.http.cookies.values()]
    for secret in secrets:
        for path in (f"/api/tables/{secret}", f"/table/{table}?invitation={secret}", f"/api/{secret}", f"/{secret}"):
            ana.http.get(path)
            ana.http.post(path, json={"invitation": secret, "link": secret})
        live = ana.connect(table)
        live.connection.send(secret)
        live.close()
    log = talkative.logs.read_text()
    assert '"message":"request answered"' in log
    assert not [secret for secret in secrets if secret in log]
