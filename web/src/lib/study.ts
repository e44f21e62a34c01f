/** Games looked at outside a table: replays, lessons, pasted records. The house plays them by the rules and tells views. */
import { ask, Refusal } from "./api.ts";
import type { Drawing, View } from "./board.ts";
import type { components } from "./openapi.ts";

/** Whose eyes: a seat, a spectator (null), or everything open. */
export type Eyes = number | null | "open";

type Schemas = components["schemas"];

/** The house describes a view as any JSON; the library gives it this form. */
export type Frame = Omit<Schemas["Frame"], "view"> & { view: View; drawing?: Drawing | null };
export type Studied = Omit<Schemas["Studied"], "frames"> & { frames: Frame[] };
export type Question = Partial<Omit<Schemas["Question"], "seat" | "open">>;

/** Options written as text: `first=0 penalty=no`. */
export function readOptions(text: string): Record<string, number | string | boolean> {
  const pairs = text
    .split(" ")
    .filter(Boolean)
    .map((pair) => pair.split("=") as [string, string]);
  return Object.fromEntries(pairs.map(([name, value]) => [name, readValue(value)]));
}

function readValue(value: string): number | string | boolean {
  if (value === "yes" || value === "no") return value === "yes";
  return /^-?\d+$/.test(value) ? Number(value) : value;
}

const SHELF = "haricot-studied";

/** The views of a game, one after each move; kept, so that it can be looked at again without the house. */
export async function study(question: Question, eyes: Eyes): Promise<Studied> {
  const asked = { ...question, seat: eyes === "open" ? null : eyes, open: eyes === "open" };
  const key = await keyOf(asked);
  try {
    const studied = await ask<Studied>("POST", "/api/study", asked);
    await shelve(key, studied);
    return studied;
  } catch (wrong) {
    const kept = await shelved<Studied>(key);
    if (kept) return kept;
    throw wrong;
  }
}

/** A finished game of a table, as text; kept like its views. */
export async function recordOf(table: string, number: number): Promise<string> {
  const key = `/records/${table}/${number}`;
  try {
    const record = await ask<string>("GET", `/api/tables/${table}/records/${number}`);
    await shelve(key, record);
    return record;
  } catch (wrong) {
    const away = wrong instanceof Refusal && wrong.status === 0;
    const kept = away ? await shelved<string>(key) : null;
    if (kept) return kept;
    throw wrong;
  }
}

/** Nothing that was looked at stays in this browser. */
export async function forgetStudied(): Promise<void> {
  if (typeof caches !== "undefined") await caches.delete(SHELF);
}

async function keyOf(asked: object): Promise<string> {
  if (!globalThis.crypto?.subtle) return "";
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(JSON.stringify(asked)));
  return `/studied/${[...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

async function shelve(key: string, found: unknown): Promise<void> {
  if (!key || typeof caches === "undefined") return;
  const shelf = await caches.open(SHELF);
  await shelf.put(key, new Response(JSON.stringify(found)));
}

async function shelved<T>(key: string): Promise<T | null> {
  if (!key || typeof caches === "undefined") return null;
  const found = await (await caches.open(SHELF)).match(key);
  return found ? ((await found.json()) as T) : null;
}
