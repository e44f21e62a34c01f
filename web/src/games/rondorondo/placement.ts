/** What a laying does to the rack, read from its notation: for words on trial, and to tell a word card by card. */
import { JOKER } from "./cards.ts";
import { BEFORE } from "./composition.svelte.ts";

export interface Slot {
  /** How it shows: a letter, a small letter for a joker, `-`, `#`; nothing in an empty compartment. */
  symbol: string;
  /** Laid just now. */
  fresh: boolean;
  /** What lies beneath a card that was laid just now. */
  covers: string;
}

const SAID = new Set(["pass", "decline", "accept", "reject"]);
const LAYING = /^(?:(.)<)?((?:\[.\]|.)*?)(?:>(.))?$/;

export function applied(rack: string, lay: string): Slot[] {
  const [, before, middle = "", after] = LAYING.exec(lay) ?? [];
  const symbols = middle.match(/\[.\]|./g) ?? [];
  const grown = (symbol: string | undefined): Slot[] => (symbol ? [{ symbol, fresh: true, covers: "" }] : []);
  const covered = [...rack].map((old, place): Slot => {
    const symbol = symbols[place] ?? ".";
    if (symbol === ".") return { symbol: shown(old), fresh: false, covers: "" };
    return { symbol: symbol.startsWith("[") ? "#" : symbol, fresh: true, covers: shown(old) };
  });
  return [...grown(before), ...covered, ...grown(after)];
}

export function plainly(rack: string): Slot[] {
  return [...rack].map((symbol) => ({ symbol: shown(symbol), fresh: false, covers: "" }));
}

/** The first so many cards of a laying, the others still to come. */
export function upTo(slots: readonly Slot[], laid: number): Slot[] {
  let left = laid;
  return slots.map((slot) => (!slot.fresh || left-- > 0 ? slot : { symbol: slot.covers, fresh: false, covers: "" }));
}

/** The card that a wanted move takes next, and the place where it goes; null once it lies there whole. */
export function nextOf(
  rack: string,
  move: string,
  lies: (place: number) => string,
): { card: string; place: number | null } | null {
  if (SAID.has(move)) return null;
  if (move.startsWith("~")) return { card: move.slice(1), place: null };
  const from = move[1] === "<" ? BEFORE : 0;
  const slots = applied(rack, move).map(({ symbol, fresh }, index) => ({ symbol, fresh, place: index + from }));
  const next = slots.find(({ symbol, fresh, place }) => fresh && lies(place) !== symbol);
  return next ? { card: /[a-z]/.test(next.symbol) ? JOKER : next.symbol, place: next.place } : null;
}

function shown(symbol: string): string {
  return symbol === "." ? "" : symbol;
}
