/** Another game at the same table: as many sit down as may, and it is played as its rules have it. */
import { games } from "./games.svelte.ts";
import type { TableDescription } from "./messages.ts";

export function setupOf(setup: TableDescription["setup"], game: string) {
  const seats = Math.max(setup.seats ?? 0, games.named(game)?.fewest ?? 0);
  const fits = seats <= (games.named(game)?.most ?? seats) ? seats : null;
  const clock = { kind: "game", amount: 0 } as const;
  return { ...setup, game, seats: fits, options: {}, clock };
}
