"""What a table is set for: the game, its options, how many sit down, the clock, and who may come."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field
from msgspec.structs import replace

from haricot.core.options import Value
from haricot.games import named
from haricot.table.errors import Refused

SECONDS_A_DAY = 86_400
LONGEST_TURN = SECONDS_A_DAY
MOST_DAYS = 60
LONGEST_INCREMENT = 3600


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """How long one may think: as the game says, without end, so many seconds or days a turn, or so many in all.

    In all (`total`): so many seconds a seat for the whole game, and `increment` more after each turn.
    """

    kind: Annotated[
        Literal["game", "none", "turn", "days", "total"],
        Meta(description="As the game says, without end, so many seconds or days a turn, or so many seconds in all."),
    ] = "game"
    amount: Annotated[
        int,
        Meta(ge=0, le=LONGEST_TURN, description="How many seconds or days; 0 where none is needed."),
    ] = 0
    increment: Annotated[
        Annotated[int, Meta(ge=0, le=LONGEST_INCREMENT)] | UnsetType,
        Meta(description="Seconds that each turn adds, where time is counted in all."),
    ] = UNSET
    """Not written where there is none: logs of clocks without it stay as they were."""

    @property
    def seconds(self) -> int | None:
        """The time for a whole turn, or for all; None where no clock runs."""
        if self.kind == "none":
            return None
        return self.amount * SECONDS_A_DAY if self.kind == "days" else self.amount


Takebacks = Literal["free", "agreed", "none"]


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that the host chooses before a game."""

    game: Annotated[str, Meta(max_length=40, description="The game's name.")]
    seats: Annotated[
        Annotated[int, Meta(ge=1, le=100)] | None,
        Meta(description="How many play; null: the fewest that the options allow."),
    ] = None
    options: Annotated[
        dict[Annotated[str, Meta(max_length=40)], Value],
        Meta(description="Options of the game, by name; the others have their defaults."),
    ] = field(default_factory=dict)
    clock: Annotated[Clock, Meta(description="How long a turn may last; without one, as the game says.")] = Clock()
    public: Annotated[bool, Meta(description="Whether anybody may come without an invitation.")] = False
    watching: Annotated[bool, Meta(description="Whether people may watch who do not sit.")] = True
    teams: Annotated[bool, Meta(description="Whether several people may share a seat.")] = False
    rated: Annotated[
        bool | UnsetType, Meta(description="Whether games count for ratings; without it, those of public tables do.")
    ] = UNSET
    """Not written where nobody chose."""
    hints: Annotated[
        bool | UnsetType,
        Meta(description="Whether people who play against each other may ask for hints; everybody is told."),
    ] = UNSET
    """Not written where not."""
    takebacks: Annotated[
        Takebacks | UnsetType,
        Meta(description="A move is taken back freely while nobody moved since, only if the others agree, or never."),
    ] = UNSET
    """Not written where freely."""
    shared: Annotated[
        bool | UnsetType,
        Meta(description="Whether all people play at one device: the time of a turn begins when they say so."),
    ] = UNSET
    """Not written where not."""

    @property
    def is_rated(self) -> bool:
        """Whether games count for ratings: public ones do, unless the host said otherwise."""
        return self.public if isinstance(self.rated, UnsetType) else self.rated

    @property
    def takeback(self) -> Takebacks:
        """How moves are taken back; free, where nobody chose."""
        return self.takebacks or "free"


def settled(setup: Setup) -> Setup:
    """The same setup with nothing left open: every option has its value, the seats their number, the clock its time.

    All values are kept, the defaults too, so that a table replays the same when a default changes one day.
    """
    game = named(setup.game)
    options = game.choose(setup.options)
    seats = game.seats_for(options)[0] if setup.seats is None else setup.seats
    game.check_seats(seats, options)
    clock = setup.clock
    if clock.kind == "game":
        minute = game.seconds_per_turn(options)
        clock = Clock("turn", minute) if minute else Clock("none")
    elif clock.kind == "none":
        clock = Clock("none")
    elif clock.amount < 1 or (clock.kind == "days" and clock.amount > MOST_DAYS):
        raise Refused("table-clock", longest=LONGEST_TURN, days=MOST_DAYS)
    else:
        clock = Clock(clock.kind, clock.amount, (clock.increment or 0) if clock.kind == "total" else UNSET)
    return replace(
        setup,
        seats=seats,
        options=dict(options),
        clock=clock,
        hints=setup.hints or UNSET,
        takebacks=UNSET if setup.takeback == "free" else setup.takeback,
        shared=UNSET if setup.public else setup.shared or UNSET,
    )
