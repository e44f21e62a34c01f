"""Many games in one text, one after the other: each begins with its header `Game`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from haricot.core.errors import BadRecord
from haricot.records.record import Record

BEGINNING = re.compile(r"^\ufeff?[ \t]*game[ \t]*:", re.IGNORECASE | re.MULTILINE)


def dumps_all(records: Iterable[Record]) -> str:
    """Records one after the other, as `loads_all` reads them."""
    return "\n".join(record.dumps() for record in records)


def loads_all(text: str) -> Iterator[Record]:
    """The games of a text in their order; BadRecord is of the first that cannot be read."""
    if not isinstance(text, str):
        raise BadRecord("record-no-text", kind=type(text).__name__)
    begins = [found.start() for found in BEGINNING.finditer(text)]
    for begin, end in zip(begins, [*begins, len(text)][1:], strict=True):
        yield Record.loads(text[begin:end])
