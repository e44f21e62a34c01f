/** What a laying does to the rack, read from its notation: for words on trial, and to tell a word card by card. */
export interface Slot {
  /** How it shows: a letter, a small letter for a joker, `-`, `#`; nothing in an empty compartment. */
  sign: string;
  /** Laid just now. */
  fresh: boolean;
  /** What lies beneath a card that was laid just now. */
  covers: string;
}

const LAYING = /^(?:(.)<)?((?:\[.\]|.)*?)(?:>(.))?$/;

export function applied(rack: string, lay: string): Slot[] {
  const [, before, middle = "", after] = LAYING.exec(lay) ?? [];
  const signs = middle.match(/\[.\]|./g) ?? [];
  const grown = (sign: string | undefined): Slot[] => (sign ? [{ sign, fresh: true, covers: "" }] : []);
  const covered = [...rack].map((old, place): Slot => {
    const sign = signs[place] ?? ".";
    if (sign === ".") return { sign: shown(old), fresh: false, covers: "" };
    return { sign: sign.startsWith("[") ? "#" : sign, fresh: true, covers: shown(old) };
  });
  return [...grown(before), ...covered, ...grown(after)];
}

export function plainly(rack: string): Slot[] {
  return [...rack].map((sign) => ({ sign: shown(sign), fresh: false, covers: "" }));
}

/** The first so many cards of a laying, the others still to come. */
export function upTo(slots: readonly Slot[], laid: number): Slot[] {
  let left = laid;
  return slots.map((slot) => (!slot.fresh || left-- > 0 ? slot : { sign: slot.covers, fresh: false, covers: "" }));
}

function shown(sign: string): string {
  return sign === "." ? "" : sign;
}
