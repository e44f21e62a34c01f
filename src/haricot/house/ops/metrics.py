"""Figures for whoever hosts, in the form that Prometheus reads."""

from __future__ import annotations

from collections.abc import Callable

from haricot.house.house import House

Figure = Callable[[], float]


def exposition(figures: dict[str, tuple[str, str, Figure]]) -> str:
    """Each figure: its name, its kind (counter or gauge), what it means, its value."""
    lines = []
    for name, (kind, meaning, value) in figures.items():
        lines += [f"# HELP {name} {meaning}", f"# TYPE {name} {kind}", f"{name} {value():g}"]
    return "\n".join(lines) + "\n"


def figures(house: House) -> dict[str, tuple[str, str, Figure]]:
    tables, sockets = house.tables, house.sockets
    return {
        "haricot_requests_total": ("counter", "HTTP requests.", lambda: house.requests),
        "haricot_events_total": ("counter", "Events stored and told.", lambda: tables.events_stored),
        "haricot_commits_total": ("counter", "Commits to the store.", lambda: house.store.commits),
        "haricot_refused_total": ("counter", "Messages over sockets that were refused.", lambda: sockets.refused),
        "haricot_bot_moves_total": ("counter", "Moves made by bots.", lambda: tables.bot_turns.moves),
        "haricot_bots_replaced_total": (
            "counter",
            "Bot workers that hung or crashed.",
            lambda: house.bots.replaced,
        ),
        "haricot_sockets": ("gauge", "Sockets open now.", lambda: sockets.by_person.held),
        "haricot_tables_in_use": ("gauge", "Tables held in memory.", lambda: len(tables.loaded)),
        "haricot_tables_public": ("gauge", "Public tables.", lambda: len(tables.public)),
    }
