"""Why a word is said at Rondelic, in words: with counts of what was not seen, or the odds, whichever decided."""

from __future__ import annotations

from collections.abc import Sequence

from haricot.bots.rondelic.knowledge import (
    RoundKnowledge,
    has_lent,
    not_begun,
    own_card,
    rank_of,
    round_knowledge,
    to_act,
)
from haricot.bots.rondelic.prospects import Prospects, best
from haricot.games.rondelic.view_types import RondelicView
from haricot.texts import Sentence

NAME_NO_STAKE = ("bot-rondelic-restart", "bot-rondelic-leave", "bot-rondelic-forced")


def reason(views: Sequence[RondelicView], word: str, found: Prospects, *, counts: bool = False) -> Sentence:
    """One sentence for the player's own ears; counts: of cards not seen; else the odds of this word and the next."""
    return staked(views[-1], _reason(views, word, found, counts))


def staked(view: RondelicView, reason: Sentence) -> Sentence:
    """Where tokens are stakes, with what is at stake for the one to act; what says so already, or tells no choice, not.

    Whoever loses the round moves a circle on; from the last circle the token falls, and a new one costs a stake where
    one may start again, or there is none.
    """
    if view["options"]["rules"] != "rondellig" or reason.key in NAME_NO_STAKE:
        return reason
    at_stake = "circle"
    if view["tokens"][to_act(view)]["edge"]:
        others = (seat for seat in range(view["seats"]) if seat != to_act(view))
        at_stake = "token" if any(not_begun(view, seat) for seat in others) else "game"
    return Sentence(f"bot-rondelic-stake-{at_stake}", {"reason": reason, "pot": view["pot"]})


def _reason(views: Sequence[RondelicView], word: str, found: Prospects, counts: bool) -> Sentence:
    view = views[-1]
    if word in ("restart", "leave"):
        chance = round(100 * (1 - found["restart"].risk))
        return Sentence(f"bot-rondelic-{word}", {"percent": chance, "pot": view["pot"] + 1})
    if view["phase"] == "answer":
        return Sentence(f"bot-rondelic-{'lends' if word == 'give' else 'shows'}")
    if len(found) == 1:
        return Sentence("bot-rondelic-forced")
    round_ = round_knowledge(views)
    if word == "keep" and view["phase"] == "swap" and knows_a_lower(round_, view):
        return Sentence("bot-rondelic-safe")
    rank = _at_stake(view, word)
    card = Sentence("bot-rondelic-card", {"rank": rank})
    if counts:
        lower = sum(other < rank for other in round_.unseen)
        told = Sentence("bot-rondelic-lower", {"lower": lower, "unseen": len(round_.unseen)})
        return Sentence(f"bot-rondelic-counts-{word}", {"card": card, "lower": told})
    other = min(prospect.risk for each, prospect in found.items() if each != word)
    if found[word].risk > other and starts_again(view, round_):
        return Sentence("bot-rondelic-falls-gladly")
    if found[word].risk > other and len(round_.order) == 2 and not_begun(view, to_act(view)):
        return Sentence("bot-rondelic-sets-out-gladly")
    sure = len(round_.order) == 2
    return Sentence(f"bot-rondelic-weighed-{word}", {"card": card, "odds": _odds(found, word, other, sure=sure)})


def _odds(found: Prospects, word: str, other: float, *, sure: bool) -> Sentence:
    """The odds of the word; and why it is said, where another would risk less."""
    values = {"percent": round(100 * found[word].risk), "other": round(100 * other)}
    told = Sentence("bot-rondelic-odds-alike" if values["percent"] == values["other"] else "bot-rondelic-odds", values)
    told = told if sure else Sentence("bot-rondelic-about", {"odds": told})
    if values["percent"] <= values["other"]:
        return told
    return Sentence(f"bot-rondelic-{'for-the-end' if word == best(found) else 'by-lot'}", {"odds": told})


def starts_again(view: RondelicView, round_: RoundKnowledge) -> bool:
    """Whether a fall of the one to act is near, and no harm: another player's token has not begun its way.

    On the edge; of two, wherever the token is.
    """
    fresh = any(not_begun(view, seat) for seat in round_.order if seat != to_act(view))
    return fresh and (bool(view["tokens"][to_act(view)]["edge"]) or len(round_.order) == 2)


def _at_stake(view: RondelicView, word: str) -> int:
    """The card that the word is about: the one that lies there, or the player's own."""
    if word != "keep" and (view["up"] or view["phase"] == "pick"):
        return rank_of(view["up"] or view["offer"])
    return rank_of(own_card(view))


def knows_a_lower(round_: RoundKnowledge, view: RondelicView) -> bool:
    """Whether this seat has seen that another holds a lower card."""
    held = rank_of(own_card(view))
    known = [round_.known(seat) for seat in round_.order if seat != to_act(view)]
    return not has_lent(view) and any(rank is not None and rank < held for rank in known)
