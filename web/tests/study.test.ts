import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetStudied, recordOf } from "$lib/study.ts";
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
        match: async (key: string) => shelf.get(key)?.clone(),
      };
    },
    delete: async (name: string) => shelves.delete(name),
  });
  vi.stubGlobal("fetch", async () => new Response("Game: kala", { headers: { "Content-Type": "text/plain" } }));
});
afterEach(() => vi.unstubAllGlobals());

test("a record that was loaded once is there without a network", async () => {
  await recordOf("t", 1);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  expect(await recordOf("t", 1)).toBe("Game: kala");
  await expect(recordOf("t", 2)).rejects.toThrow();
});

test("a record that the house refuses is not shown, and whoever is forgotten leaves none behind", async () => {
  await recordOf("t", 1);
  vi.stubGlobal("fetch", async () => Response.json({ key: "k", reason: "No." }, { status: 404 }));
  await expect(recordOf("t", 1)).rejects.toThrow("No.");
  await forgetStudied();
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  await expect(recordOf("t", 1)).rejects.toThrow();
});
