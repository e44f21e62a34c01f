/** Everything that is not live: one function that asks the house, and says in words why something is not done. */
import type { Preview } from "./board.ts";
import { language, say } from "./texts.ts";

/** Why something is not done: `key` for programs, the message for people. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly key: string,
    reason: string,
  ) {
    super(reason);
  }
}

type Method = "GET" | "POST" | "PATCH" | "DELETE";

/** Asks the house; `token` speaks for somebody else who plays at this device. */
export async function ask<T>(method: Method, path: string, body?: unknown, token?: string): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (token) headers.Authorization = `Bearer ${token}`;
  const address = `${path}${path.includes("?") ? "&" : "?"}lang=${language()}`;
  let answer: Response;
  try {
    answer = await fetch(address, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch {
    throw new Refusal(0, "web-offline", say("web-offline"));
  }
  const isJson = answer.headers.get("Content-Type")?.includes("json");
  if (answer.ok) return (isJson ? await answer.json() : await answer.text()) as T;
  const why = (isJson ? await answer.json() : {}) as { key?: string; reason?: string };
  throw new Refusal(answer.status, why.key ?? "web-broken", why.reason ?? say("web-broken"));
}

/** What a move would bring, before it is made. */
export async function foresee(table: string, move: string, token?: string): Promise<Preview> {
  try {
    return await ask<{ brings: unknown }>(
      "GET",
      `/api/tables/${table}/preview?move=${encodeURIComponent(move)}`,
      undefined,
      token,
    );
  } catch (wrong) {
    return { refused: reason(wrong) };
  }
}

/** The words of whatever went wrong. */
export function reason(wrong: unknown): string {
  return wrong instanceof Refusal ? wrong.message : say("web-broken");
}
