import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepCompanions } from "$lib/companions.ts";
import type { TableDescription } from "$lib/messages.ts";
import { SharedScreen } from "$lib/shared-screen.svelte.ts";
import { Table } from "$lib/table.svelte.ts";
import { speak } from "$lib/texts.ts";

let table: Table;
let shared: SharedScreen;

beforeEach(async () => {
  await speak("en");
  vi.stubGlobal(
    "WebSocket",
    class {
      close() {}
    },
  );
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ key: "k", reason: "Not now." }, { status: 503 })));
  keepCompanions("t", [{ person: "bob", token: "key" }]);
  table = new Table("t");
  const match = { resigned: [{ people: ["bob"], seat: 1 }] };
  const chairs = [{ people: ["ana"] }, { people: ["bob"] }];
  table.table = { you: { seat: 0 }, chairs, match } as unknown as TableDescription;
  shared = new SharedScreen(table, () => ({}));
});
afterEach(() => {
  table.close();
  keepCompanions("t", []);
  vi.unstubAllGlobals();
});

test("a curtain that cannot be lifted stays, and says why", async () => {
  shared.curtain = 1;
  await shared.lift();
  expect(shared.curtain).toBe(1);
  expect(table.refused).toBe("Not now.");
});

test("another game that somebody at this screen cannot have says why", async () => {
  await shared.rematch();
  expect(table.refused).toBe("Not now.");
});
