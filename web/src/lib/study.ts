/** Games looked at outside a table: replays, lessons, pasted records. The house plays them by the rules and tells views. */
import { ask } from "./api.ts";
import type { View } from "./board.ts";
import type { components } from "./openapi.ts";

/** Whose eyes: a seat, a spectator (null), or everything open. */
export type Eyes = number | null | "open";

type Schemas = components["schemas"];

/** The house describes a view as any JSON; the library gives it this form. */
export type Frame = Omit<Schemas["Frame"], "view"> & { view: View };
export type Studied = Omit<Schemas["Studied"], "frames"> & { frames: Frame[] };
export type Question = Partial<Omit<Schemas["Question"], "seat" | "open">>;

/** Options written as text: `first=0 penalty=no`. */
export function readOptions(text: string): Record<string, number | string | boolean> {
  const pairs = text.split(" ").filter(Boolean).map((pair) => pair.split("=") as [string, string]);
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
    const kept = await shelved(key);
    if (kept) return kept;
    throw wrong;
  }
}

async function keyOf(asked: object): Promise<string> {
  if (!globalThis.crypto?.subtle) return "";
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(JSON.stringify(asked)));
  return `/studied/${[...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

async function shelve(key: string, studied: Studied): Promise<void> {
  if (!key || typeof caches === "undefined") return;
  const shelf = await caches.open(SHELF);
  await shelf.put(key, new Response(JSON.stringify(studied)));
}

async function shelved(key: string): Promise<Studied | null> {
  if (!key || typeof caches === "undefined") return null;
  const found = await (await caches.open(SHELF)).match(key);
  return found ? ((await found.json()) as Studied) : null;
}
