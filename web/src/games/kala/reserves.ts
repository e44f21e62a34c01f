/** Who wins from an empty field, for every two reserves: what `bots/kala/engine/reserves.py` says too. */
import found from "../../../../src/haricot/bots/kala/engine/reserves.json";

export type Winner = "first" | "second" | "unknown";

export const FEWEST = 4;
export const MOST = 28;

interface Reserves {
  least: Record<string, number>;
  at_least: Record<string, number>;
}

const FOUND: Reserves = found;

/** More beans never hurt, so one number for each reserve of the second player says all. */
export function winner(first: number, second: number, { least, at_least }: Reserves = FOUND): Winner {
  const known = Object.entries(least);
  if (known.some(([beans, enough]) => first >= enough && second <= Number(beans))) return "first";
  const tooFew = [...known, ...Object.entries(at_least)];
  return tooFew.some(([beans, needed]) => first < needed && second >= Number(beans)) ? "second" : "unknown";
}

/** What the first player needs against that reserve, where it is known. */
export function needed(second: number): number | undefined {
  return FOUND.least[second];
}
