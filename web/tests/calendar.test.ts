import { expect, test } from "vitest";
import { calendarOf, type TableCard } from "$lib/calendar.ts";

function card(id: string, more: Partial<TableCard>): TableCard {
  const rest = { days: null, deadline: null, to_move: [], holiday: null, rated: false };
  return {
    id,
    game: "kala",
    seats: 2,
    free: 0,
    phase: "playing",
    people: [],
    live: false,
    your_turn: false,
    ...rest,
    ...more,
  };
}

test("one's own turns come first, the shortest time before the others; what is empty is not there", () => {
  const tables = [
    card("over", { phase: "over" }),
    card("later", { your_turn: true, deadline: 9 }),
    card("theirs", { deadline: 1 }),
    card("whenever", { your_turn: true }),
    card("soon", { your_turn: true, deadline: 3 }),
  ];
  const found = calendarOf(tables).map(([group, some]) => [group, some.map((one) => one.id)]);
  expect(found).toEqual([
    ["yours", ["soon", "later", "whenever"]],
    ["others", ["theirs"]],
    ["rest", ["over"]],
  ]);
  expect(calendarOf(tables.slice(2, 3)).map(([group]) => group)).toEqual(["others"]);
});
