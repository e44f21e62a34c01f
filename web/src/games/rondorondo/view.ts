/** What the library tells of RondoRondo: `State.view(seat)`, as its `sight` writes it. */
import type { Last, Seat, View } from "$lib/board.ts";

/** A card of the hand: `A`–`Z`, `?` a joker, `-` an eraser, `*` one that the reader may not know. */
export const JOKER = "?";
export const ERASER = "-";
export const FACE_DOWN = "#";
export const HIDDEN = "*";

/** How a turn's points came about. */
export interface Sum {
  cards: number;
  erasers: number;
  bonus: number;
  exchanges: number;
  total: number;
}

interface LaidCard {
  at: number;
  card: string;
  covers: string | null;
}

export interface RondoRondoLast extends Last {
  kind: "bid" | "exchange" | "word" | "vote" | "pass";
  layer: Seat;
  lay: string | null;
  laid: LaidCard[] | null;
  rack: string | null;
  word: string | null;
  /** How that word is written outside the game, with its accents; none where people judge. */
  spellings?: string[];
  sum: Sum | null;
  drawn: string;
  verdict: "accepted" | "rejected" | null;
}

export interface RondoRondoView extends View {
  /** One sign per compartment; a small letter is a joker, `#` a card face down, `...` an empty rack. */
  rack: string;
  word: string | null;
  hands: string[];
  pile: number;
  scores: number[];
  mover: Seat;
  phase: "opening" | "play" | "judge";
  exchanged: number;
  passes: number;
  bids: string[];
  trial: { seat: Seat; move: string; word: string; votes: string } | null;
  values: Record<string, number>;
  last: RondoRondoLast | null;
}

/** What the library's preview says of a word that is not laid yet. */
export interface Foreseen {
  rack: string;
  word: string;
  laid: LaidCard[];
  sum: Sum;
}

/** What a sign of the rack is worth, as the cards say. */
export function worth(sign: string, values: Record<string, number>): number {
  if (sign >= "a" && sign <= "z") return values[JOKER] ?? 0;
  return values[sign] ?? 0;
}
