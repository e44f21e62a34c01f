/**
 * What a board is given and what it reports. A board draws views and reports moves; it knows no rules.
 *
 * The house forbids inline styles (Content-Security-Policy): write `style:left={x}` or a class, never `style="left: 3px"`.
 */
import type { Component } from "svelte";
import type { Schemas } from "./schemas.ts";

export type Seat = number;
/** `fr`, `en`, or another language that has texts: `de`. */
export type Lang = string;

/** What one reader may know, as the library's `State.view(seat)` gives it; each game says more of its own. */
export type View = Schemas["AnyView"];

/** A view as the house draws it, for a game that has no board here: lines of text, or a picture. */
export type Drawing = Schemas["Drawing"];

export interface BoardProps<V extends View = View, P = AnyPreview> {
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
  /** The move that a lesson waits for: where moves are not listed, the board marks what it takes. */
  wanted?: string | undefined;
  /** What each seat is called. */
  names: string[];
  lang: Lang;
  onmove: (move: string) => void;
  /**
   * Called once the motion towards `view` is over: the next view comes then. A board without motion need not.
   * Where remembering is the game, it says what may be kept of the view.
   */
  onsettled?: (kept?: V) => void;
  /** Around one screen: the end of what happened stays until somebody goes on, and nothing dealt after it is shown. */
  holds?: boolean;
  /** When the time of the seat to act is up, in milliseconds since 1970; none where nobody counts. */
  deadline?: number | null;
  /** A move to be drawn on the board in its own way, as somebody proposes it: a hint, or what a review found best. */
  suggestion?: string | null;
  /** Other moves that may be drawn beside it, more lightly; a board that cannot leaves them out. */
  alternatives?: readonly string[];
  /** Which seat is at the bottom of the drawing, where the reader turned it; null: as the game has it. */
  bottom?: Seat | null;
  /** What this reader saw before `view`, oldest first, for boards that keep score; not where remembering is the game. */
  history?: V[];
  /** Asks what a move would bring, before it is made; where nobody can be asked, a board shows what it sees. */
  preview?: (move: string) => Promise<PreviewAnswer<P>>;
}

/** What the library's `Game.preview` says of a move that is not made yet; each game declares its own. */
export type AnyPreview = Schemas["Preview"]["brings"];

/** What the house answers whoever asks for a preview, or why that move cannot be made. */
export type PreviewAnswer<P = AnyPreview> = { brings: P } | { refused: string };

export type Board = Component<BoardProps>;
