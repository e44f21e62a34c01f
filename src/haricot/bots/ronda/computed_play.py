"""Playing Ronda by odds: every choice of the turn computed, by all that was seen or by what is left of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random

from haricot.bots import Answer, Bot
from haricot.bots.ronda.intuitive_play import add, intuitive_answer, may_lift, stop
from haricot.bots.ronda.memory import PERFECT, Memory, Mind, beans_in, never_seen
from haricot.bots.ronda.odds import Counts, TurnOdds, counted
from haricot.games.ronda.view_types import RondaView
from haricot.texts import Sentence


def computing(mind: Mind) -> Bot:
    """Somebody with that memory who makes the choice of the greatest expected worth; among bowls alike, any."""

    def answer(views: Sequence[RondaView], seed: int, seconds: float) -> Answer:
        view, memory, rng = views[-1], mind.remembers(views), Random(seed)
        if stands_still(views):
            return intuitive_answer(view, memory, seed)
        turn, known, unknown = considered(views, memory)
        if view["phase"] == "match":
            return _add_or_pass(view, turn, known, unknown)
        if view["phase"] == "added":
            return _go_on_or_stop(view, turn, known, unknown, memory, rng)
        return _lift(view, turn, known, unknown, memory, rng)

    return answer


def considered(views: Sequence[RondaView], memory: Memory) -> tuple[TurnOdds, Counts, Counts]:
    """The turn, and how many covered bowls are known, and unknown, to hide each number of beans.

    Of a bowl that was forgotten, where it stands is not known; that it is somewhere is.
    """
    view = views[-1]
    cap, seat = view["options"]["cap"], view["mover"]
    turn = TurnOdds(
        cap=cap,
        simple=view["options"]["flow"] == "simple",
        costs=bool(view["options"]["penalty"] and view["black"]),
        stock=view["stocks"][seat],
        next_stock=view["stocks"][(seat + 1) % view["seats"]],
    )
    known = counted([beans for bowl, beans in memory.items() if bowl not in view["open"]], cap)
    forgotten = [beans for bowl, beans in PERFECT.remembers(views).items() if bowl not in memory]
    return turn, known, counted([*never_seen(views), *forgotten], cap)


def worths(views: Sequence[RondaView]) -> dict[str, float]:
    """What each deed that is allowed now may be expected to be worth, by its notation."""
    view, memory = views[-1], PERFECT.remembers(views)
    turn, known, unknown = considered(views, memory)
    if view["phase"] == "match":
        worth = turn.match(known, unknown, beans_in(view, view["open"][0]), 0)
        return {**{f"+{bowl}": worth["add"] for bowl in view["open"]}, "pass": worth["pass"]}
    if view["phase"] == "added" and not turn.simple:
        fuller, other = _kept(view)
        worth = turn.after_adding(known, unknown, beans_in(view, other), 0)
        return {f"={fuller}": worth["more"], f"={other}": worth["before"], "stop": worth["stop"]}
    lifts = _lifts(view, turn, known, unknown)
    by_bowl = {str(bowl): lifts[memory.get(bowl)] for bowl in may_lift(view)}
    return by_bowl | ({"stop": turn.leave(known, unknown)} if view["phase"] == "added" else {})


def stands_still(views: Sequence[RondaView]) -> bool:
    """Whether every seat has ended three turns and nobody has added a bean.

    Where adding would help only the next player and a mistake costs nothing, all who compute would wait for ever.
    """
    patience = 3 * int(views[-1]["seats"])
    for view in reversed(views):
        if view["last"] is None or view["last"]["kind"] == "add" or patience == 0:
            break
        patience -= view["last"]["seat"] != view["turn"]
    return patience == 0


def _add_or_pass(view: RondaView, turn: TurnOdds, known: Counts, unknown: Counts) -> Answer:
    beans = beans_in(view, view["open"][0])
    worth = turn.match(known, unknown, beans, 0)
    if worth["pass"] > worth["add"]:
        return Answer("pass", Sentence("bot-ronda-leaves-nothing"))
    return add(view)


def _go_on_or_stop(
    view: RondaView, turn: TurnOdds, known: Counts, unknown: Counts, memory: Memory, rng: Random
) -> Answer:
    if turn.simple:
        worth = turn.lift(known, unknown, 0)
        if not worth or max(worth.values()) <= turn.leave(known, unknown):
            return stop(view)
        return _lift(view, turn, known, unknown, memory, rng)
    fuller, other = _kept(view)
    worth_of = turn.after_adding(known, unknown, beans_in(view, other), 0)
    best = max(worth_of, key=lambda choice: worth_of[choice])
    if best == "stop":
        return stop(view)
    kept = fuller if best == "more" else other
    beans = beans_in(view, kept)
    if beans in [memory[bowl] for bowl in memory if bowl not in view["open"]]:
        return Answer(f"={kept}", Sentence("bot-ronda-knows-where", {"beans": beans}))
    return Answer(f"={kept}", _chances("bot-ronda-goes-on-by-odds", unknown, beans))


def _lift(view: RondaView, turn: TurnOdds, known: Counts, unknown: Counts, memory: Memory, rng: Random) -> Answer:
    allowed, worth = may_lift(view), _lifts(view, turn, known, unknown)
    wanted = _best(worth, lambda beans: any(memory.get(bowl) == beans for bowl in allowed))
    bowls = [bowl for bowl in allowed if memory.get(bowl) == wanted]
    shown = beans_in(view, view["open"][0]) if view["open"] else wanted
    return Answer(str(rng.choice(bowls or allowed)), _why_lifted(wanted, shown, known, unknown))


def _why_lifted(wanted: int | None, shown: int | None, known: Counts, unknown: Counts) -> Sentence:
    """Why a bowl that hides so many, or (None) one never seen, is lifted first, or beside one that shows so many."""
    if shown is None:
        return Sentence("bot-ronda-tries")
    if wanted == shown:
        return Sentence("bot-ronda-knows", {"beans": shown})
    if wanted is None and unknown[shown]:
        return _chances("bot-ronda-tries-by-odds", unknown, shown)
    return Sentence("bot-ronda-shows-nothing" if known[shown] or unknown[shown] else "bot-ronda-no-match")


def _lifts(view: RondaView, turn: TurnOdds, known: Counts, unknown: Counts) -> dict[int | None, float]:
    """What lifting is worth: a bowl known by its beans, or (None) an unknown one."""
    if not view["open"]:
        return turn.lift(known, unknown, 0)
    covered = beans_in(view, view["covered"][0]) if view["covered"] else None
    return turn.second(known, unknown, beans_in(view, view["open"][0]), covered, 0)


def _kept(view: RondaView) -> tuple[int, int]:
    """The bowl that has one bean more, and the other one of the match."""
    fuller = max(view["open"], key=lambda bowl: beans_in(view, bowl))
    return fuller, next(bowl for bowl in view["open"] if bowl != fuller)


def _best(worth: Mapping[int | None, float], is_there: Callable[[int | None], bool]) -> int | None:
    return max((beans for beans in worth if is_there(beans)), key=lambda beans: worth[beans], default=None)


def _chances(key: str, unknown: Counts, beans: int) -> Sentence:
    odds = Sentence("bot-ronda-odds", {"beans": beans, "good": unknown[beans], "all": sum(unknown)})
    return Sentence(key, {"odds": odds})
