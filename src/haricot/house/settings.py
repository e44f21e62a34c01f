"""What whoever hosts may choose. Each setting is an option of `haricot serve` and a variable HARICOT_…"""

from __future__ import annotations

import os
from pathlib import Path

from msgspec import Struct


class Settings(Struct, frozen=True):
    """How this house is run; the defaults suit a few friends and a small server alike."""

    host: str = "127.0.0.1"
    port: int = 8080
    store: str = "sqlite:///haricot.db"
    """`sqlite:///file` or `postgresql://…`"""
    bus: str | None = None
    """`redis://…`: through which several processes on one store speak to each other."""
    processes: int = 1
    own_ports: int | None = None
    """From which port on each of several processes also listens at one of its own."""
    address: str | None = None
    """The address that people see, such as https://jeux.example.org; cookies are secure when it begins with https."""
    proxies: str = "127.0.0.1"
    """Whose X-Forwarded-For is believed."""
    bot_pause: float = 0.8
    bot_seconds: float = 1.0
    bot_workers: int = 1
    tables_each: int = 100
    sockets_each: int = 50
    sockets_per_address: int = 500
    newcomers_per_address: int = 300
    """How many new people an address may bring at once; one more every second after that."""
    requests_per_second: float = 100
    """What an address may cost, in requests' worth: a hint costs as much as thirty."""
    messages_per_second: float = 30
    """What a person may cost, likewise, over all sockets together."""
    work_per_second: float = 1000
    """What all together may cost."""
    largest_message: int = 16_384
    direct_sockets: bool = True
    """Whether messages bypass the server's queues; off, they go the plain way, which costs more and tells the same."""
    family: bool = False
    """Whether children are at home here: no public tables, no names of one's own, words that suit them too."""
    push_anywhere: bool = False
    """For tests alone: notices also go to http and to addresses of one's own network."""
    log_level: str = "info"

    @property
    def is_secure(self) -> bool:
        """Whether people reach the house over HTTPS."""
        return (self.address or "").startswith("https://")


NUMBERS: dict[str, type] = {"own_ports": int}
"""What kind those settings are of that have no default and are not text."""

DESCRIBED: dict[str, tuple[type, object]] = {
    name: (NUMBERS.get(name, str) if default is None else type(default), None if name in ("port", "store") else default)
    for name, default in zip(Settings.__struct_fields__, Settings.__struct_defaults__, strict=True)
}
"""Each setting's kind and default, for the command line."""


def store_for_this_person() -> str:
    """A file in the folder where programs of this system keep what is theirs."""
    home = Path(os.environ.get("XDG_DATA_HOME") or os.environ.get("LOCALAPPDATA") or Path.home() / ".local" / "share")
    folder = home / "haricot"
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'haricot.db'}"
