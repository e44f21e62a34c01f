"""A whole game as text: written, read, replayed, verified."""

from haricot.records.record import Record, seal_of
from haricot.records.verification import verify

__all__ = ["Record", "seal_of", "verify"]
