/** A game looked at once more: what the house says of each move. */
import { ask } from "./api.ts";

/** A move looked at once more; `lost` is in the review's unit. */
export interface ReviewedMove {
  number: number;
  seat: number;
  move: string;
  best: string;
  lost: number;
  luck: number;
  words: string;
}

export interface Reviewed {
  game: string;
  unit: "chances" | "beans" | "points";
  moves: ReviewedMove[];
  seats: { seat: number; name: string; words: string }[];
  /** SVG. */
  picture: string;
}

/** What was best at each move of a game that is over, and what was lost. */
export async function review(record: string): Promise<Reviewed> {
  return ask<Reviewed>("POST", "/api/study/reviews", { record });
}
