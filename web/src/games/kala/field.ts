/** The field of Kala, cup by cup. */
import type { Schemas } from "$lib/schemas.ts";
import type { Seat } from "$lib/board.ts";

export type KalaView = Schemas["KalaView"];
export type KalaLast = Schemas["KalaLast"];

/** A cup of the field: a1 is the bottom left one, d4 the top right one. */
export type Cell = string;

export const COLUMNS = ["a", "b", "c", "d"] as const;
/** From top to bottom, as the field is drawn. */
export const RANKS = [4, 3, 2, 1] as const;
export const CELLS: readonly Cell[] = RANKS.flatMap((rank) => COLUMNS.map((column) => column + rank));

/** Whose bowl stands there; null: nobody's. */
export function bowlOn(view: KalaView, cell: Cell): Seat | null {
  const seat = view.bowls.findIndex((bowl) => bowl.cell === cell);
  return seat < 0 ? null : seat;
}

/** What one sees there: the beans of the bowl that stands there, else those of the cup. */
export function beansOn(view: KalaView, cell: Cell): number {
  return view.bowls.find((bowl) => bowl.cell === cell)?.beans ?? view.field[cell] ?? 0;
}
