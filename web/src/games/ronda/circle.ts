/** The ten bowls of Ronda, and what may be kept of a look under them. */
import type { Schemas } from "$lib/schemas.ts";

export type RondaView = Schemas["RondaView"];

/** 1 to 10, clockwise from the top. */
export type Bowl = number;
export const CIRCLE: readonly Bowl[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** The beans under every bowl, where everything lies open; null where anything is hidden. */
export function allBeans({ bowls }: RondaView): readonly number[] | null {
  return bowls.every((beans) => beans !== null) ? bowls : null;
}

/** What may be kept of a view once it was shown: what is covered is not in it. */
export function kept(view: RondaView): RondaView {
  const bowls = view.bowls.map((beans, place) => (view.open.includes(place + 1) ? beans : null));
  const isOpen = view.last?.bowl && view.open.includes(view.last.bowl);
  return { ...view, bowls, last: view.last && { ...view.last, beans: isOpen ? view.last.beans : null } };
}
