/** What a game brings to the browser: one object, in `games/<name>/index.ts`. What is missing has a default. */
import type { Component } from "svelte";
import type { AnyPreview, Board, BoardProps, View } from "./board.ts";
import type { Value } from "./games.svelte.ts";
import type { Example } from "./example.ts";
import type { Panel } from "./panel.ts";
import type { Schemas } from "./schemas.ts";
import type { Tutorial } from "./tutorial.ts";

/** Whatever is not on the first page is loaded when it is needed: `() => import("./Board.svelte")`. */
type Later<T> = () => Promise<{ default: T }>;

/** A move in words, from its notation and what its player sees. */
type Saying<V extends View> = (move: string, view: V) => string;

/** Against bots, by a link, around one screen, or with phones around a television. */
export type Way = "bots" | "friends" | "here" | "phones";

/** `played`: how many tables this device opened for the game so far. */
type Proposes = (way: Way, seats: number, played: number) => Record<string, Value>;

interface Brought<V extends View, P = AnyPreview> {
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
  /** What the house calls it, and the folder too. */
  name: string;
  board?: Later<Board>;
}

/** The view that the house describes for a game: the one that has its name. */
type ViewOf<G extends string> = Extract<Extract<Schemas[keyof Schemas], View>, { game: G }>;

/** Each game draws its own views, and its own previews: whoever shows one asks the game that the view names. */
export function manifest<G extends string, P = AnyPreview>(name: G, brought: Brought<ViewOf<G>, P>): GameManifest;
export function manifest(name: string, brought: Brought<View>): GameManifest {
  return { ...brought, name };
}
