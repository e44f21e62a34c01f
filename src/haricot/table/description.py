"""What one person at a table may know of it: built up field by field, so that nothing secret slips in."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from haricot.core.game import Outcome
from haricot.core.view_types import Count, OptionValue, OutcomeView, SeatNumber
from haricot.games import named
from haricot.games.rule_set import rule_set
from haricot.table.absence import is_adjourned
from haricot.table.event_description import EarlyEndDescription, describe_early_end
from haricot.table.events import Millisecond, PersonId
from haricot.table.join_requests import who_answers
from haricot.table.names_and_signs import KnownPerson, PersonDescription, describe_people
from haricot.table.setup import Takebacks
from haricot.table.table import Chair, Match, Table, UndoRequest

TablePhase = Literal["gathering", "playing", "over", "closed"]


class ClockDescription(Struct, frozen=True):
    """How long one may think."""

    kind: Annotated[
        Literal["none", "turn", "days", "total"],
        Meta(description="Without end, so many seconds a turn, so many days a turn, or so many seconds in all."),
    ]
    amount: Annotated[Count, Meta(description="How many seconds or days; 0 where no clock runs.")]
    increment: Annotated[
        Count | UnsetType, Meta(description="Seconds that each turn adds; there only where time is counted in all.")
    ] = UNSET


class SetupDescription(Struct, frozen=True):
    """What the host has chosen, and the defaults for all else."""

    game: Annotated[str, Meta(description="The game's name.")]
    seats: Annotated[int, Meta(ge=1, description="How many play.")]
    options: Annotated[dict[str, OptionValue], Meta(description="Every option of the game, by name.")]
    clock: Annotated[ClockDescription, Meta(description="How long a turn may last.")]
    public: Annotated[bool, Meta(description="Whether anybody may come without an invitation.")]
    watching: Annotated[bool, Meta(description="Whether people may watch who do not sit.")]
    teams: Annotated[bool, Meta(description="Whether several people may share a seat.")]
    hints: Annotated[
        bool, Meta(description="Whether people who play against each other may ask for hints; everybody is told.")
    ]
    takebacks: Annotated[
        Takebacks,
        Meta(description="A move is taken back freely while nobody moved since, only if the others agree, or never."),
    ]
    shared: Annotated[
        bool, Meta(description="Whether all people play at one device: the time of a turn begins when it is seen.")
    ]
    rated: Annotated[
        bool | UnsetType,
        Meta(description="Whether games count for ratings, where the host chose; else those of public tables do."),
    ] = UNSET


class ChairDescription(Struct, frozen=True):
    """A seat, and who plays it."""

    people: Annotated[list[PersonId], Meta(description="The people on it; none where it is free or a bot's.")]
    bot: Annotated[str | None, Meta(description="The name of the bot on it; null where none sits.")]
    level: Annotated[str | None, Meta(description="The bot's level; null for the strongest, and where none sits.")]
    lent: Annotated[bool, Meta(description="Whether a bot plays for the people on it, who will take it back.")]


class UndoDescription(Struct, frozen=True):
    """A question to all others: may that seat take its last move back?"""

    seat: Annotated[SeatNumber, Meta(description="The seat that asks.")]
    number: Annotated[int, Meta(description="The number of the event that asked; answers name this or a later one.")]
    agreed: Annotated[list[SeatNumber], Meta(description="The seats that have agreed so far.")]


class ResignationDescription(Struct, frozen=True):
    """People who gave up a game of more than two, which went on with a bot on their seat."""

    seat: Annotated[SeatNumber, Meta(description="The seat that they gave up.")]
    people: Annotated[list[PersonId], Meta(description="Who gave up.")]
    moves: Annotated[Count, Meta(description="How many moves had been made by then.")]
    bot: Annotated[str, Meta(description="The bot that stands in for them; they have the seat again after the game.")]


class MatchDescription(Struct, frozen=True):
    """The game being played, or just over: all but the position, which is in the view."""

    began: Annotated[int, Meta(description="The number of the event that started it.")]
    since: Annotated[int, Meta(description="The number of the event that led to the position.")]
    moves: Annotated[Count, Meta(description="How many moves were made, those taken back not counted.")]
    remembering: Annotated[
        bool, Meta(description="Whether remembering is the game: until its end, no view is given twice.")
    ]
    turn: Annotated[SeatNumber | None, Meta(description="The seat to act; null once the game is over.")]
    deadline: Annotated[
        Millisecond | None,
        Meta(description="When that seat's time is over, in milliseconds since 1970; null where no clock runs."),
    ]
    seal: Annotated[str, Meta(description="SHA-256 of `<seed>:<salt>`: proves that the deal was not chosen later.")]
    seed: Annotated[
        str | None, Meta(description="The seed of the deal, in digits (it may be long); null until the game is over.")
    ]
    salt: Annotated[str | None, Meta(description="The salt of the seal; null until the game is over.")]
    ended: Annotated[
        EarlyEndDescription | None,
        Meta(description="How it ended before the rules ended it; null otherwise."),
    ]
    outcome: Annotated[OutcomeView | None, Meta(description="How it ended; null while it is played.")]
    undo: Annotated[UndoDescription | None, Meta(description="The undo that is asked for; null where none is.")]
    rematch: Annotated[list[SeatNumber], Meta(description="The seats that want to play again.")]
    resigned: Annotated[
        list[ResignationDescription],
        Meta(description="Who gave up while the others played on; their place is the last."),
    ]
    adjourned: Annotated[
        Count | UnsetType,
        Meta(
            description="It has no clock by itself and became a game of so many days a turn; there only where it did."
        ),
    ] = UNSET
    times_left: Annotated[
        list[Millisecond] | UnsetType,
        Meta(
            description="The milliseconds that each seat had left when this turn began; of whoever acts the deadline "
            "tells. There only where time is counted in all."
        ),
    ] = UNSET


class JoinRequestDescription(Struct, frozen=True):
    """Somebody asks to share a seat, or to come in."""

    person: Annotated[PersonId, Meta(description="Who asks.")]
    seat: Annotated[SeatNumber | None, Meta(description="The seat they would share; null: to come in.")]
    number: Annotated[int, Meta(description="The number of the event that asked; answers name this or a later one.")]
    agreed: Annotated[list[PersonId], Meta(description="Who has agreed so far.")]
    yours: Annotated[bool, Meta(description="Whether the reader is asked, and has not agreed yet.")]


class ReaderDescription(Struct, frozen=True):
    """Whoever this description is for."""

    person: Annotated[PersonId | None, Meta(description="Who it is; null for somebody whom the house does not know.")]
    seat: Annotated[SeatNumber | None, Meta(description="Where they sit; null where they watch.")]
    host: Annotated[bool, Meta(description="Whether they are the host.")]
    may: Annotated[
        Literal["sit", "watch"] | None, Meta(description="What they may do; null for somebody who is not at the table.")
    ]
    screen: Annotated[bool, Meta(description="Whether it is a screen in the middle of the table, which takes no part.")]


class DepartureDescription(Struct, frozen=True):
    """Somebody left, and has the seat again when they come back: a bot plays there for them, or the seat waits."""

    person: Annotated[PersonId, Meta(description="Who left.")]
    seat: Annotated[SeatNumber, Meta(description="Their seat.")]
    at: Annotated[Millisecond, Meta(description="When they left, in milliseconds since 1970.")]


class PersonalDescription(Struct, frozen=True):
    """What of a description depends on its reader: all else is the same for everybody."""

    invitations: Annotated[
        Count | None, Meta(description="How many invitations are good; null for everybody but the host.")
    ]
    requests: Annotated[
        list[JoinRequestDescription],
        Meta(description="Who asks to share a seat; for the host also who asks to come in."),
    ]
    you: Annotated[ReaderDescription, Meta(description="Whoever this description is for.")]


class TableDescription(PersonalDescription, frozen=True):
    """A table as one person at it may know it."""

    number: Annotated[int, Meta(description="The number of the last event of the table.")]
    host: Annotated[PersonId, Meta(description="Who arranges the table.")]
    setup: Annotated[SetupDescription, Meta(description="What the table is set for.")]
    phase: Annotated[
        TablePhase, Meta(description="Before the first game, during a game, after it, or closed since all have left.")
    ]
    chairs: Annotated[list[ChairDescription], Meta(description="The seats, from 0 on.")]
    guests: Annotated[list[PersonId], Meta(description="Everybody who is at the table, in the order they came.")]
    guarded: Annotated[bool, Meta(description="Whether whoever comes waits until the host lets them in.")]
    rule_set: Annotated[
        str | None,
        Meta(
            description="By which rules strength is compared, such as `default`; null: by none, and games are friendly."
        ),
    ]
    rated: Annotated[bool, Meta(description="Whether the game being played, or the next one, counts for ratings.")]
    match: Annotated[MatchDescription | None, Meta(description="The game being played or just over; null before one.")]
    games: Annotated[Count, Meta(description="How many games were played to their end at this table.")]
    beans: Annotated[
        dict[str, Count], Meta(description="The beans won here, by the id of a person or the name of a bot.")
    ]
    people: Annotated[
        dict[PersonId, PersonDescription],
        Meta(description="Everybody mentioned here whom the house still knows, by id."),
    ]
    events_left: Annotated[
        Count | None,
        Meta(description="How many more events the table takes: then one can only resign or leave. Null while many."),
    ]
    departed: Annotated[
        list[DepartureDescription] | UnsetType,
        Meta(description="Whose seats are kept though they left; there only where there are any."),
    ] = UNSET


def nobody_known(person: PersonId) -> KnownPerson | None:
    """For whoever needs no names."""
    return None


def describe_table(
    table: Table, person: PersonId | None, known: Callable[[PersonId], KnownPerson | None] = nobody_known
) -> TableDescription:
    """The table as one person at it may know it; `known` tells the names of those whom it mentions."""
    return TableDescription(
        number=table.number,
        host=table.host,
        setup=_setup(table),
        phase=phase(table),
        chairs=[_chair(chair) for chair in table.chairs],
        guests=list(table.guests),
        invitations=_invitations(table, person),
        guarded=table.guarded,
        requests=_requests(table, person),
        rule_set=_rule_set(table),
        rated=table.is_rated,
        match=None if table.match is None else _match(table, table.match),
        games=len(table.finished),
        beans=table.beans,
        you=_reader(table, person),
        people=people_called(table, known),
        events_left=table.events_left,
        departed=_departed(table) or UNSET,
    )


def describe_personally(table: Table, person: PersonId | None) -> PersonalDescription:
    """The fields that depend on that reader, alone."""
    return PersonalDescription(
        invitations=_invitations(table, person),
        requests=_requests(table, person),
        you=_reader(table, person),
    )


def _invitations(table: Table, person: PersonId | None) -> int | None:
    return len(table.invitations) if person == table.host else None


def _reader(table: Table, person: PersonId | None) -> ReaderDescription:
    return ReaderDescription(
        person=person,
        seat=table.seat_of(person),
        host=person == table.host and person in table.guests,
        may=None if person is None else table.guests.get(person),
        screen=person in table.screens,
    )


def phase(table: Table) -> TablePhase:
    """Where the table is: gathering, playing, over or closed."""
    if table.closed:
        return "closed"
    if table.match is None:
        return "gathering"
    return "over" if table.match.is_over else "playing"


def _requests(table: Table, person: PersonId | None) -> list[JoinRequestDescription]:
    return [
        JoinRequestDescription(
            one.person,
            one.seat,
            one.number,
            sorted(one.agreed),
            yours=person in who_answers(table, one) and person not in one.agreed,
        )
        for one in table.requests
        if one.seat is not None or person == table.host
    ]


def _setup(table: Table) -> SetupDescription:
    setup = table.setup
    assert setup.clock.kind != "game", "the setup of a table is settled"
    return SetupDescription(
        game=setup.game,
        seats=len(table.chairs),
        options=setup.options,
        clock=ClockDescription(setup.clock.kind, setup.clock.amount, setup.clock.increment),
        public=setup.public,
        watching=setup.watching,
        teams=setup.teams,
        hints=setup.hints or False,
        takebacks=setup.takeback,
        shared=setup.shared or False,
        rated=setup.rated,
    )


def _rule_set(table: Table) -> str | None:
    return rule_set(named(table.setup.game), table.setup.options)


def _chair(chair: Chair) -> ChairDescription:
    return ChairDescription(list(chair.people), chair.bot, chair.level, chair.lent)


def _match(table: Table, match: Match) -> MatchDescription:
    """The seal from the start; seed and salt once the game is over."""
    return MatchDescription(
        began=match.began,
        since=match.since,
        moves=len(match.moves),
        remembering=named(match.setup.game).remembering,
        turn=match.turn,
        deadline=match.deadline,
        seal=match.seal,
        seed=str(match.seed) if match.is_over else None,
        salt=match.salt if match.is_over else None,
        ended=describe_early_end(match.ended) if match.ended else None,
        outcome=None if match.outcome is None else _outcome(match.outcome),
        undo=None if match.undo is None else _undo(match.undo),
        rematch=sorted(match.rematch),
        resigned=[ResignationDescription(one.seat, list(one.people), one.moves, one.bot) for one in match.resigned],
        adjourned=match.setup.clock.amount if is_adjourned(table) else UNSET,
        times_left=list(match.times_left) or UNSET,
    )


def _departed(table: Table) -> list[DepartureDescription]:
    """In a running game: before and after one, nobody is waited for."""
    if table.playing is None:
        return []
    return [
        DepartureDescription(person, seat, gone.at)
        for person, gone in table.departed.items()
        if (seat := table.seat_kept_for(person)) is not None
    ]


def _outcome(outcome: Outcome) -> OutcomeView:
    return {"winners": list(outcome.winners), "scores": list(outcome.scores), "ranks": list(outcome.ranks)}


def _undo(undo: UndoRequest) -> UndoDescription:
    return UndoDescription(undo.seat, undo.number, sorted(undo.agreed))


def mentioned(table: Table) -> list[PersonId]:
    """Everybody whom a description of the table names, each once."""
    seated = (one for chair in table.chairs for one in chair.people)
    resigned = (one for gone in (table.match.resigned if table.match else ()) for one in gone.people)
    asking = (one.person for one in table.requests)
    left = (one.person for one in _departed(table))
    return list(dict.fromkeys([*table.guests, *table.beans, *seated, *resigned, *asking, *left]))


def people_called(table: Table, known: Callable[[PersonId], KnownPerson | None]) -> dict[PersonId, PersonDescription]:
    """Everybody whom a description of the table names, as they are called there."""
    found = {one: person for one in mentioned(table) if (person := known(one)) is not None}
    return describe_people(found, table.arrived, [chair.bot for chair in table.chairs if chair.bot])
