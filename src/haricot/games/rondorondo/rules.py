"""RondoRondo, in the order of its rules page: the opening, exchanges, a word, a pass, the vote, the end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from haricot.core.chance import Chance
from haricot.core.errors import IllegalMove
from haricot.core.game import Move, Outcome, Seat, State
from haricot.core.options import Options
from haricot.core.values import changed
from haricot.games.rondorondo import notation, view
from haricot.games.rondorondo.cards import KINDS, Pack, in_order, pack, without
from haricot.games.rondorondo.form import EXCHANGE_COST, Sum, check_form, check_three_letters, score, word_in
from haricot.games.rondorondo.last_move import LastMove
from haricot.games.rondorondo.moves import Moves
from haricot.games.rondorondo.placement import ACCEPT, DECLINE, PASS, REJECT, Exchange, Lay, Say
from haricot.games.rondorondo.places import places, three_letters
from haricot.games.rondorondo.view_types import Phase, RondoRondoLast, RondoRondoOpenSight, RondoRondoSight, Verdict
from haricot.lexicon.lexicon import Lexicon, lexicon

if TYPE_CHECKING:
    from haricot.core.game import Game

PHASES: tuple[Phase, Phase, Phase] = ("opening", "play", "judge")
OPENING, PLAY, JUDGE = PHASES
FULL_HAND = 7
MOST_EXCHANGES = 7


@dataclass(frozen=True, slots=True)
class Trial:
    """A word that the others judge, and their votes so far, from the next seat on: `a` accepts, `r` rejects."""

    lay: Lay
    votes: str = ""


@dataclass(frozen=True, slots=True)
class RondoRondo(State):
    """A position: the rack, the hands, the pile (top first), the scores, and where the turn stands."""

    options: Options
    rack: str
    hands: tuple[str, ...]
    pile: str
    scores: tuple[int, ...]
    mover: Seat
    phase: Phase = PLAY
    exchanged: int = 0
    passes: int = 0
    bids: tuple[Lay | Say, ...] = ()
    trial: Trial | None = None
    chance: Chance = field(default_factory=Chance.sealed, compare=False)
    last: LastMove | None = field(default=None, compare=False)

    @property
    def game(self) -> Game:
        """RondoRondo."""
        from haricot.games.rondorondo import GAME  # the game's folder opens with its rules: only now is it whole

        return GAME

    @property
    def seats(self) -> int:
        """As many as there are hands."""
        return len(self.hands)

    @property
    def pack(self) -> Pack:
        """The cards that its language is played with."""
        return pack(self.options["lexicon"])

    @property
    def lexicon(self) -> Lexicon:
        """The words that count here."""
        return words_of(self.options)

    @property
    def players_judge(self) -> bool:
        """Whether the players say which words count."""
        return bool(self.options["referee"] == "table")

    @property
    def beginner(self) -> bool:
        """Whether a card may be laid face down."""
        return bool(self.options["beginner"])

    @property
    def layer(self) -> Seat:
        """Whose turn it is: while a word is on trial, the seat that laid it."""
        return self.mover if self.trial is None else (self.mover - 1 - len(self.trial.votes)) % self.seats

    # What may be done

    def moves(self) -> Sequence[Move]:
        """Every legal move; where the table judges, words are not listed, though any of the right form may be laid."""
        if self.turn is None:
            return ()
        if self.phase == JUDGE:
            return (ACCEPT, REJECT)
        plain = (DECLINE,) if self.phase == OPENING else (*self._exchanges(), PASS)
        return plain if self.players_judge else self.placements(plain)

    def placements(self, plain: tuple[Move, ...] = (), known: Lexicon | None = None) -> Moves:
        """Every placement of a word of the lexicon, or of those that somebody knows, after those other moves."""
        hand = self.hands[self.mover]
        everywhere = (three_letters(hand),) if self.phase == OPENING else places(self.rack, hand, self.beginner)
        return Moves(plain, tuple(everywhere), known or self.lexicon, word_in(self.rack), self._allows)

    def _exchanges(self) -> tuple[Exchange, ...]:
        if self.exchanged >= MOST_EXCHANGES or not self.pile:
            return ()
        return tuple(Exchange(card) for card in KINDS if card in self.hands[self.mover])

    def _allows(self, move: Move) -> bool:
        try:
            self.legal(move)
        except IllegalMove:
            return False
        return True

    def legal(self, move: Move | str) -> Move:
        """The move, if it is one; IllegalMove names the rule against it. The lexicon is asked last."""
        checked = self.formed(move)
        if isinstance(checked, Lay) and not self.players_judge:
            word = word_in(checked.shown_on(self.rack))
            if word not in self.lexicon:
                known = word in lexicon(self.options["lexicon"])
                raise IllegalMove(f"rondorondo-not-{'for-families' if known else 'in-lexicon'}", word=word)
        return checked

    def formed(self, move: Move | str) -> Move:
        """The move, if its form is right: what `legal` checks, but for the lexicon."""
        if self.turn is None:
            raise IllegalMove("move-after-the-end")
        read = move if isinstance(move, Lay | Exchange | Say) else notation.read_move(str(move))
        if isinstance(read, Lay) and self.phase == OPENING:
            check_three_letters(self.hands[self.mover], read)
        elif isinstance(read, Lay) and self.phase == PLAY:
            check_form(self.rack, self.hands[self.mover], read, self.beginner)
        elif isinstance(read, Exchange) and self.phase == PLAY:
            self._check_exchange(read.card)
        elif read not in SAID_IN[self.phase]:
            raise IllegalMove(f"rondorondo-in-{self.phase}", move=str(read))
        return read

    def _check_exchange(self, card: str) -> None:
        if not self.pile:
            raise IllegalMove("rondorondo-exchange-without-pile")
        if self.exchanged >= MOST_EXCHANGES:
            raise IllegalMove("rondorondo-exchange-limit", most=MOST_EXCHANGES)
        if card not in self.hands[self.mover]:
            raise IllegalMove("rondorondo-exchange-not-held", card=card)

    def after(self, move: Move) -> RondoRondo:
        """The position after a move that is legal."""
        if self.phase == OPENING:
            assert isinstance(move, Lay | Say)
            return self._bid(move)
        if self.phase == JUDGE:
            return self._vote(move)
        begun = changed(self, bids=())
        if isinstance(move, Exchange):
            return begun._exchange(move)
        if isinstance(move, Lay):
            return begun._put_on_trial(move) if self.players_judge else begun._lay(move, move, self.mover)
        return begun._pass(move, self.mover)

    # The opening

    def _bid(self, bid: Lay | Say) -> RondoRondo:
        """A three-letter word laid in secret, or none; after the last one all are seen, and the highest starts."""
        last = LastMove(self.mover, bid, self.mover)
        bids = (*self.bids, bid)
        if len(bids) < self.seats:
            return changed(self, bids=bids, mover=self.mover + 1, last=last)
        totals = [sum(map(self.pack.showing, bid.symbols)) if isinstance(bid, Lay) else 0 for bid in bids]
        tied = [seat for seat, total in enumerate(totals) if total == max(totals)]
        first, chance = self._first_of(tied)
        return changed(self, bids=bids, mover=first, phase=PLAY, chance=chance, last=last)

    def _first_of(self, tied: list[Seat]) -> tuple[Seat, Chance]:
        """The youngest if among them, else the lot."""
        if len(tied) == 1:
            return tied[0], self.chance
        if self.options["youngest"] in tied:
            return int(self.options["youngest"]), self.chance
        drawn, chance = self.chance.below(len(tied))
        return tied[drawn], chance

    # A turn

    def _exchange(self, move: Exchange) -> RondoRondo:
        """One card of the hand under the pile, the top card of the pile into the hand."""
        drawn, pile = self.pile[0], self.pile[1:] + move.card
        hand = in_order(without(self.hands[self.mover], move.card) + drawn)
        last = LastMove(self.mover, move, self.mover, drawn=drawn)
        return changed(
            self, hands=self._with_hand(self.mover, hand), pile=pile, exchanged=self.exchanged + 1, last=last
        )

    def _lay(self, move: Move, lay: Lay, seat: Seat) -> RondoRondo:
        """The cards onto the rack, the score, and up to seven cards in the hand again."""
        points = score(self.rack, lay, self.exchanged, self.pack)
        hand = without(self.hands[seat], lay.cards)
        laid = changed(self, rack=lay.shown_on(self.rack), hands=self._with_hand(seat, hand), passes=0)
        last = LastMove(self.mover, move, seat, lay, self.rack, points)
        return laid._end_turn(seat, points, max(0, FULL_HAND - len(hand)), last)

    def _pass(self, move: Move, seat: Seat) -> RondoRondo:
        """No score, the cost of the exchanges, and one card more."""
        points = Sum(exchanges=-EXCHANGE_COST * self.exchanged)
        passed = changed(self, passes=0 if self.pile else self.passes + 1)
        lay = self.trial.lay if self.trial else None
        return passed._end_turn(seat, points, 1, LastMove(self.mover, move, seat, lay, self.rack, points))

    def _end_turn(self, seat: Seat, points: Sum, draws: int, last: LastMove) -> RondoRondo:
        """Cards drawn as far as the pile goes, points written down, and the turn goes to the left."""
        drawn, pile = self.pile[:draws], self.pile[draws:]
        scores = list(self.scores)
        scores[seat] += points.total
        return changed(
            self,
            hands=self._with_hand(seat, in_order(self.hands[seat] + drawn)),
            pile=pile,
            scores=tuple(scores),
            mover=(seat + 1) % self.seats,
            phase=PLAY,
            exchanged=0,
            trial=None,
            last=changed(last, drawn=drawn),
        )

    def _with_hand(self, seat: Seat, hand: str) -> tuple[str, ...]:
        return (*self.hands[:seat], hand, *self.hands[seat + 1 :])

    # The vote

    def _put_on_trial(self, lay: Lay) -> RondoRondo:
        """The others judge the word, one after the other; until then nothing moves."""
        last = LastMove(self.mover, lay, self.mover, lay, self.rack)
        return changed(self, phase=JUDGE, trial=Trial(lay), mover=(self.mover + 1) % self.seats, last=last)

    def _vote(self, vote: Move) -> RondoRondo:
        """The last vote decides: more rejections than acceptances make the turn a pass."""
        assert self.trial is not None
        seat, lay, votes = self.layer, self.trial.lay, self.trial.votes + str(vote)[0]
        if len(votes) < self.seats - 1:
            last = LastMove(self.mover, vote, seat, lay, self.rack)
            return changed(self, trial=Trial(lay, votes), mover=(self.mover + 1) % self.seats, last=last)
        rejected = votes.count("r") > votes.count("a")
        judged = self._pass(vote, seat) if rejected else self._lay(vote, lay, seat)
        verdict: Verdict = "rejected" if rejected else "accepted"
        assert judged.last is not None
        return changed(judged, last=changed(judged.last, verdict=verdict))

    # The end

    @property
    def turn(self) -> Seat | None:
        """Nobody's, once the pile is empty and a hand too, or all have passed in a row since it was."""
        if self.phase == PLAY and not self.pile and (self.passes >= self.seats or not all(self.hands)):
            return None
        return self.mover

    @property
    def outcome(self) -> Outcome | None:
        """Each loses the value of the cards still held; the highest total wins."""
        if self.turn is not None:
            return None
        return Outcome.of_scores(
            [points - self.pack.left_over(hand) for points, hand in zip(self.scores, self.hands, strict=True)]
        )

    @property
    def default(self) -> Move:
        """Whoever runs out of time passes, declines, or accepts."""
        return {OPENING: DECLINE, PLAY: PASS, JUDGE: ACCEPT}[self.phase]

    def reveals(self, move: Move | str) -> bool:
        """Whether cards are drawn or shown, bids are shown or lots drawn, or the end shows the hands."""
        checked = self.legal(move)
        after = self.after(checked)
        if self.phase == OPENING:
            return after.phase == PLAY
        if isinstance(checked, Exchange) or after.pile != self.pile or after.turn is None:
            return True
        return isinstance(checked, Lay) and len(checked.face_down) < len(checked.cards)

    # What is seen

    def sight(self, seat: Seat | None) -> RondoRondoSight:
        """What a seat may know: its own hand, the rack, and how many cards the others hold."""
        return view.sight(self, seat)

    def open_sight(self) -> RondoRondoOpenSight:
        """Every hand, for replays of games that are over."""
        return {"hands": list(self.hands)}

    def last_seen_by(self, seat: Seat | None) -> RondoRondoLast | None:
        """The last move, as far as this seat saw it."""
        return view.last_happening(self, seat)

    def __str__(self) -> str:
        return notation.write_position(self)


SAID_IN: dict[Phase, tuple[Any, ...]] = {OPENING: (DECLINE,), PLAY: (PASS,), JUDGE: (ACCEPT, REJECT)}


def words_of(options: Options) -> Lexicon:
    """The words that the lexicon lets be laid with these options."""
    words = lexicon(options["lexicon"])
    return words.family() if options["words"] == "family" else words
