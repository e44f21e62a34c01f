"""What is told of tables and events, as JSON Schema: for programs in any language, and for the browser's types."""

from __future__ import annotations

import msgspec

from haricot.games.schemas import Schema, add_enum_types
from haricot.table.description import TableDescription
from haricot.table.event_description import EventDescription


def description_schemas(ref_template: str = "#/$defs/{name}") -> dict[str, Schema]:
    """By name: `TableDescription`, `EventDescription` (any of the events), and whatever is in them."""
    (_, any_event), schemas = msgspec.json.schema_components(
        [TableDescription, EventDescription], ref_template=ref_template
    )
    schemas["EventDescription"] = any_event | {"description": "An event as it is told: its `kind` says which."}
    add_enum_types(schemas)
    return schemas
