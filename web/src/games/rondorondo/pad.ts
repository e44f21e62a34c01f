/** The score pad, from what the reader has seen: a line for each round, a column for each player. */
import type { Seat } from "$lib/board.ts";
import type { RondoRondoView, Sum } from "./cards.ts";

export interface Entry {
  seat: Seat;
  /** null for a pass, or a word that was taken back. */
  word: string | null;
  sum: Sum;
  /** Which of the views seen tells it. */
  at: number;
}

/** Every turn that was scored, in order. */
export function entries(views: readonly RondoRondoView[]): Entry[] {
  return views.flatMap(({ last }, at) => {
    if (!last?.sum) return [];
    const stands = last.kind !== "pass" && last.verdict !== "rejected";
    return [{ seat: last.layer, word: stands ? last.word : null, sum: last.sum, at }];
  });
}

/** Lines of the pad: a new one begins when a player writes again. */
export function lines(written: readonly Entry[], seats: number): (Entry | null)[][] {
  const pad: (Entry | null)[][] = [];
  for (const entry of written) {
    const row = pad.at(-1);
    if (row && row[entry.seat] === null) row[entry.seat] = entry;
    else {
      const fresh: (Entry | null)[] = Array.from({ length: seats }, () => null);
      fresh[entry.seat] = entry;
      pad.push(fresh);
    }
  }
  return pad;
}

/** Points from before the first turn that the reader saw; null where there are none. */
export function carried(view: RondoRondoView, written: readonly Entry[]): number[] | null {
  const rest = view.scores.map((score, seat) =>
    written.reduce((left, entry) => (entry.seat === seat ? left - entry.sum.total : left), score),
  );
  return rest.some((points) => points !== 0) ? rest : null;
}

/** What the cards still held cost each player at the end. */
export function leftOver(view: RondoRondoView): number[] | null {
  return view.outcome && view.outcome.scores.map((points, seat) => points - (view.scores[seat] ?? 0));
}

/** `7 − 2 + 3`: how the points came about, where that is more than the cards. */
export function workings(sum: Sum): string {
  const parts = [sum.cards, sum.erasers, sum.bonus, sum.exchanges].filter((part) => part !== 0);
  if (parts.length < 2) return "";
  return parts.map((part, place) => (place === 0 ? signed(part, "") : signed(part, " "))).join(" ");
}

function signed(points: number, space: string): string {
  const plus = space ? "+ " : "";
  return points < 0 ? `−${space}${-points}` : `${plus}${points}`;
}

/** A number as it is printed, with a true minus sign. */
export function written(points: number): string {
  return String(points).replace("-", "−");
}
