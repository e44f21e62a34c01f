/** Views of Rondelic as the library writes them, to be changed where a test needs it. */
import type { RondelicView } from "../../src/games/rondelic/cards.ts";

const token = { circle: 2, edge: false, again: false, fell: false, rank: null };

/** Four players, seat 3 deals, seat 0 reads and is to act, holding the two of clubs. */
export function aView(changed: Partial<RondelicView> = {}): RondelicView {
  return {
    game: "rondelic",
    seats: 4,
    options: { rules: "rondelic", circles: 10, first: 3 },
    seat: 0,
    turn: 0,
    outcome: null,
    phase: "swap",
    dealer: 3,
    tokens: [token, token, token, token],
    hands: ["2C", "?", "?", null],
    pack: 49,
    offer: null,
    up: null,
    drawn: 0,
    lent: [],
    stakes: [0, 0, 0, 0],
    pot: 0,
    said: [],
    swaps: [],
    showing: null,
    last: null,
    ...changed,
  };
}

export const asked = aView({
  phase: "answer",
  turn: 1,
  said: [{ seat: 0, move: "swap" }],
  last: { seat: 0, move: "swap", king: null, ended: null },
});

export const given = aView({
  turn: 1,
  hands: ["9H", "2C", "?", null],
  said: [...asked.said, { seat: 1, move: "give" }],
  swaps: [{ seat: 0, with: 1 }],
  last: { seat: 1, move: "give", king: null, ended: null },
});

export const kingShown = aView({
  turn: 1,
  said: [...asked.said, { seat: 1, move: "show" }],
  last: { seat: 1, move: "show", king: "KD", ended: null },
});

export const dealerTurns = aView({ phase: "dealer", turn: 3, up: "5S", drawn: 1, said: [{ seat: 2, move: "keep" }] });

/** Seat 0 held the lowest card and fell; seat 0 deals next. */
export const ended = aView({
  turn: 1,
  dealer: 0,
  hands: [null, "?", "?", "?"],
  tokens: [{ ...token, circle: null, rank: 4 }, { ...token, circle: 10, edge: true }, token, token],
  showing: ["2C", "2H", "7S", "KD"],
  last: { seat: 3, move: "take", king: null, ended: { dealer: 3, lowest: [0, 1], edge: [1], fell: [0] } },
});
