"""Playing Ronda by odds: nothing forgotten, every choice of the turn computed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random

from haricot.bots import Answer
from haricot.bots.ronda.feeling import feel
from haricot.bots.ronda.memory import CIRCLE, PERFECT, Memory, never_seen
from haricot.bots.ronda.odds import Counts, Turn, counted
from haricot.core.game import View
from haricot.core.sentences import Sentence


def compute(views: Sequence[View], seed: int, seconds: float) -> Answer:
    """The choice of the greatest expected worth; among bowls that are alike, any."""
    view, memory, lot = views[-1], PERFECT.remembers(views), Random(seed)
    if stands_still(views):
        return feel(view, memory, seed)
    cap, seat = view["options"]["cap"], view["turn"]
    turn = Turn(
        cap=cap,
        simple=view["options"]["flow"] == "simple",
        costs=bool(view["options"]["penalty"] and view["black"]),
        stock=view["stocks"][seat],
        next_stock=view["stocks"][(seat + 1) % view["seats"]],
    )
    known = counted([beans for bowl, beans in memory.items() if bowl not in view["open"]], cap)
    unknown = counted(never_seen(views), cap)
    if view["phase"] == "match":
        return _add_or_pass(view, turn, known, unknown)
    if view["phase"] == "added":
        return _go_on_or_stop(view, turn, known, unknown, memory, lot)
    return _lift(view, turn, known, unknown, memory, lot)


def stands_still(views: Sequence[View]) -> bool:
    """Whether every seat has ended three turns and nobody has added a bean.

    Where adding would help only the next player and a mistake costs nothing, all who compute would wait for ever.
    """
    patience = 3 * int(views[-1]["seats"])
    for view in reversed(views):
        if view["last"] is None or view["last"]["kind"] == "add" or patience == 0:
            break
        patience -= view["last"]["seat"] != view["turn"]
    return patience == 0


def _add_or_pass(view: View, turn: Turn, known: Counts, unknown: Counts) -> Answer:
    beans = view["bowls"][view["open"][0] - 1]
    worth = turn.match(known, unknown, beans, 0)
    if worth["pass"] > worth["add"]:
        return Answer("pass", Sentence("bot-ronda-leaves-nothing"))
    wins = turn.stock == 1
    return Answer(f"+{view['open'][0]}", Sentence("bot-ronda-wins" if wins else "bot-ronda-adds"))


def _go_on_or_stop(view: View, turn: Turn, known: Counts, unknown: Counts, memory: Memory, lot: Random) -> Answer:
    if turn.simple:
        worth = turn.lift(known, unknown, 0)
        if not worth or max(worth.values()) <= turn.leave(known, unknown):
            return Answer("stop", Sentence("bot-ronda-stops"))
        return _lift(view, turn, known, unknown, memory, lot)
    fuller = max(view["open"], key=lambda bowl: view["bowls"][bowl - 1])
    other = next(bowl for bowl in view["open"] if bowl != fuller)
    worth_of = turn.after_adding(known, unknown, view["bowls"][other - 1], 0)
    best = max(worth_of, key=lambda choice: worth_of[choice])
    if best == "stop":
        return Answer("stop", Sentence("bot-ronda-stops"))
    kept = fuller if best == "more" else other
    beans = view["bowls"][kept - 1]
    if beans in [memory[bowl] for bowl in memory if bowl not in view["open"]]:
        return Answer(f"={kept}", Sentence("bot-ronda-knows-where", {"beans": beans}))
    return Answer(f"={kept}", _chances("bot-ronda-goes-on-by-odds", unknown, beans))


def _lift(view: View, turn: Turn, known: Counts, unknown: Counts, memory: Memory, lot: Random) -> Answer:
    barred = [*view["open"], *view["covered"]] if view["open"] else []
    may_lift = [bowl for bowl in range(1, CIRCLE + 1) if bowl not in barred]
    if view["open"]:
        open_ = view["bowls"][view["open"][0] - 1]
        covered = view["bowls"][view["covered"][0] - 1] if view["covered"] else None
        worth = turn.second(known, unknown, open_, covered, 0)
    else:
        worth = turn.lift(known, unknown, 0)
    wanted = _best(worth, lambda beans: any(memory.get(bowl) == beans for bowl in may_lift))
    bowls = [bowl for bowl in may_lift if memory.get(bowl) == wanted]
    if wanted is None:
        reason = _chances("bot-ronda-tries-by-odds", unknown, open_) if view["open"] else Sentence("bot-ronda-tries")
    else:
        reason = Sentence("bot-ronda-knows", {"beans": wanted})
    return Answer(str(lot.choice(bowls or may_lift)), reason)


def _best(worth: Mapping[int | None, float], is_there: Callable[[int | None], bool]) -> int | None:
    return max((beans for beans in worth if is_there(beans)), key=lambda beans: worth[beans], default=None)


def _chances(key: str, unknown: Counts, beans: int) -> Sentence:
    return Sentence(key, {"beans": beans, "good": unknown[beans], "all": sum(unknown)})
