"""What a word would show and score, before it is laid: its form and its sum, never whether it is a word."""

from __future__ import annotations

from haricot.core.errors import IllegalMove
from haricot.games.rondorondo.cards import pack
from haricot.games.rondorondo.form import Sum, check_form, check_three_letters, score, word_in
from haricot.games.rondorondo.notation import read_lay
from haricot.games.rondorondo.view import laid_cards, written_sum
from haricot.games.rondorondo.view_types import RondoRondoPreview, RondoRondoView


def preview(view: RondoRondoView, move: str) -> RondoRondoPreview:
    """For the seat whose view it is: the rack, the word, each card and the sum; IllegalMove if the form is wrong."""
    if view["seat"] is None or view["seat"] != view["turn"] or view["phase"] == "judge":
        raise IllegalMove("rondorondo-not-your-turn")
    lay, rack, hand = read_lay(move), view["rack"], view["hands"][view["seat"]]
    if view["phase"] == "opening":
        check_three_letters(hand, lay)
    else:
        check_form(rack, hand, lay, view["options"]["beginner"])
    shows = lay.shown_on(rack)
    points = score(rack, lay, view["exchanged"], pack(view["options"]["lexicon"]))
    if view["phase"] == "opening":  # opening words are compared by their cards alone
        points = Sum(cards=points.cards)
    return {
        "rack": shows,
        "word": word_in(shows),
        "laid": laid_cards(rack, lay),
        "sum": written_sum(points),
    }
