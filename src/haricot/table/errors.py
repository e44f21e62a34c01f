"""What a table answers when it does not do what it is asked.

HaricotError
└── Refused        the table cannot do that now; says why
    └── NotAllowed this person may not do that here
"""

from __future__ import annotations

from haricot.core.errors import HaricotError


class Refused(HaricotError):
    """The table cannot do that now."""


class NotAllowed(Refused):
    """This person may not do that here."""
