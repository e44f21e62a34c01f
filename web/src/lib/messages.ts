/** What goes over a socket, as the house describes it. */
import type { Schemas } from "./schemas.ts";

export type PersonId = string;
export type Message = Schemas["SocketMessage"];
export type TableDescription = Schemas["TableDescription"];
export type EventDescription = Schemas["EventDescription"];

/** A position as one person sees it, what they may do there, and until when. */
export type ViewFields = Pick<Schemas["TableMessage"], "view" | "drawing" | "moves" | "deadline">;

/** Events after which the position is another; with all others the board stays as it is. */
export const POSITION_CHANGES: ReadonlySet<EventDescription["kind"]> = new Set([
  "started",
  "played",
  "undone",
  "ended",
]);
