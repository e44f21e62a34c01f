"""The rules named `rondellig`: the dealer holds a card, Kings are always lent, tokens are stakes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from haricot.core.game import Move, Seat
from haricot.core.values import changed
from haricot.games.rondelic.cards import Card
from haricot.games.rondelic.moves import ACCEPT, DRAW, GIVE, KEEP, LEAVE, RESTART, SHOW, TAKE, Say
from haricot.games.rondelic.phases import Phase
from haricot.games.rondelic.rules import MOST_CARDS, Round
from haricot.games.rondelic.tokens import FELL, Token


@dataclass(frozen=True, slots=True)
class Rondellig(Round):
    """A position by the second set of rules."""

    start = 1
    stake = 1

    # The deal

    def _served_by(self, dealer: Seat) -> tuple[Seat, ...]:
        """Every player, the dealer included."""
        return tuple(seat for seat in self.to_the_right(dealer) if self.tokens[seat].in_game)

    # The moves

    def _choices(self) -> tuple[Say, ...]:
        if self.phase == Phase.ANSWER:
            return (GIVE,)
        if self.phase == Phase.RESTART:
            return (RESTART, LEAVE)
        if self.drawn == 0:
            return (KEEP, DRAW) if self.offer is None else (KEEP, ACCEPT, DRAW)
        return (KEEP, TAKE, DRAW) if self.drawn < MOST_CARDS else (KEEP, TAKE)

    def _fault(self, say: Say) -> str:
        if self.phase == Phase.ANSWER and say == SHOW:
            return "rondelic-kings-are-lent"
        if self.phase == Phase.DEALER and say == ACCEPT:
            return "rondelic-nothing-laid-aside" if self.drawn == 0 else "rondelic-laid-card-refused"
        if self.phase == Phase.DEALER and say == DRAW:
            return "rondelic-three-draws"
        return super(Rondellig, self)._fault(say)

    def _choose(self, move: Say) -> Self:
        if self.phase == Phase.RESTART:
            return self._restart() if move == RESTART else self._next_choice()
        if move == DRAW:
            return self._draw()
        if move == ACCEPT:
            return changed(self, offer=None)._trade_own_for(self.offer)
        if move == TAKE:
            return self._trade_own_for(self.up)
        return changed(self, pack=self._pack_over(self.up))._show_all(self.hands)

    # The dealer's turn

    def _reach_dealer(self) -> Self:
        return changed(self, phase=Phase.DEALER, mover=self.dealer)

    def _swap_with_the_pack(self) -> Self:
        """The last player's card is laid aside face down, and the top card of the pack taken instead."""
        taken, *rest = self.pack
        hands = self._hands_with(self.mover, taken)
        return changed(self, hands=hands, pack=tuple(rest), offer=self.hands[self.mover])._reach_dealer()

    def _draw(self) -> Self:
        """The laid card, or the one drawn before, goes under the pack; the dealer looks at the top card."""
        top, *rest = self._pack_over(self.offer, self.up)
        return changed(self, pack=tuple(rest), offer=None, up=top, drawn=self.drawn + 1)

    def _trade_own_for(self, card: Card | None) -> Self:
        """The dealer's own card goes under the pack, the other is taken, and all are shown."""
        traded = changed(self, pack=self._pack_over(self.hands[self.dealer]))
        return traded._show_all(self._hands_with(self.dealer, card))

    # The fall, and starting again

    def _fall(self, falling: tuple[Seat, ...]) -> Self:
        """While another player's token stands on circle 1, it is their choice to start again."""
        if any(self.tokens[seat].circle == self.start for seat in self.players):
            return self._with_tokens(dict.fromkeys(falling, FELL))._next_choice()
        return self._out(falling)._go_on()

    def _restart(self) -> Self:
        """A new token on circle 1 costs another stake."""
        stakes = tuple(stake + self.stake * (seat == self.mover) for seat, stake in enumerate(self.stakes))
        return changed(self._with_tokens({self.mover: Token(self.start)}), stakes=stakes)._next_choice()

    def _next_choice(self) -> Self:
        """Round from the dealer's right; who left is out only after the last choice."""
        fallen = [seat for seat in self.to_the_right(self.dealer) if self.tokens[seat].fell]
        pending = [seat for seat in fallen if (seat, LEAVE) not in self.said]
        if pending:
            return changed(self, phase=Phase.RESTART, mover=pending[0])
        return self._out(fallen)._go_on()

    # The end

    def _scores(self, winner: Seat) -> tuple[int, ...]:
        """The winner takes all stakes; each seat has paid its own."""
        return tuple(sum(self.stakes) * (seat == winner) - stake for seat, stake in enumerate(self.stakes))

    def reveals(self, move: Move | str) -> bool:
        """All but a word between two players, and a choice after which no cards are dealt."""
        say = self.legal(move)
        if self.phase == Phase.RESTART:
            following = self.after(say)
            return following.phase != Phase.RESTART and not following.is_over
        return self.phase != Phase.SWAP or (say != KEEP and self.comes_last(self.mover))
