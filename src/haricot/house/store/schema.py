"""What is kept: the events of every table, and beside them only what lets the house find things quickly.

`migrations/` brings a store of any age to this form.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
)

metadata = MetaData()

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("sign", String(8), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("born", BigInteger, nullable=False),
    Column("holiday", BigInteger, nullable=True),
)
"""`holiday`: until when somebody is, or was last, on holiday."""

keys = Table(
    "keys",
    metadata,
    Column("fingerprint", String(64), primary_key=True),
    Column("person", String(32), nullable=False, index=True),
    Column("kind", String(8), nullable=False),
    Column("expires", BigInteger, nullable=True),
    Column("made", BigInteger, nullable=True),
    Column("used", BigInteger, nullable=True),
    Column("browser", String(40), nullable=True),
    Column("passkey", String(64), nullable=True),
)
"""Of a key only its SHA-256; when it was made and last used, and by what browser, is not known of those of 0.1.

`passkey`: the one that is on that device, or with which it came.
"""

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("person", String(32), nullable=False, index=True),
    Column("credential", Text, nullable=False),
    Column("public_key", Text, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("host", String(255), nullable=False),
    Column("browser", String(40), nullable=True),
    Column("made", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=True),
)
"""Public keys, with which somebody proves in any browser who they are; `id` is the credential's SHA-256."""

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("opened", BigInteger, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("closed", Boolean, nullable=False),
    Column("over", Boolean, nullable=False, server_default=false()),
    Column("due", BigInteger, nullable=True, index=True),
    Column("marks", Text, nullable=False),
    Column("claimed_by", String(32), nullable=True),
    Column("claimed_until", BigInteger, nullable=True),
)
"""`claimed_by`: the house that looks after what is due, where there are several; see `claim_rows.py`."""

deliveries = Table(
    "deliveries",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("acknowledged", Integer, nullable=False),
    Column("sent", Integer, nullable=False),
    Column("repeated", Integer, nullable=False),
    Column("repeated_in", Integer, nullable=False),
)
"""Which views each seat was given, where several houses give them; see `delivery_rows.py`."""

guests = Table(
    "guests",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("person", String(32), primary_key=True, index=True),
)

events = Table(
    "events",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("by", String(32), nullable=True),
    Column("event", Text, nullable=False),
    sqlite_with_rowid=False,
)

games = Table(
    "games",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("game", String(40), nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("moves", Integer, nullable=False),
    Column("reason", String(12), nullable=False),
    Column("rule_set", String(80), nullable=True),
    Column("rated", Boolean, nullable=False, server_default=false()),
    Index("ix_games_rated", "rated", "game", "rule_set", "ended"),
)
"""Games that are over: which of a table, when it ended, why, and whether it counts; all else is in the events."""

players = Table(
    "players",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("slot", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("person", String(32), nullable=True),
    Column("bot", String(60), nullable=True),
    Column("level", String(20), nullable=True),
    Column("name", String(60), nullable=True),
    Column("folded", String(60), nullable=True),
    Column("sign", String(8), nullable=True),
    Column("place", Integer, nullable=False),
    Column("result", String(8), nullable=False),
    Column("how", String(8), nullable=False),
    Column("game", String(40), nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("bots", Boolean, nullable=False),
    Column("mu", Float(53), nullable=True),
    Column("sigma", Float(53), nullable=True),
    Index("ix_players_person", "person", "ended", "table_id", "number"),
    Index("ix_players_person_game", "person", "game", "ended", "table_id", "number"),
)
"""Who played them, as they were called then: events know identifiers alone, and from here a name can be erased.

`folded` is the name as one searches for it; `mu` and `sigma` are the person's rating after the game. `game`, `ended`
and `bots` are the game's, so that a page is one index.
"""

tallies = Table(
    "tallies",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("other", String(32), primary_key=True),
    Column("games", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    Column("drawn", Integer, nullable=False),
    Column("lost", Integer, nullable=False),
    Column("last", BigInteger, nullable=False),
    Index("ix_tallies_last", "person", "game", "last"),
    Index("ix_tallies_other", "other"),
)
"""How many games everybody played, by game (empty: of all together), and with whom (empty: with anybody).

With somebody, `won` counts the games in which the person ended ahead of them; on one seat together, none of the three.
"""

places = Table(
    "places",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("seats", Integer, primary_key=True, autoincrement=False),
    Column("place", Integer, primary_key=True, autoincrement=False),
    Column("games", Integer, nullable=False),
)
"""How often everybody ended at which place, among how many."""

feats = Table(
    "feats",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("name", String(40), primary_key=True),
    Column("value", Integer, nullable=False),
    Column("detail", String(120), nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("table_id", String(32), nullable=False),
    Column("number", Integer, nullable=False),
)
"""What everybody did best, as the games tell it, and in which game."""

reviewed = Table(
    "reviewed",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("lost", Float(53), nullable=True),
    Column("luck", Float(53), nullable=True),
    Column("unit", String(12), nullable=True),
)
"""For each seat of a game what its moves lost, what chance gave, and in what; nothing, where no review came of it."""

reviews = Table(
    "reviews",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("version", Integer, nullable=False),
    Column("claimed_by", String(32), nullable=True),
    Column("claimed_until", BigInteger, nullable=True),
    Column("body", LargeBinary, nullable=True),
)
"""The whole review of a game, in every language; while `body` is null, the house that makes it, and until when."""

shown = Table(
    "shown",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("ratings", String(12), nullable=False),
    Column("profile", String(12), nullable=False),
)
"""To whom somebody shows how strong they are, and all the rest, where they have said so."""

ratings = Table(
    "ratings",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("rule_set", String(80), primary_key=True),
    Column("mu", Float(53), nullable=False),
    Column("sigma", Float(53), nullable=False),
    Column("games", Integer, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Index("ix_ratings_best", "game", "rule_set", "mu"),
)
"""How strong everybody is, by game and rules, after how many games: the last of what `players` says."""

listed = Table("listed", metadata, Column("person", String(32), primary_key=True))
"""Who wants to stand on leaderboards."""

holidays = Table(
    "holidays",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("began", BigInteger, primary_key=True, autoincrement=False),
    Column("ends", BigInteger, nullable=False),
)
"""When people were on holiday, since a year has only so many days of it."""
invited = Table(
    "invited",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("by", String(32), nullable=False),
    Column("invitation", String(64), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("declined", Boolean, nullable=False, server_default=false()),
    Index("ix_invited_table", "table_id"),
)
"""Who was invited to which table by a friend: the fingerprint lets them in. Gone with the table's invitations."""

blocks = Table(
    "blocks",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("blocked", String(32), primary_key=True),
    Index("ix_blocks_blocked", "blocked"),
)
"""Who wants to hear no more of whom."""

pairing = Table(
    "seekers",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rule_set", String(80), nullable=False),
    Column("mu", Float(53), nullable=False),
    Column("sigma", Float(53), nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False, index=True),
    Column("table_id", String(32), nullable=True, index=True),
    Column("ready", Boolean, nullable=False),
    Index("ix_seekers_kind", "game", "rule_set", "since"),
)
"""Who waits for somebody to play with, for as long as they keep asking; and where they play, once one was found.

The table in the store is called as it was in earlier versions.
"""

subscriptions = Table(
    "subscriptions",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("person", String(32), nullable=False, index=True),
    Column("key", String(64), nullable=False, index=True),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(120), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("lang", String(8), nullable=False),
    Column("made", BigInteger, nullable=False),
)
"""Browsers that may be sent notices: `key` is the fingerprint of the device's key, `id` that of the endpoint."""

notices = Table(
    "notices",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("kind", String(12), nullable=False),
    Column("urgency", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("due", BigInteger, nullable=True, index=True),
)
"""What somebody was told of a table and has not looked at since; `due`: it waits for the end of quiet hours."""

notice_preferences = Table(
    "notice_preferences",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("chosen", Text, nullable=False),
)

openings = Table(
    "openings",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("before", String(16), primary_key=True),
    Column("after", String(16), primary_key=True),
    Column("games", Integer, nullable=False),
    Column("won", Integer, nullable=False),
)
"""How often people went from one position to another in their first turns, and how often whoever did so won."""

puzzle_ratings = Table(
    "puzzle_ratings",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("mu", Float(53), nullable=False),
    Column("sigma", Float(53), nullable=False),
    Column("tried", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
)
"""How well somebody does at a game's puzzles."""

puzzle_results = Table(
    "puzzle_results",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("puzzle", String(16), primary_key=True),
    Column("solved", Boolean, nullable=False),
    Column("wrong", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""What became of somebody's first try at a puzzle."""

daily_results = Table(
    "daily_results",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("day", String(10), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("solved", Boolean, nullable=False),
    Column("wrong", Integer, nullable=False),
    Column("on_time", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("ix_daily_results_day", "day"),
)
"""What became of a day's puzzle; `on_time`: on that day, wherever the player was."""

house = Table(
    "house",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)
"""What the house notes about itself: when it was last alive, and which version opened the store."""
