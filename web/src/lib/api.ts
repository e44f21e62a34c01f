/** Everything that is not live: requests as the house describes them, and in words why something is not done. */
import createClient from "openapi-fetch";
import type { PreviewAnswer } from "./board.ts";
import { KEPT } from "./cache-names.ts";
import { connection } from "./connection.svelte.ts";
import type { paths } from "./openapi.ts";
import type { Schemas } from "./schemas.ts";
import { language, say } from "./texts.ts";
import { version } from "./version.svelte.ts";

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

export const api = createClient<paths>({
  baseUrl: location.origin,
  fetch: (request) => fetch(request),
  querySerializer: (query) =>
    new URLSearchParams({ ...(query as Record<string, string>), lang: language() }).toString(),
});

api.use({
  onError: ({ error, request }) => {
    if (request.signal.aborted) return error instanceof Error ? error : new Error(String(error)); // nobody waits for it
    connection.lose();
    return new Refusal(0, "web-offline", say("web-offline"));
  },
  async onResponse({ response }) {
    if (response.headers.has(KEPT)) connection.lose();
    else connection.find();
    version.hear(response.headers.get("X-Haricot-Version"));
    if (!response.ok) throw await refusal(response);
  },
});

async function refusal(answer: Response): Promise<Refusal> {
  const isJson = answer.headers.get("Content-Type")?.includes("json");
  const why = (isJson ? await answer.json() : {}) as Partial<Schemas["ErrorAnswer"]>;
  return new Refusal(answer.status, why.key ?? "web-broken", why.reason ?? say("web-broken"));
}

/** What the house answers: `await answer(api.GET("/api/games"))`. Whatever it refuses was thrown. */
export async function answer<T>(asked: Promise<{ data?: T }>): Promise<T> {
  return (await asked).data as T;
}

/** Speaks for somebody else who plays at this device. */
export function bearer(token: string | undefined): { headers?: { Authorization: string } } {
  return token ? { headers: { Authorization: `Bearer ${token}` } } : {};
}

/** What a move would bring, before it is made. */
export async function previewAt(table: string, move: string, token?: string): Promise<PreviewAnswer> {
  const params = { path: { table }, query: { move } };
  try {
    return await answer(api.GET("/api/tables/{table}/preview", { params, ...bearer(token) }));
  } catch (wrong) {
    return { refused: reason(wrong) };
  }
}

/** The words of whatever went wrong. What the house did not refuse is a fault of this client: programmers see it. */
export function reason(wrong: unknown): string {
  if (wrong instanceof Refusal) return wrong.message;
  console.error(wrong);
  return say("web-broken");
}
