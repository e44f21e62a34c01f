/** Where things stand on the drawing: the field beside the trays in a wide box, between them in a narrow one; the granary between the players. */
import { heap, nudged, type Spot } from "$lib/beans/beans.ts";
import type { BeanPlace } from "$lib/beans/places.ts";
import { bowl, cup, GRANARY, reserve, type Scene } from "./scenes.ts";
import { CELLS, COLUMNS, type Cell } from "./field.ts";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Layout {
  width: number;
  height: number;
  field: Box;
  /** White's things are near a1, black's near d4. */
  trays: readonly [Box, Box];
  names: readonly [Box, Box];
  granary: Box;
  /** Where the switch for numbers is. */
  numbers: Box;
  /** In a tray: groups of four side by side, and how far apart beans and groups lie. */
  abreast: number;
  group: number;
  bean: number;
  /** How far below a tray's edge its first beans lie. */
  inset: number;
  /** Whether black sits at the bottom: the field is seen from its other side. */
  turned?: boolean;
}

const SIDE = 452;
const RIM = 26;
const STEP = 100;
export const CUP = 43;
export const BOWL = 31;
const BASKET = 30;
const GROUP = 4;

export const WIDE: Layout = {
  width: 764,
  height: 468,
  field: { x: 4, y: 4, width: SIDE, height: SIDE },
  trays: [
    { x: 476, y: 276, width: 284, height: 148 },
    { x: 476, y: 38, width: 284, height: 148 },
  ],
  names: [
    { x: 476, y: 426, width: 284, height: 34 },
    { x: 476, y: 2, width: 284, height: 34 },
  ],
  granary: { x: 480, y: 192, width: 168, height: 80 },
  numbers: { x: 660, y: 192, width: 100, height: 80 },
  abreast: 5,
  group: 52.5,
  bean: 21.5,
  inset: 24,
};

export const TALL: Layout = {
  width: 538,
  height: 762,
  field: { x: 4, y: 154, width: SIDE, height: SIDE },
  trays: [
    { x: 4, y: 616, width: 452, height: 108 },
    { x: 4, y: 38, width: 452, height: 108 },
  ],
  names: [
    { x: 4, y: 726, width: 452, height: 34 },
    { x: 4, y: 2, width: 452, height: 34 },
  ],
  granary: { x: 458, y: 316, width: 80, height: 118 },
  numbers: { x: 458, y: 616, width: 80, height: 108 },
  abreast: 9,
  group: 48,
  bean: 20,
  inset: 24,
};

/** Where there is little room: the field between two low trays. */
export const LOW: Layout = {
  width: 520,
  height: 564,
  field: { x: 4, y: 54, width: SIDE, height: SIDE },
  trays: [
    { x: 40, y: 514, width: 416, height: 46 },
    { x: 40, y: 2, width: 416, height: 46 },
  ],
  names: [
    { x: 0, y: 514, width: 40, height: 46 },
    { x: 0, y: 2, width: 40, height: 46 },
  ],
  granary: { x: 462, y: 252, width: 56, height: 56 },
  numbers: { x: 462, y: 514, width: 54, height: 46 },
  abreast: 14,
  group: 28,
  bean: 12,
  inset: 18,
};

/** A cup is large enough to be looked at from here on, with all that stands around the field. */
const ROOMY = 0.75;

/** The layout for a box: with everything around the field where that leaves cups of a good size, else the largest cups. */
export function fitting(width: number, height: number): Layout {
  const scale = (layout: Layout) => Math.min(width / layout.width, height / layout.height);
  const best = (layouts: Layout[]) => layouts.reduce((one, other) => (scale(other) > scale(one) ? other : one));
  const whole = best([WIDE, TALL]);
  return scale(whole) >= ROOMY ? whole : best([WIDE, TALL, LOW]);
}

/** The same, seen by black: its own things at the bottom. */
export function turned(layout: Layout): Layout {
  const swapped = <T>([one, other]: readonly [T, T]): readonly [T, T] => [other, one];
  return { ...layout, trays: swapped(layout.trays), names: swapped(layout.names), turned: true };
}

/** The middle of a cup. */
export function middle(layout: Layout, cell: Cell): { x: number; y: number } {
  const column = COLUMNS.findIndex((name) => cell.startsWith(name));
  const row = 4 - Number(cell.slice(1));
  const [across, down] = layout.turned ? [3 - column, 3 - row] : [column, row];
  return { x: layout.field.x + RIM + STEP * (across + 0.5), y: layout.field.y + RIM + STEP * (down + 0.5) };
}

/** Where the cups are, without the rim: the part that one can touch. */
export function cupsBox(layout: Layout): Box {
  return { x: layout.field.x + RIM, y: layout.field.y + RIM, width: 4 * STEP, height: 4 * STEP };
}

/** The middle of the granary's basket. */
export function basket(layout: Layout): { x: number; y: number; radius: number } {
  const { x, y, width, height } = layout.granary;
  if (height < 60) return { x: x + width / 2, y: y + height / 2, radius: height / 2 - 4 };
  const wide = layout.width === WIDE.width;
  return { x: wide ? x + 38 : x + width / 2, y: y + 40, radius: BASKET };
}

/** Where the beans of a place lie; of a bowl, around the bowl's middle. */
export function lying(layout: Layout, place: BeanPlace, beans: readonly number[]): Spot[] {
  if (place.startsWith("reserve")) return inTray(layout, place === reserve(0) ? 0 : 1, beans);
  if (place.startsWith("bowl")) return heap(beans, BOWL);
  if (place === GRANARY) {
    const { x, y, radius } = basket(layout);
    return heap(beans, radius).map((spot) => ({ ...spot, x: spot.x + x, y: spot.y + y }));
  }
  const { x, y } = middle(layout, place.slice(cup("").length));
  return heap(beans, CUP - 2).map((spot) => ({ ...spot, x: spot.x + x, y: spot.y + y }));
}

/** Groups of four, for that is what a sowing takes: one sees how many are left. */
function inTray(layout: Layout, seat: 0 | 1, beans: readonly number[]): Spot[] {
  const tray = layout.trays[seat];
  const scale = layout.bean / 24;
  const margin = (tray.width - layout.abreast * layout.group) / 2 + layout.group / 2 - layout.bean / 2;
  return beans.map((bean, at) => {
    const group = Math.floor(at / GROUP);
    const within = at % GROUP;
    const x = tray.x + margin + (group % layout.abreast) * layout.group + (within % 2) * layout.bean;
    const y =
      tray.y +
      layout.inset +
      Math.floor(group / layout.abreast) * (2 * layout.bean + 3) +
      Math.floor(within / 2) * layout.bean;
    return nudged(bean, { x, y, scale }, 4);
  });
}

/** Where one bean lies on the whole drawing. */
export function spotOf(layout: Layout, scene: Scene, place: BeanPlace, bean: number): Spot {
  const beans = scene.beans[place] ?? [];
  const spot = lying(layout, place, beans)[beans.indexOf(bean)] ?? { x: 0, y: 0, scale: 1 };
  const seat = [0, 1].find((one) => place === bowl(one));
  if (seat === undefined) return spot;
  const { x, y } = middle(layout, scene.bowls[seat] ?? CELLS[0] ?? "");
  return { ...spot, x: spot.x + x, y: spot.y + y };
}
