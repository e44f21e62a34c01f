import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { clearCache } from "$lib/offline-cache.ts";
import { me } from "$lib/me.svelte.ts";
import { playOn } from "$lib/new-table.ts";
import { ReplayState } from "$lib/replay.svelte.ts";
import { recordOf, replayOf, sightOf } from "$lib/replays.ts";
import { speak } from "$lib/texts.ts";

let shelves: Map<string, Map<string, Response>>;

beforeEach(async () => {
  await speak("en");
  shelves = new Map();
  vi.stubGlobal("caches", {
    open: async (name: string) => {
      const shelf = shelves.get(name) ?? new Map<string, Response>();
      shelves.set(name, shelf);
      return {
        put: async (key: string, found: Response) => shelf.set(key, found),
        keys: async () => [...shelf.keys()],
        delete: async (key: string) => shelf.delete(key),
      };
    },
    has: async (name: string) => shelves.has(name),
    match: async (key: string, { cacheName }: { cacheName: string }) => shelves.get(cacheName)?.get(key)?.clone(),
    delete: async (name: string) => shelves.delete(name),
  });
  vi.stubGlobal("fetch", async () => new Response("Game: kala", { headers: { "Content-Type": "text/plain" } }));
});
afterEach(() => vi.unstubAllGlobals());

test("a record that was loaded once is there without a network", async () => {
  await recordOf({ table: "t", number: 1 });
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  expect(await recordOf({ table: "t", number: 1 })).toBe("Game: kala");
  await expect(recordOf({ table: "t", number: 2 })).rejects.toThrow();
});

test("of very many the oldest go, and where nothing is to be kept, nothing is", async () => {
  for (let number = 1; number <= 205; number++) await recordOf({ table: "t", number });
  expect(shelves.get("haricot-games-2")?.size).toBe(200);
  expect(shelves.get("haricot-games-2")?.has("/records/t/5")).toBe(false);
  shelves = new Map([["haricot-off", new Map<string, Response>()]]);
  await recordOf({ table: "t", number: 1 });
  expect([...shelves.keys()]).toEqual(["haricot-off"]);
});

test("a record that the house refuses is not shown, and whoever is forgotten leaves none behind", async () => {
  await recordOf({ table: "t", number: 1 });
  vi.stubGlobal("fetch", async () => Response.json({ key: "k", reason: "No." }, { status: 404 }));
  await expect(recordOf({ table: "t", number: 1 })).rejects.toThrow("No.");
  await clearCache();
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  await expect(recordOf({ table: "t", number: 1 })).rejects.toThrow();
});

test("a game is asked by its table and number, a written one by its text", async () => {
  const asked: [string, string, string][] = [];
  vi.stubGlobal("fetch", async (request: Request) => {
    asked.push([request.method, new URL(request.url).pathname, await request.text()]);
    return Response.json({ game: "kala", seats: 2, moves: [], ended: null, frames: [] });
  });
  await replayOf({ table: "t", number: 3 });
  await replayOf({ record: "Game: kala" });
  expect(asked).toEqual([
    ["GET", "/api/tables/t/records/3/replay", ""],
    ["POST", "/api/study/replays", '{"record":"Game: kala"}'],
  ]);
});

/** Every request, with what the house would answer it. */
function listen(told: object): [string, unknown][] {
  const asked: [string, unknown][] = [];
  vi.stubGlobal("fetch", async (request: Request) => {
    const body = await request.text();
    asked.push([new URL(request.url).pathname, body && (JSON.parse(body) as unknown)]);
    return Response.json(told);
  });
  return asked;
}

test("a replay is one request: the game's text comes with it", async () => {
  const replay = { game: "kala", seats: 2, moves: [], ended: null, frames: [], players: [], bots: [] };
  const asked = listen({ ...replay, record: "Game: kala" });
  expect((await ReplayState.open({ table: "t", number: 1 })).record).toBe("Game: kala");
  expect(asked.map(([path]) => path)).toEqual(["/api/tables/t/records/1/replay"]);
});

test("playing on is one request: a table's own game by its number, seats, bots and the start", async () => {
  vi.spyOn(me, "introduce").mockResolvedValue({ id: "p", name: "Ana" } as never);
  const asked = listen({ id: "0123456789abcdef" });
  await playOn({ table: "t", number: 1 }, { moves: 4, seat: 1, seats: 3 }, "bots");
  await playOn({ record: "Game: kala" }, { moves: 0, seat: 0, seats: 2 }, "friends");
  const bots = [0, 2].map((seat) => ({ seat, level: null }));
  expect(asked).toEqual([
    ["/api/study/tables", { table: "t", number: 1, moves: 4, seat: 1, sit: true, bots, start: true }],
    ["/api/study/tables", { record: "Game: kala", moves: 0, seat: 0, sit: true, bots: [], start: false }],
  ]);
  vi.restoreAllMocks();
});

test("everybody has their own eyes; where nobody has secrets, a spectator's with their seat", () => {
  const sight = (seat: number | null, name: string) => ({
    view: { game: name, seats: 2, options: {}, seat, turn: 0, outcome: null, last: null },
    drawing: null,
  });
  const secret = { spectator: sight(null, "s"), seats: [sight(0, "a"), sight(1, "b")], open: sight(null, "o") };
  expect([null, 0, 1, "open" as const].map((eyes) => sightOf(secret, eyes).view.game)).toEqual(["s", "a", "b", "o"]);
  const plain = { spectator: sight(null, "s"), seats: null, open: null };
  expect(sightOf(plain, 1)).toEqual(sight(1, "s"));
  expect(sightOf(plain, "open")).toEqual(sight(null, "s"));
});
