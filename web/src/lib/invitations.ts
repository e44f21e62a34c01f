/** The links that this tab made for a table: shown again as long as they are good, so that one is made once. */
import { answer, api } from "./api.ts";
import type { Schemas } from "./schemas.ts";

export type Invitation = Schemas["InvitationLink"];
export type May = Invitation["may"];

const made = new Map<string, Promise<Invitation>>();

export function invitation(table: string, may: May): Promise<Invitation> {
  const key = `${table} ${may}`;
  const asked = { params: { path: { table } }, body: { may } };
  const known = made.get(key) ?? answer(api.POST("/api/tables/{table}/invitations", asked));
  made.set(key, known);
  known.catch(() => made.delete(key));
  return known;
}

/** The host withdrew them: what this tab made is void too. */
export function forgetInvitations(table: string): void {
  for (const key of made.keys()) if (key.startsWith(`${table} `)) made.delete(key);
}
