/** A tutorial: a short game on the real board with the real rules, told step by step. */
import type { Seat } from "./board.ts";

export interface Tutorial {
  /** How the game begins, as the library is asked; options are written as text: `first=0 circles=3`. */
  start: { seats?: number; seed?: number; options?: string; position?: string };
  /** The seat in which the reader learns. */
  seat: Seat;
  steps: TutorialStep[];
}

/**
 * Words, then a move. On the reader's turn the page waits for that move; on another's it is made for them.
 * A step without words goes on by itself; one without a move waits until the reader wants to go on.
 */
export interface TutorialStep {
  /** The key of a text. */
  says?: string;
  move?: string;
  /** How all moves begin among which the reader may choose; without it, only the wanted one is offered. */
  among?: string;
}
