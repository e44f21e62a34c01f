/** What the house tells over a socket: see src/haricot/house/messages.py. */
import type { Drawing, Outcome, Seat, View } from "./board.ts";

export type PersonId = string;

export interface Told {
  people: Record<PersonId, { name: string; sign: string; kind: "person" | "program" }>;
  host: PersonId;
  setup: Setup;
  phase: "gathering" | "playing" | "over" | "closed";
  chairs: Chair[];
  guests: PersonId[];
  game: ToldGame | null;
  /** How many invitations are good; only the host is told. */
  invitations: number | null;
  /** How many games were played to their end at this table. */
  games: number;
  beans: Record<string, number>;
  you: { person: PersonId | null; seat: Seat | null; host: boolean; may: "sit" | "watch" | null };
}

export interface Setup {
  game: string;
  seats: number | null;
  options: Record<string, number | string | boolean>;
  clock: { kind: "game" | "none" | "turn" | "days"; amount: number };
  public: boolean;
  watching: boolean;
  teams: boolean;
}

export interface Chair {
  people: PersonId[];
  bot: string | null;
  level: string | null;
  lent: boolean;
}

interface ToldGame {
  moves: number;
  /** Whether remembering is the game: until its end, nothing is told again. */
  remembering: boolean;
  turn: Seat | null;
  deadline: number | null;
  seal: string;
  ended: string | null;
  outcome: Outcome | null;
  undo: { seat: Seat; number: number; agreed: Seat[] } | null;
  rematch: Seat[];
}

export interface Sight {
  view: View | null;
  /** The view as the house draws it, for a game that has no board here. */
  drawing?: Drawing | null;
  moves: string[] | null;
  deadline: number | null;
}

export interface Happening {
  kind: string;
  at: number;
  by: PersonId | null;
  seat?: Seat;
  person?: PersonId;
  how?: "person" | "bot" | "time";
}

export type Message =
  | ({ kind: "table"; number: number; table: Told } & Sight)
  | ({ kind: "event"; number: number; event: Happening; table?: Told } & Sight)
  | ({ kind: "refused"; number: number; re: number | string | null; key: string; reason: string } & Sight)
  | { kind: "present"; number: number; people: PersonId[]; live: boolean }
  | { kind: "reaction"; number: number; person: PersonId; what: string };

/** Events after which the position is another; with all others the board stays as it is. */
export const POSITION_CHANGES = new Set(["started", "played", "undone", "ended"]);
