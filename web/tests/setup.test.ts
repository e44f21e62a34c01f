import { expect, test } from "vitest";
import { setupFrom, setupOf } from "$lib/next-game.ts";
import type { TableDescription } from "$lib/messages.ts";

const told = {
  game: "kala",
  seats: 2,
  options: { reserve: 20 },
  clock: { kind: "turn", amount: 60 },
  public: false,
  teams: false,
  watching: true,
  takebacks: "free",
  hints: true,
  shared: false,
} as const satisfies TableDescription["setup"];

test("of what the house tells of a table, only what it takes goes back to it", () => {
  expect(setupFrom({ ...told, said: "one day" } as TableDescription["setup"])).toEqual(told);
});

test("another game has its own rules, and as many seats as fit", () => {
  const next = setupOf(told, "ronda");
  expect(next).toMatchObject({ game: "ronda", seats: 2, options: {}, clock: { kind: "game", amount: 0 } });
});
