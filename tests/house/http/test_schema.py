"""The OpenAPI document is true: whatever it allows is answered as it says, and nothing breaks the house."""

from __future__ import annotations

import json
from typing import Any

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.generation import GenerationMode
from schemathesis.schemas import APIOperation
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from haricot.house.http.app import build
from haricot.house.http.openapi import describe
from haricot.house.settings import Settings
from tests.house.running_house import RunningHouse

Operation = APIOperation[Any, Any, Any, Any]
Case = schemathesis.Case[Any]

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]

DOCUMENT = json.loads(msgspec.json.encode(describe(build(Settings(store="sqlite://")))))
FOUND = list(schemathesis.openapi.from_dict(DOCUMENT).get_all_operations())
OPERATIONS: list[Operation] = [found.ok() for found in FOUND if isinstance(found, Ok)]


def test_every_operation_of_the_document_can_be_read_and_is_tried() -> None:
    assert len(OPERATIONS) == len(FOUND) == sum(len(path) for path in DOCUMENT["paths"].values())


def ways() -> list[object]:
    """Each operation as the document wants it, and where something can be wrong about it, wrongly."""
    return [
        pytest.param(operation, mode, id=f"{operation.label} {mode.value}")
        for operation in OPERATIONS
        for mode in GenerationMode
        if mode is GenerationMode.POSITIVE or operation.body or operation.query
    ]


@pytest.fixture(scope="module")
def person(house: RunningHouse) -> tuple[str, str]:
    """A token, and a table of its holder."""
    token = house.visitor().post("/api/programs", {"name": "Fuzz"})["token"]
    headers = {"Authorization": f"Bearer {token}"}
    answer = httpx.post(f"{house.address}/api/tables", json={"game": "kala", "public": True}, headers=headers)
    return token, answer.json()["id"]


@pytest.mark.parametrize(("operation", "mode"), ways())
def test_every_door_does_what_the_document_says(
    house: RunningHouse,
    person: tuple[str, str],
    operation: Operation,
    mode: GenerationMode,
) -> None:
    token, table = person
    if operation.method.upper() == "DELETE":
        token = "nobody"  # who deletes themselves can ask for nothing afterwards

    @given(case=operation.as_strategy(generation_mode=mode))
    @settings(
        max_examples=8,
        deadline=None,
        database=None,
        phases=(Phase.explicit, Phase.generate),
        suppress_health_check=list(HealthCheck),
    )
    def try_out(case: Case) -> None:
        if "table" in (case.path_parameters or {}) and len(repr(case.body)) % 2:
            case.path_parameters["table"] = table
        headers = {"Authorization": f"Bearer {token}"}
        response = case.call(base_url=house.address, headers=headers)
        case.validate_response(response, checks=CHECKS, headers=headers)

    try_out()
