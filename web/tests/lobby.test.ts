import { expect, test } from "vitest";
import { anyOf, choose } from "$lib/lobby.ts";
import type { Schemas } from "$lib/schemas.ts";

const card: Schemas["TableCard"] = {
  id: "1",
  game: "kala",
  seats: 2,
  free: 1,
  phase: "gathering",
  people: [],
  live: true,
  your_turn: false,
  days: null,
  deadline: null,
  to_move: [],
  holiday: null,
  rated: true,
};
const tables = [card, { ...card, id: "2", game: "ronda", rated: false }, { ...card, id: "3", free: 0 }];

test("open tables are chosen by game, by a free seat, and by whether they count", () => {
  const ids = (more: object) => choose(tables, { ...anyOf, ...more }).map((table) => table.id);
  expect(ids({})).toEqual(["1", "2", "3"]);
  expect(ids({ game: "ronda" })).toEqual(["2"]);
  expect(ids({ rated: "yes" })).toEqual(["1", "3"]);
  expect(ids({ rated: "no" })).toEqual(["2"]);
  expect(ids({ free: true })).toEqual(["1", "2"]);
});
