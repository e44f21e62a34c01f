/**
 * What a board is given and what it reports. A board draws views and reports moves; it knows no rules.
 *
 * The house forbids inline styles (Content-Security-Policy): write `style:left={x}` or a class, never `style="left: 3px"`.
 */
import type { Component } from "svelte";

export type Seat = number;
export type Lang = "fr" | "en";

export interface Outcome {
  winners: Seat[];
  scores: number[];
  ranks: number[];
}

/** What one reader may know, as the library's `State.view(seat)` gives it. A board narrows it: `KalaView extends View`. */
export interface View {
  game: string;
  seats: number;
  options: Record<string, number | string | boolean>;
  /** The reader; null for a spectator. */
  seat: Seat | null;
  turn: Seat | null;
  outcome: Outcome | null;
  /** What this reader may know of the move that led here. */
  last: Last | null;
}

export interface Last {
  seat: Seat;
  move: string;
}

/** A view as the house draws it, for a game that has no board here: lines of text, or a picture. */
export interface Drawing {
  kind: "text" | "svg";
  content: string;
}

export interface BoardProps<V extends View = View> {
  /** What this reader may know now; `view.last` tells what just happened. */
  view: V;
  /** The view as the house draws it; only where the client is not to draw it. */
  drawing?: Drawing | null;
  /** The view before it, to animate from; null: show `view` at once. */
  previous: V | null;
  /** Legal moves in notation when the reader is to act and moves are listed; null otherwise. */
  moves: string[] | null;
  /** Whether the reader is to act now. */
  acts: boolean;
  /** What each seat is called. */
  names: string[];
  lang: Lang;
  onmove: (move: string) => void;
  /**
   * Called once the motion towards `view` is over: the next view comes then. A board without motion need not.
   * Where remembering is the game, it says what may be kept of the view.
   */
  onsettled?: (kept?: V) => void;
  /** When the time of the seat to act is up, in milliseconds since 1970; none where nobody counts. */
  deadline?: number | null;
  /** What this reader saw before `view`, oldest first, for boards that keep score; not where remembering is the game. */
  history?: V[];
  /** Asks what a move would bring, before it is made; where nobody can be asked, a board shows what it sees. */
  preview?: (move: string) => Promise<Preview>;
}

/** What the library's `Game.preview` says of a move that is not made yet, or why it cannot be made. */
export type Preview = { brings: unknown } | { refused: string };

export type Board = Component<BoardProps>;
