"""What both sets of rules share: a round from the deal to the showing, the circles, the fall, the end."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar, Self

from haricot.core.chance import Chance
from haricot.core.errors import IllegalMove
from haricot.core.game import Move, Outcome, Seat, State
from haricot.core.options import Options
from haricot.core.values import changed
from haricot.games.rondelic import notation, view
from haricot.games.rondelic.cards import PACK, Card, Hands
from haricot.games.rondelic.moves import (
    GIVE,
    KEEP,
    LEAVE,
    SHOW,
    SWAP,
    TAKE,
    LastMove,
    Loan,
    RoundEnd,
    Said,
    Say,
)
from haricot.games.rondelic.phases import Phase
from haricot.games.rondelic.tokens import Token, out
from haricot.games.rondelic.view_types import RondelicLast, RondelicOpenSight, RondelicSight

if TYPE_CHECKING:
    from haricot.core.game import Game

MOST_CARDS = 3
"""Cards that the dealer may turn or draw, or that two players left may be presented."""


@dataclass(frozen=True, slots=True)
class Round(State):
    """A position: tokens, dealer, cards, whose word it is, and what was said since the deal."""

    options: Options
    tokens: tuple[Token, ...]
    dealer: Seat
    hands: Hands
    pack: tuple[Card, ...]
    mover: Seat
    phase: Phase
    offer: Card | None
    up: Card | None
    drawn: int
    lent: tuple[Loan, ...]
    stakes: tuple[int, ...]
    said: Said
    showing: Hands | None
    chance: Chance = field(compare=False)
    last: LastMove | None = field(default=None, compare=False)

    start: ClassVar[int]
    """The circle of the starting place."""
    stake: ClassVar[int]
    """What each token costs."""

    @property
    def game(self) -> Game:
        """Rondelic."""
        from haricot.games.rondelic import GAME  # the game's folder opens with its rules: only now is it whole

        return GAME

    @property
    def seats(self) -> int:
        """As many as there are tokens."""
        return len(self.tokens)

    # The players, who sit so that seat + 1 is the neighbour on the right

    @property
    def players(self) -> tuple[Seat, ...]:
        """Those still in the game."""
        return tuple([seat for seat, token in enumerate(self.tokens) if token.in_game])  # asked several times a move

    def to_the_right(self, of: Seat) -> tuple[Seat, ...]:
        """Every seat, from the right-hand neighbour of that one round to itself."""
        return (*range(of + 1, self.seats), *range(of + 1))

    def next_after(self, seat: Seat) -> Seat:
        """The next player to the right still in the game."""
        neighbour = (seat + 1) % self.seats
        return neighbour if self.tokens[neighbour].in_game else self.next_after(neighbour)

    def comes_last(self, seat: Seat) -> bool:
        """Whether that player is the last before the dealer."""
        return self.next_after(seat) == self.dealer

    @property
    def asker(self) -> Seat:
        """The player before the one to act."""
        return next(other for other in reversed(self.to_the_right(self.mover)[:-1]) if self.tokens[other].in_game)

    # The deal

    def dealt_by(self, dealer: Seat) -> Self:
        """The whole pack shuffled, and the cards dealt from the dealer's right on."""
        pack, chance = self.chance.shuffled(PACK)
        served = self._served_by(dealer)
        hands = dict(zip(served, pack, strict=False))
        fresh = changed(
            self,
            dealer=dealer,
            hands=tuple(map(hands.get, range(self.seats))),
            pack=pack[len(served) :],
            mover=self.next_after(dealer),
            phase=Phase.SWAP,
            offer=None,
            up=None,
            drawn=0,
            said=(),
            chance=chance,
        )
        return fresh._open()

    @abstractmethod
    def _served_by(self, dealer: Seat) -> tuple[Seat, ...]:
        """Who is dealt a card, in order."""

    def _open(self) -> Self:
        """The first word after the deal."""
        return self

    # The moves

    def moves(self) -> tuple[Say, ...]:
        """What the player to act may say."""
        if self.phase == Phase.SWAP:
            return (KEEP,) if self._has_lent(self.mover) else (KEEP, SWAP)
        return () if self.is_over else self._choices()

    @abstractmethod
    def _choices(self) -> tuple[Say, ...]:
        """What may be said in any other phase."""

    def legal(self, move: Move | str) -> Say:
        """The word as a move; IllegalMove says why not, and what may be said instead."""
        say = move if isinstance(move, Say) else notation.read_move(str(move))
        allowed = self.moves()
        if say not in allowed:
            raise IllegalMove(self._fault(say), move=say, allowed=", ".join(map(str, allowed)))
        return say

    def _fault(self, say: Say) -> str:
        """The sentence that tells why this cannot be said here."""
        if self.phase == Phase.SWAP and say == SWAP:
            return "rondelic-king-is-lent"
        return "rondelic-not-here"

    def after(self, move: Move) -> Self:
        """The word is heard by all, and done; the last showing is over with the first word of a deal."""
        assert isinstance(move, Say)
        heard = changed(
            self,
            said=(*self.said, (self.mover, move)),
            showing=self.showing if self.phase == Phase.RESTART else None,
            last=LastMove(self.mover, move),
        )
        if self.phase == Phase.SWAP:
            return heard._keep_or_swap(move)
        if self.phase == Phase.ANSWER:
            return heard._answer(move)
        return heard._choose(move)

    @abstractmethod
    def _choose(self, move: Say) -> Self:
        """Does what was said in any other phase."""

    # Keep or swap

    def _keep_or_swap(self, move: Say) -> Self:
        if move == KEEP:
            follower = self.next_after(self.mover)
            return self._reach_dealer() if follower == self.dealer else changed(self, mover=follower)
        if self.comes_last(self.mover):
            return self._swap_with_the_pack()
        return changed(self, phase=Phase.ANSWER, mover=self.next_after(self.mover))

    @abstractmethod
    def _reach_dealer(self) -> Self:
        """The dealer's turn, after the last player kept."""

    @abstractmethod
    def _swap_with_the_pack(self) -> Self:
        """The last player's swap, and the dealer's turn."""

    def _answer(self, move: Say) -> Self:
        """Who was asked gives or shows the card, and then has a turn in the same seat."""
        own = self.hands[self.mover]
        if move == SHOW:
            return changed(self, phase=Phase.SWAP, last=LastMove(self.mover, move, king=own))
        lent = (*self.lent, (self.mover, self.asker)) if own is not None and own.is_king else self.lent
        return changed(self, phase=Phase.SWAP, hands=_exchanged(self.hands, self.mover, self.asker), lent=lent)

    def _has_lent(self, seat: Seat) -> bool:
        return any(seat == lender for lender, _ in self.lent)

    # The showing

    def _show_all(self, hands: Hands) -> Self:
        """Loans go back, all cards are shown, and the tokens of the lowest move one circle inwards."""
        for lender, borrower in self.lent:
            hands = _exchanged(hands, lender, borrower)
        ranks = {seat: card.rank for seat, card in enumerate(hands) if card is not None}
        least = min(ranks.values())
        ended = self._round_end(tuple([seat for seat, rank in ranks.items() if rank == least]))
        shown = changed(
            self,
            hands=hands,
            showing=hands,
            up=None,
            lent=(),
            tokens=self._tokens_after(ended.lowest),
            last=self.last and changed(self.last, ended=ended),
        )
        return shown._fall(ended.fell) if ended.fell else shown._go_on()

    def _round_end(self, lowest: tuple[Seat, ...]) -> RoundEnd:
        """From the last circle a token falls; but if all players were to fall at once, all stay on it."""
        edge = int(self.options["circles"])
        falling = tuple([seat for seat in lowest if self.tokens[seat].circle == edge])
        to_edge = tuple([seat for seat in lowest if self.tokens[seat].circle == edge - 1])
        return RoundEnd(self.dealer, lowest, to_edge, () if falling == self.players else falling)

    def _tokens_after(self, lowest: tuple[Seat, ...]) -> tuple[Token, ...]:
        """The lowest one circle further; who is on the last one has none to go to."""
        edge, tokens = int(self.options["circles"]), list(self.tokens)
        for seat in lowest:
            if tokens[seat].circle < edge:
                tokens[seat] = Token(tokens[seat].circle + 1)
        return tuple(tokens)

    @abstractmethod
    def _fall(self, falling: tuple[Seat, ...]) -> Self:
        """Some fall into the hole: they start again, or are out."""

    def _out(self, fallen: Iterable[Seat]) -> Self:
        """They fell for good: their rank is one more than the players still in."""
        fallen = set(fallen)
        rank = 1 + len(set(self.players) - fallen)
        return self._with_tokens(dict.fromkeys(fallen, out(rank)))

    def _go_on(self) -> Self:
        """The next deal, by the next player after the dealer; or the end, when one player is left."""
        if len(self.players) == 1:
            return changed(self, mover=self.players[0], phase=Phase.DEALER)
        return self.dealt_by(self.next_after(self.dealer))

    def _with_tokens(self, moved: dict[Seat, Token]) -> Self:
        return changed(self, tokens=tuple(moved.get(seat, token) for seat, token in enumerate(self.tokens)))

    # The cards

    def _pack_over(self, *cards: Card | None) -> tuple[Card, ...]:
        """The pack, with these under it."""
        return (*self.pack, *[card for card in cards if card is not None])

    def _hands_with(self, seat: Seat, card: Card | None) -> Hands:
        """The hands, when that player has that card."""
        return (*self.hands[:seat], card, *self.hands[seat + 1 :])

    # The end

    @property
    def turn(self) -> Seat | None:
        """Whose word it is."""
        return None if self.is_over else self.mover

    @property
    def is_over(self) -> bool:
        """One player is left, and nobody has still to choose whether to start again; all other phases need two."""
        return self.phase == Phase.DEALER and len(self.players) == 1

    @property
    def outcome(self) -> Outcome | None:
        """The last player in the game has won; the others have the rank with which they fell for good."""
        if not self.is_over:
            return None
        return Outcome(self.players, self._scores(self.mover), tuple(token.rank or 1 for token in self.tokens))

    @abstractmethod
    def _scores(self, winner: Seat) -> tuple[int, ...]: ...

    @property
    def default(self) -> Move | None:
        """Keep, give, take or leave."""
        return next((say for say in (KEEP, GIVE, TAKE, LEAVE) if say in self.moves()), None)

    def sight(self, seat: Seat | None) -> RondelicSight:
        """What a seat may know: its own card, and what was shown."""
        return view.sight(self, seat)

    def open_sight(self) -> RondelicOpenSight:
        """Every card, for replays of games that are over."""
        return view.open_cards(self)

    def last_seen_by(self, seat: Seat | None) -> RondelicLast | None:
        """The last word, which everybody heard."""
        return view.last_word(self.last)

    def __str__(self) -> str:
        return notation.write_position(self)


def _exchanged(hands: Hands, one: Seat, other: Seat) -> Hands:
    """Two cards change hands."""
    after = list(hands)
    after[one], after[other] = after[other], after[one]
    return tuple(after)
