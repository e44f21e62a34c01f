"""One module per command."""


def main() -> None:
    """The terminal's door."""
