"""A position of Ronda back from its notation, or a random one that fits a view of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from haricot.core.chance import Chance
from haricot.core.errors import BadPosition
from haricot.core.notation import read_choice, read_fields, read_number, read_numbers
from haricot.core.options import Options
from haricot.games.ronda.moves import CIRCLE, DEEDS, Bowls, LastMove
from haricot.games.ronda.rules import DEALT, Phase, Ronda
from haricot.games.ronda.view_types import RondaView

LEAVES_TO = (None, "black", "box")
FIELDS = ("bowls", "stocks", "black", "box", "turn", "open", "covered", "phase")


def read_position(text: str, options: Options) -> Ronda:
    """The position, if its form is right, its beans add up, and its phase has what it needs."""
    given = read_fields(text, FIELDS)
    stocks = read_numbers("stocks", given["stocks"], given["stocks"].count(",") + 1)
    state = Ronda(
        options,
        read_numbers("bowls", given["bowls"], len(CIRCLE), between="."),
        stocks,
        read_number("black", given["black"]),
        read_number("box", given["box"]),
        int(read_choice("turn", given["turn"], [str(seat) for seat in range(len(stocks))])),
        _read_bowls("open", given["open"]),
        _read_bowls("covered", given["covered"]),
        Phase(read_choice("phase", given["phase"], [phase.value for phase in Phase])),
    )
    check_position(state)
    return state


def _read_bowls(field: str, text: str) -> Bowls:
    """The bowls of `3.8`, one or two, or of `-`."""
    if text == "-":
        return ()
    bowls = tuple(read_number(field, part) for part in text.split("."))
    for bowl in bowls:
        if bowl not in CIRCLE:
            raise BadPosition("ronda-bowl-unknown", bowl=bowl)
    if len(bowls) > 2:
        raise BadPosition("ronda-more-than-two", field=field, found=len(bowls))
    return bowls


def check_position(state: Ronda) -> None:
    """No bowl is over the cap or named twice, the beans add up, the phase has its bowls, who has won has the turn."""
    if max(state.bowls) > state.cap:
        raise BadPosition("ronda-bowl-over-the-cap", beans=max(state.bowls), cap=state.cap)
    named = (*state.open, *state.covered)
    if len(set(named)) < len(named):
        raise BadPosition("ronda-bowl-twice", bowls=" ".join(map(str, named)))
    beans = sum(state.bowls) + sum(state.stocks) + state.black + state.box
    expected = beans_in_all(state.seats, state.options)
    if beans != expected:
        raise BadPosition("ronda-beans", found=beans, expected=expected)
    if fault := _phase_fault(state):
        raise BadPosition(fault, phase=state.phase.value)
    over = state.turn is None and not state.open and state.phase is Phase.LIFT
    if state.stocks.count(0) != int(over):
        raise BadPosition("ronda-empty-stock")


def _phase_fault(state: Ronda) -> str | None:
    """What the phase lacks: to lift, one open bowl at most; a match, two that hide the same; added, one bean apart."""
    if state.phase is Phase.LIFT:
        return "ronda-phase-lift" if len(state.open) == 2 else None
    if state.phase is Phase.ADDED and state.is_simple:
        return "ronda-phase-added-simple" if state.open else None
    apart = 0 if state.phase is Phase.MATCH else 1
    beans = sorted(map(state.beans, state.open))
    if len(beans) == 2 and beans[1] - beans[0] == apart:
        return None
    return f"ronda-phase-{state.phase.value}"


def beans_in_all(seats: int, options: Options) -> int:
    """Twenty under the bowls, and the stocks dealt."""
    return sum(DEALT) + seats * int(options["stock"])


def imagine(view: RondaView, options: Options, chance: Chance) -> Ronda:
    """A random state that fits a view: what is in sight as it is, under the other bowls what may be there."""
    guess = Ronda(
        options,
        filled(view["bowls"], view["stocks"], (view["black"], view["box"]), options, chance),
        tuple(view["stocks"]),
        view["black"],
        view["box"],
        view["mover"],
        tuple(view["open"]),
        tuple(view["covered"]),
        Phase(view["phase"]),
    )
    state = replace(read_position(str(guess), options), last=_read_last(view))
    if state.view(view["seat"]) != view:
        raise _unreadable()
    return state


def _read_last(view: RondaView) -> LastMove | None:
    last = view["last"]
    if last is None:
        return None
    done = LastMove(last["seat"], DEEDS[last["move"]], last["penalty"], last["leaves_to"])
    if done.seat not in range(view["seats"]) or done.penalty not in (True, False) or done.leaves_to not in LEAVES_TO:
        raise _unreadable()
    return done


def filled(
    bowls: Sequence[int | None], stocks: Sequence[int], beside: Sequence[int], options: Options, chance: Chance
) -> tuple[int, ...]:
    """The beans of every bowl; the hidden ones as they were dealt, as far as what is in sight and the sum allow it."""
    cap = int(options["cap"])
    hidden = [at for at, beans in enumerate(bowls) if beans is None]
    seen = [beans for beans in bowls if beans is not None]
    counted = [*seen, *stocks, *beside]
    missing = beans_in_all(len(stocks), options) - sum(counted)
    if any(type(beans) is not int for beans in counted) or not 0 <= missing <= len(hidden) * cap:
        raise _unreadable()
    dealt, chance = chance.shuffled(_without(DEALT, seen))
    full = [beans or 0 for beans in bowls]
    for at, beans in zip(hidden, dealt, strict=False):
        full[at] = beans
    while (found := sum(full[at] for at in hidden)) != missing:
        step = 1 if found < missing else -1
        may_change = [at for at in hidden if 0 <= full[at] + step <= cap]
        chosen, chance = chance.below(len(may_change))
        full[may_change[chosen]] += step
    return tuple(full)


def _unreadable() -> BadPosition:
    return BadPosition("view-unreadable", game="ronda")


def _without(things: Iterable[int], taken: Iterable[int]) -> list[int]:
    """The things, less those taken, as far as they are there."""
    left = list(things)
    for thing in taken:
        if thing in left:
            left.remove(thing)
    return left
