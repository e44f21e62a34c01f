/** Which of the open tables the reader wants to see. */
import type { Schemas } from "./schemas.ts";

type TableCard = Schemas["TableCard"];

export interface Choice {
  game: string;
  rated: "" | "yes" | "no";
  free: boolean;
}

export const anyOf: Readonly<Choice> = { game: "", rated: "", free: false };

export function choose(tables: readonly TableCard[], { game, rated, free }: Choice): TableCard[] {
  return tables.filter(
    (table) =>
      (!game || table.game === game) &&
      (!rated || table.rated === (rated === "yes")) &&
      (!free || (table.free > 0 && table.phase === "gathering")),
  );
}
