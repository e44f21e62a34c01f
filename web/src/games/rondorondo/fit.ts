/** How large cards and compartments are at a table: as large as the box allows, and never too small for a finger. */

const TALL = 84 / 60;
const FINGER = 44;
/** Nine compartments on the smallest phone. */
const NARROWEST = 32;
const WOOD = 16;
const ENDS = 52;
const ROW = 7;

/** What is left for rack and hand, in pixels, and how many of them a letter of the page is high. */
export interface Room {
  width: number;
  height: number;
  letter: number;
}

export interface Cards {
  /** How many the reader holds; none for whoever only watches. */
  held: number;
  /** How many compartments the rack has. */
  places: number;
  /** Whether cards will be laid: then the rack may grow, and a finger must hit everything. */
  open: boolean;
}

export interface Sizes {
  slot: number;
  /** The wood beside the first and the last compartment. */
  side: number;
  card: number;
  columns: number;
  /** How high the room must be, at least. */
  least: number;
}

/** The largest cards that find room under the rack, in as few rows as that allows. */
export function fit(room: Room, { held, places, open }: Cards): Sizes {
  const smallest = open ? FINGER : FINGER / 2;
  const around = WOOD + (open ? ENDS : 0) + 4;
  const free = (room.height - around) / TALL;
  const side = Math.max(0, Math.min(3, (room.width - places * FINGER) / 2));
  const widest = Math.min(7.2 * room.letter, (room.width - 2 * side) / Math.max(places, 3));
  const narrowest = Math.max(NARROWEST, Math.min(smallest, widest));

  function inRowsOf(columns: number): Sizes {
    const rows = Math.ceil(held / columns);
    const wanted = Math.max(free / (rows + 1.18), (free - widest) / Math.max(rows, 1));
    const card = Math.max(smallest, Math.min(6 * room.letter, room.width / columns, wanted));
    const slot = Math.max(narrowest, Math.min(widest, free - rows * card));
    return { slot, side, card, columns, least: around + TALL * (narrowest + rows * smallest) };
  }

  const widths = Array.from(
    { length: Math.max(0, Math.floor(room.width / FINGER) - ROW) },
    (_, more) => ROW + 1 + more,
  );
  return (held > ROW ? widths : []).map(inRowsOf).reduce((best, one) => {
    return one.card > best.card - 2 || best.least > room.height ? one : best;
  }, inRowsOf(ROW));
}
