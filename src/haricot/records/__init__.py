"""A whole game as text: written, read, replayed, verified."""

from haricot.records.collection import dumps_all, loads_all
from haricot.records.file_name import file_name
from haricot.records.record import Record, seal_of
from haricot.records.verification import verify

__all__ = ["Record", "dumps_all", "file_name", "loads_all", "seal_of", "verify"]
