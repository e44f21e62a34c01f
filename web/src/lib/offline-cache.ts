/** Games that were looked at stay in this browser, to be looked at again without the house. */
import { Refusal } from "./api.ts";

const CACHE = "haricot-studied-2";

/** What the house answers; where it does not, what it answered before. */
export async function cached<T>(key: string, ask: () => Promise<T>): Promise<T> {
  try {
    const found = await ask();
    await put(key, found);
    return found;
  } catch (wrong) {
    const kept = isUnanswered(wrong) ? await match<T>(key) : null;
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

/** Nothing that was looked at stays in this browser. */
export async function clearCache(): Promise<void> {
  if (typeof caches !== "undefined") await caches.delete(CACHE);
}

/** A refusal is an answer; being out of reach, busy or broken is none. */
function isUnanswered(wrong: unknown): boolean {
  return wrong instanceof Refusal && (wrong.status === 0 || wrong.status === 429 || wrong.status >= 500);
}

async function put(key: string, found: unknown): Promise<void> {
  if (!key || typeof caches === "undefined") return;
  const cache = await caches.open(CACHE);
  await cache.put(key, new Response(JSON.stringify(found)));
}

async function match<T>(key: string): Promise<T | null> {
  if (!key || typeof caches === "undefined") return null;
  const found = await (await caches.open(CACHE)).match(key);
  return found ? ((await found.json()) as T) : null;
}
