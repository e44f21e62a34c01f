/** A game looked at once more: what the house says of each move. */
import { ask } from "./api.ts";
import type { components } from "./openapi.ts";

export type Reviewed = components["schemas"]["Reviewed"];

/** What was best at each move of a game that is over, and what was lost. */
export async function review(record: string): Promise<Reviewed> {
  return ask<Reviewed>("POST", "/api/study/reviews", { record });
}
