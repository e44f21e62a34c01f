"""What `haricot` at a shell begins with: the package takes a tenth of a second to load, and may be stopped then."""

import signal


def main() -> None:
    """Whoever stops it while it loads ends it at once, without a traceback; where signals are ignored, they stay so."""
    before = signal.getsignal(signal.SIGINT)
    if before is signal.default_int_handler:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    import haricot.cli  # noqa: F401  # which `run` would load
    from haricot.__main__ import main as run

    signal.signal(signal.SIGINT, before)
    run()
