"""What browser somebody uses, roughly: enough to know one's own devices apart, and no more than that is kept."""

from __future__ import annotations

BROWSERS = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
"""Many say that they are others too: whoever says more is looked for first."""
SYSTEMS = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
)


def browser_of(user_agent: str) -> str | None:
    """`Firefox · Linux`; None where it cannot be told."""
    found = [_first(BROWSERS, user_agent), _first(SYSTEMS, user_agent)]
    return " · ".join(name for name in found if name) or None


def _first(names: tuple[tuple[str, str], ...], user_agent: str) -> str | None:
    return next((name for mark, name in names if mark in user_agent), None)
