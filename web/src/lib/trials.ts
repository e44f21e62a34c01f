/** Positions tried outside a table, for lessons and rules: the house plays by the rules and tells views. */
import { answer, api } from "./api.ts";
import { LESSONS } from "./cache-names.ts";
import type { Value } from "./games.svelte.ts";
import { cached, keyOf } from "./offline-cache.ts";
import type { Schemas } from "./schemas.ts";

export type Frame = Schemas["Frame"];
type Question = Partial<Omit<Schemas["Question"], "open" | "seat">> & { game: string };

/** Options written as text: `first=0 penalty=no`. */
export function readOptions(text: string): Record<string, Value> {
  const pairs = text
    .split(" ")
    .filter(Boolean)
    .map((pair) => pair.split("=") as [string, string]);
  return Object.fromEntries(pairs.map(([name, value]) => [name, readValue(value)]));
}

function readValue(value: string): Value {
  if (value === "yes" || value === "no") return value === "yes";
  return /^-?\d+$/.test(value) ? Number(value) : value;
}

/** The views of a game, one after each move, as a seat or a spectator (null) has them. */
export async function tryMoves(question: Question, seat: number | null): Promise<Schemas["TriedGame"]> {
  const body = { ...question, seat };
  return cached(await keyOf(body), () => answer(api.POST("/api/study", { body })), LESSONS);
}
