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

    kind: Literal["game", "none", "turn", "days", "total"] = "game"
    amount: Annotated[int, Meta(ge=0, le=LONGEST_TURN)] = 0
    increment: Annotated[int, Meta(ge=0, le=LONGEST_INCREMENT)] | UnsetType = UNSET
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

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=1, le=100)] | None = None
    options: dict[Annotated[str, Meta(max_length=40)], Value] = field(default_factory=dict)
    clock: Clock = Clock()
    public: bool = False
    watching: bool = True
    teams: bool = False
    rated: bool | UnsetType = UNSET
    """Whether games count for ratings; not written where nobody chose: then those of public tables do."""
    hints: bool | UnsetType = UNSET
    """Whether people who play against each other may ask for hints, and everybody is told; not written where not."""
    takebacks: Takebacks | UnsetType = UNSET
    """A move is taken back freely while nobody moved since, only if the others agree, or never; not written: freely."""
    shared: bool | UnsetType = UNSET
    """Whether all people play at one device: a turn's time begins when they say so; not written where not."""

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
