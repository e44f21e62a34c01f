/** Cards as they are written, and who may pass one on to whom. */
import type { Seat } from "$lib/board.ts";
import type { Schemas } from "$lib/schemas.ts";

export type RondelicView = Schemas["RondelicView"];

/** A card as it is written (`7S`, `TH`, `KD`); `?` lies face down for this reader; null is no card. */
export type Held = string | null;
export const HIDDEN = "?";

/** The next player to the right still in the game; who sits alone is their own neighbour. */
export function rightOf(view: RondelicView, seat: Seat): Seat {
  for (let step = 1; step < view.seats; step++) {
    const other = (seat + step) % view.seats;
    if (view.tokens[other]?.circle != null) return other;
  }
  return seat;
}
