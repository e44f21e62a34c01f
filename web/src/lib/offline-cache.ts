/** What the house answered is kept in this browser, to be had again without it. */
import { Refusal } from "./api.ts";
import { GAMES, OFF } from "./cache-names.ts";

const MOST = 200;

/** What the house answers; where it does not, what it answered before. */
export async function cached<T>(key: string, ask: () => Promise<T>, name = GAMES): Promise<T> {
  try {
    const found = await ask();
    await put(key, found, name);
    return found;
  } catch (wrong) {
    const kept = isUnanswered(wrong) ? await match<T>(key, name) : null;
    if (kept !== null) return kept;
    throw wrong;
  }
}

/** A short name of something long; none where the browser makes none. */
export async function keyOf(asked: object): Promise<string> {
  if (!globalThis.crypto?.subtle) return "";
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(JSON.stringify(asked)));
  return `/studied/${[...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

export async function has(key: string, name: string): Promise<boolean> {
  return typeof caches !== "undefined" && (await caches.match(key, { cacheName: name })) !== undefined;
}

/** Nothing that somebody played or looked at stays in this browser. */
export async function clearCache(): Promise<void> {
  if (typeof caches !== "undefined") await caches.delete(GAMES);
}

/** A refusal is an answer; being out of reach, busy or broken is none. */
function isUnanswered(wrong: unknown): boolean {
  return wrong instanceof Refusal && (wrong.status === 0 || wrong.status === 429 || wrong.status >= 500);
}

export async function put(key: string, found: unknown, name: string): Promise<void> {
  if (!key || typeof caches === "undefined" || (await caches.has(OFF))) return;
  const cache = await caches.open(name);
  await cache.put(key, new Response(JSON.stringify(found)));
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST)).map((old) => cache.delete(old)));
}

export async function match<T>(key: string, name: string): Promise<T | null> {
  if (!key || typeof caches === "undefined") return null;
  const found = await caches.match(key, { cacheName: name });
  return found ? ((await found.json()) as T) : null;
}
