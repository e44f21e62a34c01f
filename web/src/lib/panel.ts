/** What a game says beside its board: how each seat stands, what each move was, and perhaps a pad of its own. */
import type { Component } from "svelte";
import type { Seat, View } from "./board.ts";
import { say } from "./texts.ts";

export interface Standing {
  /** As short as a chip is wide: `28`, `3/10`. */
  short: string;
  /** As one hears it. */
  long: string;
}

export interface PadProps<V extends View = View> {
  view: V;
  /** What the reader has seen, oldest first, `view` last. */
  views: V[];
  names: string[];
  /** Which of them is shown again; null: none. */
  past?: number | null;
  /** Shows one of them again. */
  onshow?: ((at: number) => void) | undefined;
}

export interface Panel<V extends View = View> {
  standing?: (view: V, seat: Seat) => Standing | null;
  /** The move that led to a view, in words; nothing where remembering is the game. */
  moveText?: (view: V, names: string[]) => string;
  /** The same where remembering is the game, for when it is over. */
  moveTextAfterwards?: (view: V, names: string[]) => string;
  /** Why the game is over, in one sentence. */
  why?: (view: V, names: string[]) => string;
  /**
   * Around one screen: a view that ends a round, without what one seat alone may know, for all to look at before the
   * curtain falls; null of every other view.
   */
  showdown?: (view: V) => V | null;
  /** Where a game writes down more than sentences. */
  pad?: Component<PadProps<V>>;
}

/** A move of a game that is over as players say it, from what was seen before and after it. */
export function moveTextOf(
  { moveText, moveTextAfterwards }: Panel,
  names: string[],
  move: string,
  before: View | undefined,
  after: View | undefined,
): string {
  const told = after && (moveText ?? moveTextAfterwards)?.(after, names);
  return told || say("web-move-made", { name: names[before?.turn ?? 0] ?? "", move });
}
