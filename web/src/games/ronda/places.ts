/** Where things stand on the drawing: the stocks beside the circle on a wide screen, below it on a narrow one. */
import { heap, nudged, type Spot } from "$lib/beans/beans.ts";
import type { BeanPlace } from "$lib/beans/places.ts";
import { BLACK, BOX, stock, under, type Scene } from "./scenes.ts";
import { CIRCLE, type Bowl } from "./circle.ts";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Layout {
  width: number;
  height: number;
  names: Box[];
  troughs: Box[];
  /** How large a bean is in a trough, and how far apart beans lie. */
  scale: number;
  step: number;
}

export const MIDDLE = { x: 300, y: 300 };
export const TABLE = 294;
export const RING = 181;
export const DOME = 51;
export const PLACE = 45;
/** How far a bowl is moved outwards when it is raised. */
export const OUTWARDS = 78;
export const SMALLER = 0.64;
const LARGE = 1.25;
const FIVE = 5;

/** The black bowl and the box; the box alone is in the middle where the black bowl is not used. */
export function blackBowl(): { x: number; y: number; radius: number } {
  return { x: MIDDLE.x, y: MIDDLE.y - 8, radius: 46 };
}
export function box(withBlack: boolean): Box {
  return { x: MIDDLE.x - 56, y: MIDDLE.y + (withBlack ? 62 : -26), width: 112, height: 52 };
}
/** Where it is said that two bowls are the same, or not. */
export const SIGN = { x: MIDDLE.x, y: MIDDLE.y - 91 };

export function wide(seats: number): Layout {
  const each = Math.min(132, 592 / seats);
  const top = (600 - each * seats) / 2;
  const rows = Array.from({ length: seats }, (_, seat) => top + seat * each);
  return {
    width: 900,
    height: 600,
    names: rows.map((y) => ({ x: 622, y, width: 270, height: 34 })),
    troughs: rows.map((y) => ({ x: 622, y: y + 36, width: 270, height: Math.min(84, each - 44) })),
    scale: 0.95,
    step: 23,
  };
}

export function tall(seats: number): Layout {
  const rows = Array.from({ length: seats }, (_, seat) => 610 + seat * 88);
  return {
    width: 600,
    height: 612 + seats * 88,
    names: rows.map((y) => ({ x: 4, y, width: 228, height: 80 })),
    troughs: rows.map((y) => ({ x: 240, y, width: 356, height: 80 })),
    scale: 1.25,
    step: 31,
  };
}

/** Where there is little room: the circle alone; stocks are told beside it, and beans come and go at its edge. */
export function round(seats: number): Layout {
  const edge = { x: 290, y: 2, width: 20, height: 0 };
  return {
    width: 600,
    height: 600,
    names: [],
    troughs: Array.from({ length: seats }, () => edge),
    scale: 1.25,
    step: 0,
  };
}

/** A bowl is large enough to be looked at from here on, with the stocks around the circle. */
const ROOMY = 0.75;

/** The layout for a box. */
export function fitting(width: number, height: number, seats: number): Layout {
  const scale = (layout: Layout) => Math.min(width / layout.width, height / layout.height);
  const [beside, below] = [wide(seats), tall(seats)];
  const whole = scale(beside) >= scale(below) ? beside : below;
  return scale(whole) >= ROOMY ? whole : round(seats);
}

/** The middle of a bowl's place, and the way outwards from there. */
export function placeOf(bowl: Bowl): { x: number; y: number; outX: number; outY: number } {
  const angle = ((bowl - 1) / CIRCLE.length) * 2 * Math.PI - Math.PI / 2;
  const [outX, outY] = [Math.cos(angle), Math.sin(angle)];
  return { x: MIDDLE.x + RING * outX, y: MIDDLE.y + RING * outY, outX, outY };
}

export function lying(layout: Layout, withBlack: boolean, place: BeanPlace, beans: readonly number[]): Spot[] {
  const around = (x: number, y: number, radius: number, large: number) =>
    heap(beans, radius).map((spot) => ({ x: spot.x + x, y: spot.y + y, scale: spot.scale * large }));
  const bowl = CIRCLE.find((one) => place === under(one));
  if (bowl) return around(placeOf(bowl).x, placeOf(bowl).y, PLACE - 4, LARGE);
  if (place === BLACK) return around(blackBowl().x, blackBowl().y, blackBowl().radius, LARGE);
  if (place === BOX) return inBox(box(withBlack), beans);
  const seat = layout.troughs.findIndex((_, one) => place === stock(one));
  return inTrough(layout, layout.troughs[seat] ?? { x: 0, y: 0, width: 0, height: 0 }, beans);
}

/** Fives side by side, row below row; closer where they would not fit. */
function inTrough(layout: Layout, trough: Box, beans: readonly number[]): Spot[] {
  const abreast = 2 * FIVE;
  const rows = Math.ceil(beans.length / abreast);
  const down = Math.min(layout.step, (trough.height - 22) / Math.max(1, rows - 0.15));
  const gap = (trough.width - 28 - abreast * layout.step) * 0.5;
  return beans.map((bean, at) => {
    const column = at % abreast;
    const x = trough.x + 14 + layout.step * (column + 0.5) + (column >= FIVE ? gap : gap * 0.3);
    const y = trough.y + trough.height / 2 + (Math.floor(at / abreast) - (rows - 1) / 2) * down;
    return nudged(bean, { x, y, scale: layout.scale * Math.min(1, 0.35 + (0.65 * down) / layout.step) }, 4);
  });
}

/** As they fall. */
function inBox(at: Box, beans: readonly number[]): Spot[] {
  const abreast = 8;
  const rows = Math.ceil(beans.length / abreast);
  const down = Math.min(14, (at.height - 20) / Math.max(1, rows - 1));
  return beans.map((bean, place) => {
    const x = at.x + 15 + ((at.width - 30) / (abreast - 1)) * (place % abreast);
    const y = at.y + at.height / 2 + (Math.floor(place / abreast) - (rows - 1) / 2) * down;
    return nudged(bean, { x, y, scale: 0.66 }, 7);
  });
}

export function spotOf(layout: Layout, withBlack: boolean, scene: Scene, place: BeanPlace, bean: number): Spot {
  const beans = scene.beans[place] ?? [];
  return lying(layout, withBlack, place, beans)[beans.indexOf(bean)] ?? { ...MIDDLE, scale: 1 };
}
