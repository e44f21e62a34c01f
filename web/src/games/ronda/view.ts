/** What everybody sees of Ronda. */
import type { Last, Seat, View } from "$lib/board.ts";

/** 1 to 10, clockwise from the top. */
export type Bowl = number;
export const CIRCLE: readonly Bowl[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

interface RondaLast extends Last {
  kind: "lift" | "add" | "keep" | "pass" | "stop";
  bowl: Bowl | null;
  /** The beans then seen under that bowl. */
  beans: number | null;
  mistake: boolean;
  penalty: boolean;
  leaves_to: "black" | "box" | null;
}

export interface RondaView extends View {
  /** The beans of each bowl in sight; null for the others. */
  bowls: (number | null)[];
  open: Bowl[];
  /** What the last move covered: its beans may be shown for a moment, and no longer. */
  covered: Bowl[];
  phase: "lift" | "match" | "added";
  stocks: number[];
  black: number;
  box: number;
  mover: Seat;
  last: RondaLast | null;
}

/** What may be kept of a view once it was shown: what is covered is not in it. */
export function kept(view: RondaView): RondaView {
  const bowls = view.bowls.map((beans, place) => (view.open.includes(place + 1) ? beans : null));
  const isOpen = view.last?.bowl && view.open.includes(view.last.bowl);
  return { ...view, bowls, last: view.last && { ...view.last, beans: isOpen ? view.last.beans : null } };
}
