/** What a game brings to the browser: one object, in `games/<name>/index.ts`. What is missing has a default. */
import type { Component } from "svelte";
import type { Board, BoardProps, View } from "./board.ts";
import type { Value } from "./games.svelte.ts";
import type { Example } from "./example.ts";
import type { Panel } from "./panel.ts";
import type { Tutorial } from "./tutorial.ts";

/** Whatever is not on the first page is loaded when it is needed: `() => import("./Board.svelte")`. */
type Later<T> = () => Promise<{ default: T }>;

/** A move in words, from its notation and what its player sees. */
type Saying<V extends View> = (move: string, view: V) => string;

/** Against bots, by a link, around one screen, or with phones around a television. */
export type Way = "bots" | "friends" | "here" | "phones";

/** `played`: how many tables this device opened for the game so far. */
type Proposes = (way: Way, seats: number, played: number) => Record<string, Value>;

interface Brought<V extends View, P = unknown> {
  /** The picture on the box. */
  lid?: Component;
  board?: Later<Component<BoardProps<V, P>>>;
  /** Positions to be tried on the rules page. */
  examples?: Later<Example[]>;
  tutorial?: Later<Tutorial>;
  sayings?: Later<Saying<V>>;
  /** Options that this way of playing does well with, unless somebody chose otherwise. */
  proposes?: Proposes;
  /** A seat's sign as the board draws it. */
  sign?: Component<{ seat: number }>;
  /** Whether its board can be turned, so that another seat is at the bottom. */
  turns?: boolean;
  /** What is proven of the game, on a page of its own. */
  solved?: Later<Component>;
  /** What stands beside the board at a table. */
  panel?: Later<Panel<V>>;
}

export interface GameManifest extends Brought<View> {
  board?: Later<Board>;
}

/** Each game draws its own views, and its own previews: whoever shows one asks the game that the view names. */
export function manifest<V extends View, P = unknown>(brought: Brought<V, P>): GameManifest {
  return brought as unknown as GameManifest;
}
