/** Another game at the same table, or the same one otherwise. */
import { games } from "./games.svelte.ts";
import type { Schemas } from "./schemas.ts";

type Told = Schemas["SetupDescription"];

/** What was told of a table's setup, as the house takes it back: a description may come to say more. */
export function setupFrom(told: Told): Schemas["Setup"] & Told {
  const { game, seats, options, clock, teams, watching, takebacks, hints, shared, rated } = told;
  return { game, seats, options, clock, teams, watching, takebacks, hints, shared, rated, public: told.public };
}

/** As many sit down as may, and the game is played as its rules have it. */
export function setupOf(told: Told, game: string): Schemas["Setup"] {
  const seats = Math.max(told.seats ?? 0, games.named(game)?.fewest ?? 0);
  const fits = seats <= (games.named(game)?.most ?? seats) ? seats : null;
  return { ...setupFrom(told), game, seats: fits, options: {}, clock: { kind: "game", amount: 0 } };
}
