"""What goes over HTTP, in and out: the shapes that the OpenAPI document shows."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from haricot.core.game import Secret
from haricot.core.options import Value
from haricot.core.view_types import AnyPreview, AnyView
from haricot.games.drawing import Drawing
from haricot.house.notices.preferences import Preferences
from haricot.house.people.people import Person
from haricot.table import Setup, TableDescription
from haricot.table.names_and_signs import Sign

Name = Annotated[str, Meta(min_length=1, max_length=40)]
LinkSecret = Annotated[str, Meta(min_length=1, max_length=100)]
SeatAsked = Annotated[int, Meta(ge=0, le=99)]
ListedPhase = Literal["gathering", "playing", "over", "closed", "unknown", "unreadable"]
"""Of a table in a list, which may be one whose game is not here, or whose log cannot be read."""


class Introduction(Struct, forbid_unknown_fields=True):
    """How somebody wants to be called; the house finds a name for whoever has none."""

    name: Name | None = None
    sign: Sign | None = None


class NewProgram(Struct):
    """A program that may sit like a person, and its token: shown once."""

    person: Person
    token: str


class Companion(Struct):
    """Somebody who plays at this device beside you, and the key: shown once, and only here."""

    person: Person
    token: str


class Advice(Struct):
    """What a bot would play in your place, and why, in the reader's language."""

    move: str
    reason: str


class Carried(Struct, forbid_unknown_fields=True):
    """The secret of a link by which somebody takes themselves along to another device."""

    secret: LinkSecret


class Return(Struct, forbid_unknown_fields=True):
    """Whom this browser shall be again: one of those whom it was before."""

    person: Annotated[str, Meta(max_length=64)]


class DeviceCard(Struct):
    """Where you are known: a browser, or a program with its token."""

    id: str
    this: bool
    """Whether it is the one that asks."""
    browser: str | None
    """Roughly what it is, such as `Firefox · Linux`; null where that is not known."""
    made: int | None
    """Since when, in milliseconds since 1970; null where that was not noted yet."""
    used: int | None
    """When it was last used, to within some minutes; null likewise."""
    passkey: bool
    """Whether a passkey is on it, or it came with one: whoever shuts it out takes that away too."""


class Link(Struct):
    """A link that carries an identity to another device, once, and a QR code of it (SVG)."""

    link: str
    secret: str
    qr: str
    expires: int


class HouseCard(Struct):
    """What kind of house this is."""

    family: bool
    """Whether it is for families: no public tables, and no names but those suggested."""
    names: list[str]
    """Suggested names for people."""


class OptionCard(Struct):
    """An option of a game, as a client offers it."""

    name: str
    default: Value
    """In this house; the library's own may be another."""
    choices: list[Value] | None
    least: int | None
    most: int | None
    meaning: str
    names_a_seat: bool
    """Whether a number among its values is a seat, to be shown by the seat's name."""


class GameCard(Struct):
    """A game, as the shelf shows it."""

    name: str
    title: str
    tagline: str
    fewest: int
    most: int
    seat_names: list[str]
    """What people call each seat, where nobody sits: White, or Player 1."""
    options: list[OptionCard]
    presets: dict[str, dict[str, Value]]
    family: dict[str, Value]
    """The options that are proposed where a family plays."""
    levels: list[str]
    """The bots' levels, the weakest first."""
    aim: str
    """What one plays for, in one sentence; empty where the game does not say."""
    minutes: int
    age: int | None
    """From which age on; None where nobody says."""
    youngest: int | None
    """From which age on by a simplified variant; None where there is none."""
    company: int
    """How many at the table are good company."""
    advised: int
    """Up to how many it is advised for; more may play where `most` is more."""
    secret: Secret
    """What is hidden: nothing; things that no seat knows; things that one seat knows and another does not."""
    remembering: bool
    """Whether each view is given once, since remembering is the game."""
    lists_moves: bool
    rules: bool
    """Whether there is a page of rules."""
    printed: bool
    """Whether there are files to print it from: `/paper/<name>.<lang>.a4.pdf`, and `a3`."""
    board: bool
    """Whether a client is to draw it; else each view comes with a drawing."""


class BotSeat(Struct, forbid_unknown_fields=True):
    """A seat for a bot, of a level or of a size (`size:1240`); without a level, the strongest."""

    seat: SeatAsked
    level: Annotated[str, Meta(max_length=20)] | None = None


BotSeats = Annotated[list[BotSeat], Meta(max_length=100)]


class SeatedCompanion(Introduction, kw_only=True, forbid_unknown_fields=True):
    """Somebody who plays at this device beside you: their seat, and how they want to be called."""

    seat: SeatAsked


class NewTable(Setup, frozen=True, forbid_unknown_fields=True):
    """What is played, and who sits down at once: you, companions and bots; with `start` the game begins."""

    seat: SeatAsked | None = None
    """Where you sit; nowhere, if you do not say."""
    companions: Annotated[list[SeatedCompanion], Meta(max_length=100)] = field(default_factory=list)
    """Those who play at this device beside you: each is somebody new, with a key."""
    bots: BotSeats = field(default_factory=list)
    start: bool = False
    screen: bool = False
    """This device is a screen in the middle of the table and takes no part; the first who comes is the host."""


class TableCard(Struct, kw_only=True):
    """A table in a list.

    The phase `unknown`: of a game that this house does not have; `unreadable`: its log is damaged. Of these no more can
    be said.
    """

    id: str
    game: str
    seats: int
    free: int
    phase: ListedPhase
    people: list[str]
    live: bool
    your_turn: bool
    days: int | None
    """Of a game of days that is being played: how many a turn has."""
    deadline: int | None
    """When the time of whoever is to move is over, in milliseconds since 1970."""
    to_move: list[str]
    """Who is to move, where others than you are."""
    holiday: int | None
    """Until when whoever is to move is on holiday."""
    rated: bool
    """Whether its games count, in a house that compares people."""


class HolidayWanted(Struct, forbid_unknown_fields=True):
    """Until when you are on holiday, in milliseconds since 1970."""

    until: Annotated[int, Meta(ge=0, le=2**53)]


class HolidayCard(Struct):
    """Your holidays: the clocks of your games of days stand still."""

    until: int | None
    """Until when you are on holiday, in milliseconds since 1970; null where you are not."""
    left: int
    """The milliseconds that you may still take, from now on."""
    days_a_year: int


class BrowserKeys(Struct, forbid_unknown_fields=True):
    """What a browser gave, so that only it can read what it is sent."""

    p256dh: Annotated[str, Meta(min_length=1, max_length=100)]
    auth: Annotated[str, Meta(min_length=1, max_length=40)]


class NewBrowser(Struct, forbid_unknown_fields=True):
    """A browser's push subscription: where it can be reached, and its keys."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]
    keys: BrowserKeys


class BrowserCard(Struct):
    """A browser that is sent notices."""

    id: str
    service: str
    """The host of its push service."""
    made: int
    """Since when, in milliseconds since 1970."""
    this: bool
    """Whether it is on the device that asks."""


class NoticesCard(Struct):
    """What you want to hear of, and where."""

    key: str
    """The house's public key, for a browser that subscribes."""
    browsers: list[BrowserCard]
    preferences: Preferences


class TableSeen(Struct):
    """A table as one person may see it: the same as over the socket."""

    id: str
    number: int
    table: TableDescription
    view: AnyView | None
    drawing: Drawing | None
    moves: list[str] | None
    deadline: int | None


class OpenedTable(TableSeen):
    """A table just opened, and those who play at this device beside you, as they were asked for."""

    companions: list[Companion]


class Invitation(Struct, forbid_unknown_fields=True):
    """What whoever is invited may do."""

    may: Literal["sit", "watch"] = "sit"


class InvitationLink(Struct):
    """A link for whoever shall come; the house keeps only a fingerprint of its secret."""

    link: str
    secret: str
    may: Literal["sit", "watch"]
    qr: str


class Coming(Struct, forbid_unknown_fields=True):
    """The secret of an invitation; nothing at a public table."""

    invitation: LinkSecret | None = None


class JoinCode(Struct):
    """Six characters that lead to a table, while it gathers or has a free seat."""

    code: str


class TypedCode(Struct, forbid_unknown_fields=True):
    """A join code as somebody typed it."""

    code: Annotated[str, Meta(min_length=1, max_length=20)]


class Joined(Struct):
    """Where a join code led."""

    table: str
    waits: bool
    """Whether the host is asked to let you in: then ask again from time to time."""


class Waiting(Struct):
    """Whoever comes waits until the host lets them in."""

    waits_at: str
    """The table's identifier."""


class Done(Struct):
    """What was asked is done: the number of the table's last event."""

    number: int


class SeenView(Struct):
    """A position as a seat saw it, the number of the event that led there, and when that was."""

    number: int
    view: AnyView
    at: int
    """In milliseconds since 1970."""


class Preview(Struct):
    """What a move would bring, as its game declares it; null where a game tells nothing beforehand."""

    brings: AnyPreview | None


class Healthy(Struct):
    """The house is there."""

    status: Literal["ok"]
    version: str
