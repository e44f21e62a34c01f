"""What a file is called that somebody downloads of themselves."""

from __future__ import annotations

from datetime import UTC, datetime

from haricot.house.people.people import Person
from haricot.house.wall_clock import now
from haricot.records.file_name import file_of_person


def as_file_of(person: Person, ending: str) -> dict[str, str]:
    """The header that says so, such as `2026-11-15-haricot-lea.json`."""
    day = datetime.fromtimestamp(now() / 1000, UTC).strftime("%Y-%m-%d")
    return {"Content-Disposition": f'attachment; filename="{file_of_person(day, person.name, ending)}"'}
