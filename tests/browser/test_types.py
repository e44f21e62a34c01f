"""The client's types are those of the house."""

import importlib.util
from pathlib import Path

WEB = Path(__file__).parents[2] / "web"


def test_the_clients_types_are_made_from_the_houses_description() -> None:
    found = importlib.util.spec_from_file_location("openapi", WEB / "openapi.py")
    assert found is not None
    assert found.loader is not None
    openapi = importlib.util.module_from_spec(found)
    found.loader.exec_module(openapi)
    assert openapi.types() == openapi.FILE.read_text("utf-8"), "run: .venv/bin/python web/openapi.py"
