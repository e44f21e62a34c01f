"""The rules named `rondelic`: the dealer has no card at first, Kings may be shown, starting again is free."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from haricot.core.game import Move, Seat
from haricot.core.values import changed
from haricot.games.rondelic.moves import GIVE, SHOW, TAKE, TURN, Say
from haricot.games.rondelic.phases import Phase
from haricot.games.rondelic.rules import MOST_CARDS, Round
from haricot.games.rondelic.tokens import STARTED_AGAIN


@dataclass(frozen=True, slots=True)
class Rondelic(Round):
    """A position by the first set of rules."""

    start = 0
    stake = 0

    # The deal

    def _served_by(self, dealer: Seat) -> tuple[Seat, ...]:
        """Every player but the dealer; nobody, when two are left."""
        if len(self.players) == 2:
            return ()
        return tuple(seat for seat in self.to_the_right(dealer)[:-1] if self.tokens[seat].in_game)

    def _open(self) -> Self:
        return self._present() if len(self.players) == 2 else self

    # The moves

    def _choices(self) -> tuple[Say, ...]:
        if self.phase == Phase.ANSWER:
            own = self.hands[self.mover]
            return (GIVE, SHOW) if own is not None and own.is_king else (GIVE,)
        return (TAKE, TURN)

    def _fault(self, say: Say) -> str:
        if self.phase == Phase.ANSWER and say == SHOW:
            return "rondelic-no-king-to-show"
        return super(Rondelic, self)._fault(say)

    def _choose(self, move: Say) -> Self:
        if self.phase == Phase.PICK:
            return self._pick(move)
        return self._take_up() if move == TAKE else self._turn_up(self.drawn + 1)

    # The dealer settles on a card

    def _reach_dealer(self) -> Self:
        """The last player kept: the top card is the dealer's first."""
        return self._turn_up(1)

    def _swap_with_the_pack(self) -> Self:
        """The dealer gives the top card of the pack unseen; the player's card is the dealer's first."""
        return changed(
            self,
            hands=self._hands_with(self.mover, self.pack[0]),
            pack=self.pack[1:],
            phase=Phase.DEALER,
            mover=self.dealer,
            up=self.hands[self.mover],
            drawn=1,
        )

    def _turn_up(self, number: int) -> Self:
        """The dealer's next card face up, and the one refused under the pack; the third must be taken."""
        top, *rest = self._pack_over(self.up)
        turned = changed(self, phase=Phase.DEALER, mover=self.dealer, pack=tuple(rest), up=top, drawn=number)
        return turned._take_up() if number == MOST_CARDS else turned

    def _take_up(self) -> Self:
        return self._show_all(self._hands_with(self.dealer, self.up))

    # Two players left

    def _present(self) -> Self:
        """The next card to the other player, unseen by the dealer; the third must be kept."""
        top, *rest = self._pack_over(self.offer)
        presented = changed(self, pack=tuple(rest), phase=Phase.PICK, offer=top, drawn=self.drawn + 1)
        return presented._keep_offer() if presented.drawn == MOST_CARDS else presented

    def _pick(self, move: Say) -> Self:
        return self._keep_offer() if move == TAKE else self._present()

    def _keep_offer(self) -> Self:
        return changed(self, hands=self._hands_with(self.mover, self.offer), offer=None)._reach_dealer()

    # The fall

    def _fall(self, falling: tuple[Seat, ...]) -> Self:
        """While another player's token has never moved, starting again is automatic and free."""
        if any(token.never_moved for token in self.tokens):
            return self._with_tokens(dict.fromkeys(falling, STARTED_AGAIN))._go_on()
        return self._out(falling)._go_on()

    def _scores(self, winner: Seat) -> tuple[int, ...]:
        return tuple(int(seat == winner) for seat in range(self.seats))

    def reveals(self, move: Move | str) -> bool:
        """All but a word between two players: a card is turned, seen, or dealt."""
        self.legal(move)
        return self.phase != Phase.SWAP or self.comes_last(self.mover)
