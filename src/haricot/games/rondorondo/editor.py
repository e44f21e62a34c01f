"""A position of RondoRondo set up by hand: the rack, the hands, the pile and the points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from string import ascii_lowercase, ascii_uppercase

from haricot.core.chance import Chance
from haricot.core.errors import BadPosition
from haricot.core.game import State
from haricot.games.position_editor import (
    EditorGroup,
    EditorInput,
    Values,
    choice,
    given,
    joined,
    number,
    per_seat,
    seats,
    text,
    ways_to_write,
)
from haricot.games.rondorondo.cards import HIDDEN, KINDS, in_order, missing
from haricot.games.rondorondo.form import cards_in_rack
from haricot.games.rondorondo.notation import NONE
from haricot.games.rondorondo.placement import DECLINE
from haricot.games.rondorondo.rules import MOST_EXCHANGES, OPENING, PHASES, RondoRondo
from haricot.texts import say

VOTES = {"a": "editor-rondorondo-yes", "r": "editor-rondorondo-no"}
CAPITALS = str.maketrans(ascii_lowercase, ascii_uppercase)


def groups(state: State, lang: str) -> Sequence[EditorGroup]:
    """Rack, hands and scores, then where in the turn one is."""
    assert isinstance(state, RondoRondo)
    fields = dict(part.split("=", 1) for part in str(state).split())
    called, cards = seats(state, lang), say("editor-rondorondo-cards", lang)
    hands, points = say("editor-rondorondo-hands", lang), say("editor-rondorondo-scores", lang)
    phases = {str(phase): say(f"editor-rondorondo-phase-{phase}", lang) for phase in PHASES}
    turn = (
        choice("turn", say("editor-turn", lang), fields["turn"], called),
        choice("phase", say("editor-rondorondo-phase", lang), fields["phase"], phases),
        number("exchanged", say("editor-rondorondo-exchanged", lang), state.exchanged, MOST_EXCHANGES),
        number("passes", say("editor-rondorondo-passes", lang), state.passes, 99),
        _hinted("bids", ", ".join(_bid_shown(bid, lang) for bid in fields["bids"].split(",")), lang),
        _hinted("word", fields["word"].partition(":")[0], lang),
        _hinted("votes", ", ".join(say(VOTES[vote], lang) for vote in fields["word"].partition(":")[2]) or NONE, lang),
    )
    return (
        EditorGroup(
            "table",
            say("editor-rondorondo-table", lang),
            1,
            (
                _hinted("rack", fields["rack"], lang),
                _hinted("pile", state.pile, lang),
            ),
        ),
        per_seat(state, lang, "hand", hands, lambda seat, name, label: text(name, label, state.hands[seat], cards)),
        per_seat(state, lang, "score", points, lambda seat, name, label: text(name, label, str(state.scores[seat]))),
        EditorGroup("turn", say("editor-turn-title", lang), 2, turn),
    )


def compose(values: Values, state: State, chance: Chance) -> str:
    """Cards that nobody knows are drawn from those that are nowhere; a pile of `*` is all that is left then."""
    assert isinstance(state, RondoRondo)
    rack, pile = given(values, "rack"), _cards(values, "pile")
    if any(map(str.isalpha, rack)) and given(values, "phase") == OPENING:
        raise BadPosition("editor-rondorondo-past-opening")
    hands = [_cards(values, f"hand.{seat}") for seat in range(state.seats)]
    known = Counter("".join(hands) + (pile if pile != HIDDEN else "")) + cards_in_rack(rack)
    left, _ = chance.shuffled((Counter(state.pack.cards) - known).elements())
    drawn = list(left)
    hands = [in_order("".join(_drawn(card, drawn) for card in hand)) for hand in hands]
    pile = "".join(drawn) if pile == HIDDEN else pile
    scores = joined(values, [f"score.{seat}" for seat in range(state.seats)], ",")
    rest = " ".join(f"{name}={given(values, name)}" for name in ("turn", "phase", "exchanged", "passes"))
    told = f"bids={_bids_read(given(values, 'bids'))} word={_trial_read(given(values, 'word'), given(values, 'votes'))}"
    return f"rack={rack} hands={','.join(hands)} pile={pile} scores={scores} {rest} {told}"


def _hinted(name: str, value: str, lang: str) -> EditorInput:
    return text(name, say(f"editor-rondorondo-{name}", lang), value, say(f"editor-rondorondo-{name}-hint", lang))


def _bid_shown(bid: str, lang: str) -> str:
    return say("editor-rondorondo-declined", lang) if bid == str(DECLINE) else bid


def _bids_read(text: str) -> str:
    declined = ways_to_write("editor-rondorondo-declined") | {str(DECLINE)}
    return ",".join(str(DECLINE) if bid.casefold() in declined else bid for bid in text.split(","))


def _trial_read(word: str, votes: str) -> str:
    """The word on trial with its votes, in notation; votes are only where there is a word."""
    if votes == NONE:
        return word if word == NONE else f"{word}:"
    read = {written: vote for vote, key in VOTES.items() for written in ways_to_write(key)}
    cast = "".join(read.get(one, "?") for one in votes.casefold().split(","))
    if word == NONE or "?" in cast:
        raise BadPosition("editor-rondorondo-votes-form", text=votes)
    return f"{word}:{cast}"


def _cards(values: Values, name: str) -> str:
    """A hand or a pile may be empty; a letter may be written small, since only in the rack that says something."""
    cards = "".join(values.get(name, "").split()).translate(CAPITALS)
    if wrong := missing(KINDS + HIDDEN, list(dict.fromkeys(cards))):
        raise BadPosition("rondorondo-position-card", field=name, card=wrong)
    return cards


def _drawn(card: str, left: list[str]) -> str:
    if card != HIDDEN:
        return card
    if not left:
        raise BadPosition("editor-rondorondo-no-card-left")
    return left.pop()
