"""What a file with a record in it is called: when, what, and who played."""

from __future__ import annotations

import re
import unicodedata
from itertools import chain

from haricot.records.record import Record

DAY = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}", re.ASCII)
MOST_NAMES = 4
LONGEST = 80


def file_name(record: Record) -> str:
    """Such as `2026-11-15-kala-lea-flageolet.txt`: plain letters, which every system can keep."""
    day = DAY.match(record.played or "")
    names = [plain for name in record.players[:MOST_NAMES] if (plain := plain_letters(name))]
    return "-".join(chain([day[0]] if day else [], [plain_letters(record.game)], names))[:LONGEST].strip("-") + ".txt"


def file_of_person(day: str, name: str, ending: str) -> str:
    """All that is known of somebody, in one file: such as `2026-11-15-haricot-lea.json`."""
    return "-".join(filter(None, (day, "haricot", plain_letters(name)))) + f".{ending}"


def plain_letters(name: str) -> str:
    """A–Z in lower case and digits, accents dropped, with a hyphen for all else."""
    bare = unicodedata.normalize("NFKD", name).replace("œ", "oe").replace("Œ", "oe").replace("æ", "ae")
    return re.sub(r"[^a-z0-9]+", "-", bare.encode("ascii", "ignore").decode().lower()).strip("-")
