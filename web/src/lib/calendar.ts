/** One's tables in the order in which one is waited for. */
import type { Schemas } from "./schemas.ts";

export type TableCard = Schemas["TableCard"];
export type Group = "yours" | "others" | "rest";

/** Where it is one's turn, whose time is over first; then where others play; then all else. Nothing that is empty. */
export function calendarOf(tables: readonly TableCard[]): [Group, TableCard[]][] {
  const groups: Record<Group, TableCard[]> = { yours: [], others: [], rest: [] };
  for (const table of tables) groups[groupOf(table)].push(table);
  for (const some of Object.values(groups)) some.sort((one, other) => until(one) - until(other)); // stable: newest first
  return (Object.entries(groups) as [Group, TableCard[]][]).filter(([, some]) => some.length);
}

function groupOf(table: TableCard): Group {
  if (table.your_turn) return "yours";
  return table.phase === "playing" ? "others" : "rest";
}

function until(table: TableCard): number {
  return table.deadline ?? Number.MAX_SAFE_INTEGER;
}
