import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setLiveRegion } from "$lib/announcements.ts";
import type { TableDescription } from "$lib/messages.ts";
import { Table } from "$lib/table.svelte.ts";
import { speak } from "$lib/texts.ts";
import UndoRequest from "../src/parts/UndoRequest.svelte";

let table: Table;
const place = document.createElement("div");

const toldOf = (seat: number) =>
  ({
    setup: { game: "kala" },
    chairs: [{ people: ["ana"] }, { people: ["bob"] }],
    people: { ana: { name: "Ana" }, bob: { name: "Bob" } },
    match: { undo: { seat, agreed: [] } },
  }) as unknown as TableDescription;

beforeEach(async () => {
  await speak("en");
  vi.stubGlobal(
    "WebSocket",
    class {
      close() {}
    },
  );
  setLiveRegion(place);
  table = new Table("t");
});
afterEach(() => {
  cleanup();
  table.close();
  place.replaceChildren();
  setLiveRegion(null);
  vi.unstubAllGlobals();
});

test("who is asked for a move back hears it once, and answers by a button", async () => {
  const ask = vi.spyOn(table, "ask").mockReturnValue(true);
  table.table = toldOf(1);
  render(UndoRequest, { table, seat: 0 });
  const words = screen.getByRole("group").querySelector("p")?.textContent;
  expect(words).toContain("Bob");
  table.table = toldOf(1);
  await tick();
  expect([...place.children].map((line) => line.textContent)).toEqual([words]);
  await fireEvent.click(screen.getAllByRole("button")[0] as HTMLElement);
  expect(ask).toHaveBeenCalledWith({ do: "agree", number: 0 });
});

test("whoever asked waits, and is asked nothing", () => {
  table.table = toldOf(0);
  render(UndoRequest, { table, seat: 0 });
  expect(screen.getByRole("status")).toBeTruthy();
  expect(screen.queryByRole("group")).toBeNull();
  expect(place.childElementCount).toBe(0);
});
