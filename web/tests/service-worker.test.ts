import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import * as cacheNames from "$lib/cache-names.ts";

const KEYS = { endpoint: "https://push.example/1", keys: { p256dh: "p", auth: "a" } };
const subscribe = vi.fn(async () => ({ toJSON: () => KEYS }));
let changed: (event: { waitUntil: (work: Promise<void>) => void }) => void;

beforeAll(async () => {
  vi.stubGlobal("__CACHES__", cacheNames);
  const listen = vi.spyOn(self, "addEventListener");
  await import("../src/service-worker.ts");
  const [, heard] = listen.mock.calls.find(([kind]) => String(kind) === "pushsubscriptionchange") ?? [];
  changed = heard as unknown as typeof changed;
  listen.mockRestore();
});
beforeEach(() => vi.stubGlobal("registration", { pushManager: { subscribe } }));
afterEach(() => {
  vi.unstubAllGlobals();
  subscribe.mockClear();
});

async function subscribeAgain(answer: (path: string) => Response): Promise<void> {
  vi.stubGlobal("fetch", async (path: string) => answer(path));
  let work = Promise.resolve();
  changed({ waitUntil: (begun) => void (work = begun) });
  await work;
}

test("a browser with another address subscribes with the house's key, and says so", async () => {
  const asked: string[] = [];
  await subscribeAgain((path) => {
    asked.push(path);
    return Response.json({ key: "house" });
  });
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: "house" });
  expect(asked).toEqual(["/api/me/notices", "/api/me/browsers"]);
});

test("what the house refuses gives no key to subscribe with, and is no subscription", async () => {
  const refused = Response.json({ key: "k", reason: "Who?" }, { status: 401 });
  await expect(subscribeAgain(() => refused)).rejects.toThrow("401");
  expect(subscribe).not.toHaveBeenCalled();
  const tells = (path: string) => (path === "/api/me/notices" ? Response.json({ key: "house" }) : refused);
  await expect(subscribeAgain(tells)).rejects.toThrow("/api/me/browsers: 401");
});
