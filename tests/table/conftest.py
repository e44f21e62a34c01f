"""Two people at a table of Kala."""

from __future__ import annotations

import pytest

from haricot import table as t
from haricot.table import Setup
from tests.table.conversation import Conversation, gathered


@pytest.fixture
def kala() -> Conversation:
    """Ana (white) and Bob (black) sit at a table of Kala; Ana will begin."""
    return gathered(Setup("kala", options={"first": 0}))


@pytest.fixture
def started(kala: Conversation) -> Conversation:
    kala.ask("ana", t.Start())
    return kala
