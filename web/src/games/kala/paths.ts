/** Tracing a sowing cell by cell, with nothing but the list of moves: what is possible is what some move begins with. */
import type { Cell } from "./field.ts";

/** A move's notation, read: `b2b3b4c4d4x>c4`. */
export interface Sowing {
  move: string;
  path: Cell[];
  harvest: boolean;
  aside: Cell | null;
}

/** What the reader has chosen so far; null: not asked or not answered yet. */
export interface Traced {
  path: Cell[];
  harvest: boolean | null;
}

export function read(move: string): Sowing {
  const [way = "", aside] = move.split(">");
  return { move, path: way.match(/[a-d][1-4]/g) ?? [], harvest: way.endsWith("x"), aside: aside ?? null };
}

/** Where every sowing begins: a path that has its first cell already. */
export function begun(sowings: readonly Sowing[]): Traced {
  const start = sowings[0]?.path[0];
  return { path: start === undefined ? [] : [start], harvest: null };
}

/** The sowings that go on as traced. */
export function fitting(sowings: readonly Sowing[], traced: Traced): Sowing[] {
  return sowings.filter(
    (sowing) =>
      traced.path.every((cell, at) => sowing.path[at] === cell) &&
      (traced.harvest === null || sowing.harvest === traced.harvest),
  );
}

/** What is asked next: another cell, whether to harvest, where to step aside; or nothing, for one sowing is left. */
export function asked(sowings: readonly Sowing[], traced: Traced): "cell" | "harvest" | "aside" | "nothing" {
  const left = fitting(sowings, traced);
  if (left.some((sowing) => sowing.path.length > traced.path.length)) return "cell";
  if (left.some((sowing) => sowing.harvest) && left.some((sowing) => !sowing.harvest)) return "harvest";
  return left.length > 1 ? "aside" : "nothing";
}

/** The cells that may come next, on the path or to step aside to. */
export function nextCells(sowings: readonly Sowing[], traced: Traced): Set<Cell> {
  const ask = asked(sowings, traced);
  const cells = fitting(sowings, traced).map((sowing) =>
    ask === "cell" ? sowing.path[traced.path.length] : ask === "aside" ? sowing.aside : null,
  );
  return new Set(cells.filter((cell) => cell !== null && cell !== undefined));
}

/** The cells where a sowing that goes on as traced could end with a harvest. */
export function harvestEnds(sowings: readonly Sowing[], traced: Traced): Set<Cell> {
  const ripe = fitting(sowings, traced).filter((sowing) => sowing.harvest);
  return new Set(ripe.map((sowing) => sowing.path.at(-1) ?? ""));
}

/** The traced path led on to a cell, if only one way leads there; null if none does, or several. */
export function ledTo(sowings: readonly Sowing[], traced: Traced, cell: Cell): Traced | null {
  if (asked(sowings, traced) !== "cell") return null;
  const ways = new Set(
    fitting(sowings, traced)
      .filter((sowing) => sowing.path.includes(cell, traced.path.length))
      .map((sowing) => sowing.path.slice(0, sowing.path.indexOf(cell) + 1).join(" ")),
  );
  const [way] = ways;
  if (nextCells(sowings, traced).has(cell)) return { path: [...traced.path, cell], harvest: null };
  return ways.size === 1 && way !== undefined ? { path: way.split(" "), harvest: null } : null;
}

/** One step back: the harvest's answer, else the last cell; the first cell stays. */
export function takenBack(traced: Traced): Traced {
  if (traced.harvest !== null) return { ...traced, harvest: null };
  return { path: traced.path.slice(0, Math.max(1, traced.path.length - 1)), harvest: null };
}
