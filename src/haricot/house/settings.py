"""What whoever hosts may choose. Each setting is an option of `haricot serve` and a variable HARICOT_…"""

from __future__ import annotations

from msgspec import Struct


class Settings(Struct, frozen=True):
    """How this house is run; the defaults suit a few friends and a small server alike."""

    host: str = "127.0.0.1"
    port: int = 8080
    store: str = "sqlite:///haricot.db"
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
    requests_per_second: float = 50
    messages_per_second: float = 30
    largest_message: int = 16_384
    log_level: str = "info"

    @property
    def is_secure(self) -> bool:
        return (self.address or "").startswith("https://")
