"""The tags of events stand in every store, those of commands in every client: they are written here once more."""

from __future__ import annotations

import ast
import inspect
from typing import get_args

import pytest

from haricot.table import Command, Event, HouseCommand
from haricot.table.commands import NumberedCommand

EVENTS = [
    "adjourned",
    "botleft",
    "botsat",
    "came",
    "clockextended",
    "closed",
    "curtainlifted",
    "ended",
    "hintasked",
    "hostchanged",
    "invited",
    "joinapproved",
    "joindeclined",
    "joinrequested",
    "left",
    "lent",
    "opened",
    "played",
    "prepared",
    "rematchwanted",
    "resigned",
    "resumed",
    "sat",
    "seatschanged",
    "started",
    "stoodstill",
    "takenback",
    "undoagreed",
    "undoasked",
    "undone",
    "undorefused",
    "withdrawn",
]

COMMANDS = [
    "addbot",
    "adjourn",
    "agree",
    "approve",
    "decline",
    "disagree",
    "drawlots",
    "leave",
    "lend",
    "lift",
    "play",
    "prepare",
    "rematch",
    "remove",
    "removebot",
    "resign",
    "resume",
    "sit",
    "start",
    "substitute",
    "takeback",
    "undo",
    "wait",
    "withdraw",
]

HOUSE_COMMANDS = ["close", "come", "extendclock", "hint", "invite", "standstill", "timeout"]


def tags(union: object, field: str) -> list[str]:
    """The tags of a union of Structs, each of which says it in that field."""
    configs = [kind.__struct_config__ for kind in get_args(union)]
    assert {config.tag_field for config in configs} == {field}
    return sorted(config.tag for config in configs)


def test_the_tags_of_events_are_those_of_every_store() -> None:
    assert tags(Event, "kind") == EVENTS


def test_the_tags_of_commands_are_those_of_every_client() -> None:
    assert tags(Command, "do") == COMMANDS
    assert tags(HouseCommand, "do") == HOUSE_COMMANDS


def test_commands_that_say_what_the_asker_had_seen_are_known_by_it() -> None:
    numbered = {kind for kind in get_args(Command) if "number" in kind.__struct_fields__}
    assert numbered == set(get_args(NumberedCommand))


@pytest.mark.parametrize("kind", [*get_args(Event), *get_args(Command), *get_args(HouseCommand)])
def test_a_tag_is_written_out_and_does_not_follow_the_name_of_its_class(kind: type) -> None:
    statement = ast.parse(inspect.getsource(kind)).body[0]
    assert isinstance(statement, ast.ClassDef)
    assert [ast.literal_eval(keyword.value) for keyword in statement.keywords if keyword.arg == "tag"]
