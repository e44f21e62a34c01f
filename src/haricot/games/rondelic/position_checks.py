"""Whether a position can be played on from: all cards are there, and the phase has what it needs."""

from __future__ import annotations

from collections import Counter

from haricot.core.errors import BadPosition
from haricot.games.rondelic.cards import PACK, Card
from haricot.games.rondelic.moves import LEAVE
from haricot.games.rondelic.phases import Phase
from haricot.games.rondelic.rules import MOST_CARDS, Round


def check_position(state: Round) -> None:
    """Not whether play can lead there."""
    _check_tokens(state)
    _check_cards(state)
    _check_stakes(state)
    _check_turn(state)
    _check_hands(state)
    _check_table(state)
    _check_loans(state)


def _check_tokens(state: Round) -> None:
    """Circles that the board has, ranks that the game has, and somebody left to play."""
    first = 0 if state.options["rules"] == "rondelic" else 1
    circles = range(first, int(state.options["circles"]) + 1)
    for seat, token in enumerate(state.tokens):
        on_board = token.in_game and token.circle in circles and not (token.again and first == 1)
        is_out = token.rank is not None and 2 <= token.rank <= state.seats
        if not (on_board or is_out or (token.fell and state.phase == Phase.RESTART)):
            raise BadPosition("rondelic-token", seat=seat, player=seat + 1, token=token, circles=circles[-1])
    if not state.players:
        raise BadPosition("rondelic-nobody-left")


def _check_cards(state: Round) -> None:
    """The 52 cards, each once: in hands, in the pack, offered or up."""
    cards = Counter(card for card in (*state.hands, *state.pack, state.offer, state.up) if card is not None)
    _check_once(cards)
    _check_once(Counter(card for card in state.showing or () if card is not None))
    for card in PACK:
        if card not in cards:
            raise BadPosition("rondelic-card-missing", card=card)


def _check_once(cards: Counter[Card]) -> None:
    for card, count in cards.items():
        if count > 1:
            raise BadPosition("rondelic-card-twice", card=card)


def _check_stakes(state: Round) -> None:
    """One for each token in `rondellig`, none in `rondelic`."""
    for seat, stake in enumerate(state.stakes):
        if (stake == 0) != (state.options["rules"] == "rondelic"):
            raise BadPosition("rondelic-stake", seat=seat, player=seat + 1, stake=stake)


def _check_turn(state: Round) -> None:
    """Each phase is of certain rules, for certain numbers of players, and the turn of certain seats."""
    first_rules, playing = state.options["rules"] == "rondelic", len(state.players)
    phases = {
        Phase.SWAP: playing > 2 or (playing == 2 and not first_rules),
        Phase.ANSWER: playing > 2,
        Phase.DEALER: True,
        Phase.PICK: playing == 2 and first_rules,
        Phase.RESTART: not first_rules,
    }
    if not phases[state.phase]:
        raise BadPosition("rondelic-phase", phase=state.phase, players=playing)
    if state.phase != Phase.RESTART and not state.is_over and state.dealer not in state.players:
        raise BadPosition("rondelic-dealer-is-out", seat=state.dealer, player=state.dealer + 1)
    if not _may_act(state):
        raise BadPosition("rondelic-turn", seat=state.mover, player=state.mover + 1, phase=state.phase)


def _may_act(state: Round) -> bool:
    seat = state.mover
    if state.phase == Phase.RESTART:
        return state.tokens[seat].fell and (seat, LEAVE) not in state.said
    if seat not in state.players:
        return False
    if state.phase == Phase.DEALER:
        return seat == state.dealer or state.is_over
    if state.phase == Phase.ANSWER and state.asker == state.dealer:
        return False
    return seat != state.dealer


def _check_hands(state: Round) -> None:
    """Who plays holds a card, but in `rondelic` not the dealer before the showing, nor who picks; who is out, none."""
    if state.is_over:
        return
    without = {state.dealer} if state.options["rules"] == "rondelic" else set()
    if state.phase == Phase.PICK:
        without.add(state.mover)
    for seat, token in enumerate(state.tokens):
        must = token.rank is None and seat not in without
        if must != (state.hands[seat] is not None):
            key = "rondelic-hand-missing" if must else "rondelic-hand-too-many"
            raise BadPosition(key, seat=seat, player=seat + 1)


def _check_table(state: Round) -> None:
    """The card laid aside or presented, the dealer's card face up or drawn, and how many there were."""
    first_rules, shown = state.options["rules"] == "rondelic", state.is_over or state.phase == Phase.RESTART
    choosing = state.phase in (Phase.DEALER, Phase.PICK) and not shown
    least, most = (int(first_rules), MOST_CARDS - first_rules) if choosing else (0, MOST_CARDS if shown else 0)
    if not least <= state.drawn <= most:
        raise BadPosition("rondelic-drawn", drawn=state.drawn, least=least, most=most)
    may_lie = not first_rules and (shown or (choosing and state.drawn == 0))
    if (state.phase == Phase.PICK) != (state.offer is not None) and not may_lie:
        raise BadPosition("rondelic-offer", phase=state.phase)
    if (choosing and state.phase == Phase.DEALER and state.drawn > 0) != (state.up is not None):
        raise BadPosition("rondelic-up", phase=state.phase)


def _check_loans(state: Round) -> None:
    """A loan is between two who hold cards, each in one loan at most, and over at the showing."""
    partners = [seat for loan in state.lent for seat in loan]
    if state.is_over or state.phase in (Phase.PICK, Phase.RESTART):
        wrong = bool(partners)
    else:
        wrong = len(set(partners)) < len(partners) or any(state.hands[seat] is None for seat in partners)
    if wrong:
        raise BadPosition("rondelic-loans", phase=state.phase)
