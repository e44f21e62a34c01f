"""The client's types and words are those of the house."""

import importlib.util
import re
from pathlib import Path

from haricot.house.live.messages import POSITION_CHANGES

WEB = Path(__file__).parents[2] / "web"


def test_the_clients_types_are_made_from_the_houses_description() -> None:
    found = importlib.util.spec_from_file_location("openapi", WEB / "openapi.py")
    assert found is not None
    assert found.loader is not None
    openapi = importlib.util.module_from_spec(found)
    found.loader.exec_module(openapi)
    assert openapi.types() == openapi.FILE.read_text("utf-8"), "run: .venv/bin/python web/openapi.py"


def test_the_client_knows_after_which_events_the_position_is_another() -> None:
    messages = (WEB / "src" / "lib" / "messages.ts").read_text("utf-8")
    listed = re.search(r"POSITION_CHANGES.*?\[\n(.*?)\]\)", messages, re.DOTALL)
    assert listed is not None
    tags = {event.__struct_config__.tag for event in POSITION_CHANGES}
    assert set(re.findall(r'"(\w+)"', listed[1])) == tags
