import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import { speak } from "$lib/texts.ts";
import TableList, { type TableCard } from "../src/parts/TableList.svelte";

beforeAll(() => speak("en"));
afterEach(cleanup);

const card: TableCard = {
  id: "t1",
  game: "noughts",
  seats: 2,
  free: 0,
  phase: "playing",
  people: ["Ada"],
  live: false,
  your_turn: true,
  days: null,
  deadline: null,
  to_move: [],
  holiday: null,
  rated: false,
};

test("a table is a link; one of a game that left the house says so and leads nowhere", () => {
  render(TableList, { tables: [card, { ...card, id: "t2", phase: "unknown", your_turn: false }] });
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/table/t1"]);
  expect(screen.getByText("this house no longer has that game")).toBeTruthy();
});
