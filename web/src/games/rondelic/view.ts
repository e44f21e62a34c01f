/** What the library tells of a round: `State.view(seat)` of Rondelic, as its `sight` writes it. */
import type { Last, Seat, View } from "$lib/board.ts";

/** A card as it is written (`7S`, `TH`, `KD`); `?` lies face down for this reader; null is no card. */
export type Held = string | null;
export const HIDDEN = "?";

interface Token {
  /** null for who has fallen. */
  circle: number | null;
  edge: boolean;
  again: boolean;
  fell: boolean;
  rank: number | null;
}

interface RondelicLast extends Last {
  king: Held;
  ended: { dealer: Seat; lowest: Seat[]; edge: Seat[]; fell: Seat[] } | null;
}

export interface RondelicView extends View {
  phase: "swap" | "answer" | "dealer" | "pick" | "restart";
  dealer: Seat;
  tokens: Token[];
  hands: Held[];
  pack: number;
  offer: Held;
  up: Held;
  drawn: number;
  lent: { lender: Seat; borrower: Seat }[];
  stakes: number[];
  pot: number;
  said: { seat: Seat; move: string }[];
  swaps: { seat: Seat; with: Seat | null }[];
  showing: Held[] | null;
  last: RondelicLast | null;
}

/** The next player to the right still in the game; who sits alone is their own neighbour. */
export function rightOf(view: RondelicView, seat: Seat): Seat {
  for (let step = 1; step < view.seats; step++) {
    const other = (seat + step) % view.seats;
    if (view.tokens[other]?.circle != null) return other;
  }
  return seat;
}
