/** Dried beans, each a little different, and how they lie in something round. */

export interface Spot {
  x: number;
  y: number;
  /** How large a bean is drawn there; less in a heap that would not fit. */
  scale: number;
}

/** Drawn in Beans.svelte: coco, borlotti, red kidney, ochre, lingot. */
export const KINDS = ["coco", "borlotti", "kidney", "ochre", "lingot"] as const;
type BeanKind = (typeof KINDS)[number];

export interface BeanLook {
  kind: BeanKind;
  turn: number;
  long: number;
  wide: number;
}

const MIXED: readonly BeanKind[] = [
  "coco",
  "lingot",
  "borlotti",
  "ochre",
  "coco",
  "borlotti",
  "kidney",
  "lingot",
  "ochre",
];
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

/** A number from 0 to 1 that is always the same for the same bean and question. */
function chance(bean: number, question: number): number {
  let mixed = Math.imul(bean + 1, 0x9e3779b1) ^ Math.imul(question + 1, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
}

/** What a bean looks like, wherever it lies. */
export function lookOf(bean: number): BeanLook {
  return {
    kind: MIXED[Math.floor(chance(bean, 0) * MIXED.length)] ?? "coco",
    turn: Math.round(chance(bean, 1) * 360),
    long: 0.94 + chance(bean, 2) * 0.14,
    wide: 0.9 + chance(bean, 3) * 0.16,
  };
}

/** A little off its place, as beans lie. */
export function nudged(bean: number, spot: Spot, by: number): Spot {
  return { ...spot, x: spot.x + (chance(bean, 4) - 0.5) * by, y: spot.y + (chance(bean, 5) - 0.5) * by };
}

/** Rings in which a heap lies, from the inside: how many beans, and how far from the middle, in parts of the radius. */
interface Heap {
  rings: readonly (readonly [beans: number, away: number])[];
  scale: number;
}
const HEAPS: readonly Heap[] = [
  { rings: [[4, 0.46]], scale: 1 },
  {
    rings: [
      [1, 0],
      [6, 0.68],
    ],
    scale: 1,
  },
  {
    rings: [
      [3, 0.28],
      [8, 0.73],
    ],
    scale: 0.84,
  },
  {
    rings: [
      [5, 0.33],
      [10, 0.77],
    ],
    scale: 0.74,
  },
  {
    rings: [
      [1, 0],
      [6, 0.37],
      [13, 0.8],
    ],
    scale: 0.64,
  },
  {
    rings: [
      [4, 0.2],
      [10, 0.52],
      [17, 0.84],
    ],
    scale: 0.54,
  },
];
/** The radius in which beans have their full size. */
const ROOMY = 36;

/** Where the beans of a heap lie in a round thing of that radius, around its middle. */
export function heap(beans: readonly number[], radius: number): Spot[] {
  const shape = HEAPS.find(({ rings }) => rings.reduce((sum, [most]) => sum + most, 0) >= beans.length);
  const scale = (shape?.scale ?? 0.44) * Math.min(1, radius / ROOMY);
  return beans.map((bean, at) => {
    const { x, y } = shape ? inRings(shape, at) : inSpiral(at, beans.length);
    return nudged(bean, { x: x * radius, y: y * radius, scale }, 3.5);
  });
}

/** One by one around each ring, always across from the one before, so that few beans lie apart. */
function inRings({ rings }: Heap, at: number): { x: number; y: number } {
  let before = 0;
  for (const [most, away] of rings) {
    if (at < before + most) {
      const within = at - before;
      const place = within % 2 === 0 ? within / 2 : (within - 1) / 2 + Math.ceil(most / 2);
      const angle = (place / most) * 2 * Math.PI + 3.5 + before;
      return { x: away * Math.cos(angle), y: away * Math.sin(angle) };
    }
    before += most;
  }
  return { x: 0, y: 0 };
}

function inSpiral(at: number, beans: number): { x: number; y: number } {
  const away = 0.88 * Math.sqrt((at + 0.5) / beans);
  return { x: away * Math.cos(at * GOLDEN_ANGLE), y: away * Math.sin(at * GOLDEN_ANGLE) };
}
