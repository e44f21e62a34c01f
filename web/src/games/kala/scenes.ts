/** Where each bean lies and each bowl stands, moment by moment: a sowing told from the view before it and `last`. */
import { alike, carried, type Beans, type BeanPlace } from "$lib/beans/places.ts";
import { bowlOn, CELLS, type Cell, type KalaView } from "./field.ts";

export interface Scene {
  beans: Beans;
  /** The cell of each bowl. */
  bowls: Cell[];
}

export interface Moment {
  what: "sow" | "leftover" | "harvest" | "bowl";
  scene: Scene;
}

export const cup = (cell: Cell): BeanPlace => `cup ${cell}`;
export const bowl = (seat: number): BeanPlace => `bowl ${seat}`;
export const reserve = (seat: number): BeanPlace => `reserve ${seat}`;
export const GRANARY: BeanPlace = "granary";

/** How many beans the view says lie at each place. */
function counts(view: KalaView): Record<BeanPlace, number> {
  return Object.fromEntries<number>([
    ...view.reserves.map((beans, seat) => [reserve(seat), beans] as const),
    ...CELLS.map((cell) => [cup(cell), view.field[cell] ?? 0] as const),
    ...view.bowls.map((one, seat) => [bowl(seat), one.beans] as const),
    [GRANARY, view.granary],
  ]);
}

/** The view as a scene; beans that are in their place already, in the scene before, stay there. */
export function sceneOf(view: KalaView, before?: Scene): Scene {
  const wanted = Object.entries(counts(view));
  const kept = wanted.map(([place, many]) => [place, (before?.beans[place] ?? []).slice(0, many)] as const);
  const used = new Set(kept.flatMap(([, beans]) => beans));
  const total = wanted.reduce((sum, [, many]) => sum + many, 0);
  const free = Array.from({ length: total }, (_, bean) => bean).filter((bean) => !used.has(bean));
  const beans = kept.map(([place, beans], at): [BeanPlace, number[]] => [
    place,
    [...beans, ...free.splice(0, (wanted[at]?.[1] ?? 0) - beans.length)],
  ]);
  return { beans: Object.fromEntries(beans), bowls: view.bowls.map((one) => one.cell) };
}

/**
 * The last sowing, in order: bean by bean along the path, what was left over, the harvest, the bowl's move.
 * Nothing where that does not lead from the one view to the other: a move taken back, or a view that was missed.
 */
export function story(previous: KalaView, view: KalaView, start: Scene): Moment[] {
  const last = view.last;
  if (!last) return [];
  const { seat } = last;
  const moments: Moment[] = [];
  let scene = start;
  const hand = last.extra ? bowl(seat) : reserve(seat);
  // An extra sowing empties the bowl first: its first bean falls back into it, so one stays where it is.
  for (const cell of last.extra ? last.path.slice(1) : last.path) {
    const stands = bowlOn(previous, cell);
    scene = { ...scene, beans: carried(scene.beans, hand, stands === null ? cup(cell) : bowl(stands)) };
    moments.push({ what: "sow", scene });
  }
  for (let bean = 0; bean < last.leftover; bean++) {
    scene = { ...scene, beans: carried(scene.beans, hand, reserve(1 - seat)) };
    moments.push({ what: "leftover", scene });
  }
  if (last.harvested) {
    const end = last.path.at(-1) ?? "";
    const stands = bowlOn(previous, end);
    const from = stands === null ? cup(end) : bowl(stands);
    scene = { ...scene, beans: carried(scene.beans, from, GRANARY) };
    for (let bean = 1; bean < last.harvested; bean++)
      scene = { ...scene, beans: carried(scene.beans, from, reserve(seat)) };
    moments.push({ what: "harvest", scene });
  }
  scene = { ...scene, bowls: view.bowls.map((one) => one.cell) };
  moments.push({ what: "bowl", scene });
  return alike(scene.beans, sceneOf(view).beans) ? moments : [];
}
