/** How large cards and compartments are at a table: as large as the box allows, and never too small for a finger. */

const TALL = 84 / 60;
const FINGER = 44;
const WOOD = 16;
const SHELF = 4;
const ENDS = 52;
const ROW = 7;
/** Whoever has set larger letters may scroll; a card need not be lower then. */
const LARGE_LETTER = 20;

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
  /** How many compartments stand beside each other: a long rack has two storeys on a narrow screen. */
  across: number;
  /** The wood beside the first and the last compartment. */
  side: number;
  card: number;
  columns: number;
  /** How high a card is for each pixel of its width: less where there would be no room for all of them. */
  tall: number;
  /** How high the room must be, at least. */
  least: number;
}

/** The largest cards that find room under the rack, in as few rows as that allows. */
export function fit(room: Room, { held, places, open }: Cards): Sizes {
  const smallest = open ? FINGER : FINGER / 2;
  const storeys = room.width ? Math.max(1, Math.ceil((places * smallest - 0.5) / room.width)) : 1;
  const across = Math.ceil(places / storeys);
  const around = WOOD + (storeys - 1) * SHELF + (open ? ENDS : 0) + 4;
  const side = Math.max(0, Math.min(3, (room.width - across * FINGER) / 2));
  const widest = Math.min(7.2 * room.letter, (room.width - 2 * side) / Math.max(across, 3));
  const narrowest = Math.min(smallest, widest);

  function inRowsOf(columns: number): Sizes {
    const rows = Math.ceil(held / columns);
    const smallestOfAll = narrowest * storeys + rows * smallest;
    const lowest = room.letter > LARGE_LETTER ? TALL : 1;
    const tall = Math.max(lowest, Math.min(TALL, (room.height - around) / smallestOfAll));
    const free = (room.height - around) / tall;
    const wanted = Math.max(free / (rows + 1.18 * storeys), (free - widest * storeys) / Math.max(rows, 1));
    const card = Math.max(smallest, Math.min(6 * room.letter, room.width / columns, wanted));
    const slot = Math.max(narrowest, Math.min(widest, (free - rows * card) / storeys));
    return { slot, across, side, card, columns, tall, least: around + lowest * smallestOfAll };
  }

  const widths = Array.from(
    { length: Math.max(0, Math.floor(room.width / FINGER) - ROW) },
    (_, more) => ROW + 1 + more,
  );
  return (held > ROW ? widths : []).map(inRowsOf).reduce((best, one) => {
    return one.card > best.card - 2 || best.least > room.height ? one : best;
  }, inRowsOf(ROW));
}
