/** Cards as they are written, in the hand and in the rack, and what they are worth. */
import type { Schemas } from "$lib/schemas.ts";

export type RondoRondoView = Schemas["RondoRondoView"];
export type RondoRondoLast = Schemas["RondoRondoLast"];
/** What the library's preview says of a word that is not laid yet. */
export type RondoRondoPreview = Schemas["RondoRondoPreview"];
/** How a turn's points came about. */
export type Sum = Schemas["RondoRondoSum"];

/** A card of the hand: `A`–`Z`, `?` a joker, `-` an eraser, `*` one that the reader may not know. */
export const JOKER = "?";
export const ERASER = "-";
export const FACE_DOWN = "#";
export const HIDDEN = "*";

/** What a symbol of the rack is worth, as the cards say. */
export function worth(symbol: string, values: Record<string, number>): number {
  if (symbol >= "a" && symbol <= "z") return values[JOKER] ?? 0;
  return values[symbol] ?? 0;
}
