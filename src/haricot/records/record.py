"""A whole game as one text that a person can read, a program can replay, and nobody can falsify."""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

from haricot.core.chance import Chance
from haricot.core.errors import BadRecord, HaricotError
from haricot.core.game import Outcome, Seat, State
from haricot.core.options import read_options, write_options
from haricot.games import named, names
from haricot.records.record_text import (
    SEATED,
    Header,
    Written,
    is_known,
    read_name,
    read_text,
    write_name,
    write_result,
    write_text,
)

NUMBER = re.compile(r"-?[0-9]{1,78}", re.ASCII)
SALT = re.compile(r"[0-9A-Za-z_-]{1,128}", re.ASCII)
SEAL = re.compile(r"[0-9a-f]{64}", re.ASCII)
FIRST_RULES = 1
UNWRITTEN = Written({}, (), (), ())


@dataclass(frozen=True, slots=True, kw_only=True)
class Record:
    """A game, how it began, and every move of it.

    The seal is a hash of seed and salt: shown from the start, it proves afterwards that the deal was not chosen later.
    A record that knows its seed draws a salt of its own if it is given none; salt and seal are not compared.
    Where a lexicon judges, the record names its version: if another one is installed, the words are trusted.
    The version of the rules is written from the second on.

    Who sat where, when, where and why it ended are told beside the game: neither compared nor under the seal.
    """

    game: str
    seats: int
    seed: int | None = None
    options: Mapping[str, Any] = field(default_factory=dict, hash=False)
    moves: tuple[str, ...] = ()
    start: str | None = None
    ended: str | None = None
    lexicon: str | None = None
    rules: int | None = None
    salt: str | None = field(default=None, compare=False)
    seal: str | None = field(default=None, compare=False)
    players: tuple[str, ...] = field(default=(), compare=False)
    """What each seat's player was called then; empty where nobody says."""
    bots: tuple[str, ...] = field(default=(), compare=False)
    """The level of the bot on each seat; empty where none sat."""
    substitutes: tuple[str, ...] = field(default=(), compare=False)
    """The level of the bot that took over a seat whose player went; empty where they stayed."""
    played: str | None = field(default=None, compare=False)
    """When it ended: `2026-11-15T20:14:03Z`."""
    house: str | None = field(default=None, compare=False)
    """The address of the house in which it was played."""
    reason: str | None = field(default=None, compare=False)
    """Why it ended: by the `rules`, `resigned`, or on `time`."""
    others: Mapping[str, str] = field(default_factory=dict, compare=False, repr=False)
    """Headers that nobody here knows, kept as they were read."""
    written: Written = field(default=UNWRITTEN, compare=False, repr=False)

    def __post_init__(self) -> None:
        self._check_kinds()
        object.__setattr__(self, "options", dict(self.options))
        object.__setattr__(self, "others", dict(self.others))
        for name in ("moves", "players", "bots", "substitutes"):
            object.__setattr__(self, name, tuple(str(one) for one in getattr(self, name)))
        if self.seed is not None:
            salt = self.salt or secrets.token_hex(16)
            object.__setattr__(self, "salt", salt)
            object.__setattr__(self, "seal", self.seal or seal_of(self.seed, salt))
        if self.lexicon is None:
            object.__setattr__(self, "lexicon", self.installed_lexicon)
        if self.rules is None:
            object.__setattr__(self, "rules", self.installed_rules)

    @property
    def installed_lexicon(self) -> str | None:
        """The version of the lexicon that would judge this game here; None where no lexicon does."""
        try:
            game = named(self.game)
            return game.lexicon_version(game.choose(self.options))
        except HaricotError:  # a record that cannot begin says so when it is replayed
            return None

    @property
    def installed_rules(self) -> int:
        """The version of the rules by which this game would be played here."""
        return named(self.game).rules_version if self.game in names() else FIRST_RULES

    def replay(self) -> State:
        """The final state; BadRecord names the move that cannot be played."""
        *_, final = self.states()
        return final

    def states(self) -> Iterator[State]:
        """Every state of the game, from the first to the last."""
        state = self._first()
        yield state
        on_trust = self.lexicon != self.installed_lexicon
        for number, move in enumerate(self.moves, 1):
            try:
                state = state.play(move, on_trust=on_trust)
            except HaricotError as wrong:
                line = self.written.lines[number - 1] if self.written.lines else 0
                raise BadRecord("record-move", number=number, move=move, line=line, why=wrong.sentence) from None
            yield state
        if self.ended is not None:
            lost_by(self.ended, state.seats)
            if state.turn is None:
                raise BadRecord("record-ended-twice", ended=self.ended)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, by the rules, by resignation or on time; None if it was not played to the end."""
        return self.outcome_at(self.replay())

    def outcome_at(self, final: State) -> Outcome | None:
        """The same, for whoever has replayed the game already."""
        return final.outcome if self.ended is None else Outcome.lost_by(lost_by(self.ended, final.seats), final.seats)

    def dumps(self, *, sealed: bool = False, states: Sequence[State] | None = None) -> str:
        """The record as text; sealed: with the seal instead of seed and salt, for a game not yet over.

        Whoever has every state of it already gives them, and it is not replayed.
        """
        headers = {
            "Game": self.game,
            "Seats": str(self.seats),
            "Options": write_options(self.options),
            "Rules": None if self.rules == FIRST_RULES else str(self.rules),
            "Lexicon": self.lexicon,
            "Start": self.start,
            "Seal": self.seal,
            "Seed": None if sealed or self.seed is None else str(self.seed),
            "Salt": None if sealed else self.salt,
            "Ended": self.ended,
        }
        headers |= self._circumstances()
        movers, result = self._movers_and_result(states)
        return write_text({name: text for name, text in headers.items() if text}, self.moves, movers, result)

    @classmethod
    def loads(cls, text: str) -> Record:
        """The record of a text; BadRecord names the line where something is wrong."""
        return cls.of_text(read_text(text))

    @classmethod
    def of_text(cls, written: Written) -> Record:
        """The record whose text has these parts."""
        given = {name: header.value for name, header in written.headers.items()}
        check_headers(given)
        if "Seal" in given and "Seed" in given and "Salt" not in given:
            raise BadRecord("record-header-missing", header="Salt")
        try:
            options = read_options(given.get("Options", ""), named(given["Game"]).options)
        except HaricotError as wrong:
            raise BadRecord("record-beginning", why=wrong.sentence) from None
        return cls(
            game=given["Game"],
            seats=_read_number(written.headers["Seats"]),
            seed=_read_number(written.headers["Seed"]) if "Seed" in given else None,
            options=options,
            moves=written.moves,
            start=given.get("Start"),
            ended=given.get("Ended"),
            lexicon=given.get("Lexicon"),
            rules=_read_number(written.headers["Rules"]) if "Rules" in given else FIRST_RULES,
            salt=given.get("Salt"),
            seal=given.get("Seal"),
            players=_read_seats(given, "Player"),
            bots=_read_seats(given, "Bot"),
            substitutes=_read_seats(given, "Substitute"),
            played=given.get("Played"),
            house=read_name(given["House"]) if "House" in given else None,
            reason=given.get("Reason"),
            others={name: text for name, text in given.items() if not is_known(name)},
            written=written,
        )

    def _circumstances(self) -> dict[str, str | None]:
        """The headers that tell of the game what is not the game."""
        told: dict[str, str | None] = {}
        for seat in range(self.seats):
            for name, texts in (("Player", self.players), ("Bot", self.bots), ("Substitute", self.substitutes)):
                told[f"{name}{seat}"] = write_name(texts[seat]) if seat < len(texts) else None
        told |= {"Played": self.played, "House": write_name(self.house or ""), "Reason": self.reason}
        return told | dict(self.others)

    def _first(self) -> State:
        """The state that the game began with."""
        chance = Chance.sealed() if self.seed is None else Chance.of(self.seed)
        try:
            game = named(self.game)
            if self.start is None:
                return game.begin(chance, self.seats, **self.options)
            first = game.position_with(chance, self.start, **self.options)
        except HaricotError as wrong:
            raise BadRecord("record-beginning", why=wrong.sentence) from None
        if first.seats != self.seats:
            raise BadRecord("record-seats", seats=self.seats, start=first.seats)
        return first

    def _movers_and_result(self, states: Sequence[State] | None) -> tuple[list[Seat | None], str]:
        """Who made each move and how it ended; where only the seed would tell, what the text said that was read."""
        try:
            states = states or list(self.states())
            return [state.turn for state in states[:-1]], write_result(self.outcome_at(states[-1]))
        except BadRecord:
            movers = self.written.movers if self.written.moves == self.moves else [None] * len(self.moves)
            return list(movers), write_result(None)

    def _check_kinds(self) -> None:
        wanted: dict[str, type | tuple[type, ...]] = {
            "game": str,
            "seats": int,
            "seed": (int, type(None)),
            "rules": (int, type(None)),
            "options": Mapping,
            "moves": (tuple, list),
            "players": (tuple, list),
            "bots": (tuple, list),
            "substitutes": (tuple, list),
            "others": Mapping,
        }
        texts = ("start", "ended", "lexicon", "salt", "seal", "played", "house", "reason")
        wanted |= {name: (str, type(None)) for name in texts}
        for name, kind in wanted.items():
            value = getattr(self, name)
            if not isinstance(value, kind) or isinstance(value, bool):
                raise BadRecord("record-field", field=name, value=repr(value))
        for name, form in (("salt", SALT), ("seal", SEAL)):
            value = getattr(self, name)
            if value is not None and not form.fullmatch(value):
                raise BadRecord("record-field", field=name, value=value)


def check_headers(given: Mapping[str, str]) -> None:
    """What every record says first: a game that there is, and how many play; BadRecord otherwise."""
    if "Game" not in given:
        raise BadRecord("record-header-missing", header="Game")
    try:
        named(given["Game"])
    except HaricotError as wrong:
        raise BadRecord("record-beginning", why=wrong.sentence) from None
    if "Seats" not in given:
        raise BadRecord("record-header-missing", header="Seats")


def seal_of(seed: int, salt: str) -> str:
    """SHA-256 of `<seed>:<salt>`, which any tool can compute again."""
    return sha256(f"{seed}:{salt}".encode()).hexdigest()


def lost_by(ended: str, seats: int) -> Seat:
    """The seat of `resigned:1` or `time:0`."""
    how, _, seat = ended.partition(":")
    if how not in ("resigned", "time") or seat not in map(str, range(seats)):
        raise BadRecord("record-ended", ended=ended)
    return int(seat)


def _read_seats(given: Mapping[str, str], name: str) -> tuple[str, ...]:
    """Of `Player0`, `Player1`, … what stands there, by seat; empty for seats of which nothing is said."""
    seated = [(seat, text) for header, text in given.items() if (seat := SEATED.fullmatch(header))]
    found = {int(seat[2]): text for seat, text in seated if seat[1] == name}
    return tuple(read_name(found.get(seat, "")) for seat in range(max(found, default=-1) + 1))


def _read_number(header: Header) -> int:
    if not NUMBER.fullmatch(header.value):
        raise BadRecord("record-header-number", line=header.line, text=header.value)
    return int(header.value)
