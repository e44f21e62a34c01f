/** The games that this client knows, each one folder: asked here by name, never listed. */
import type { Component } from "svelte";
import type { Board, View } from "$lib/board.ts";
import type { Example } from "$lib/example.ts";
import type { Value } from "$lib/games.svelte.ts";
import type { GameManifest, Way } from "$lib/manifest.ts";
import type { Panel } from "$lib/panel.ts";
import type { Tutorial } from "$lib/tutorial.ts";

const FOUND = import.meta.glob<{ default: GameManifest }>("./*/index.ts", { eager: true });

const MANIFESTS = new Map(Object.values(FOUND).map((module) => [module.default.name, module.default]));

/** The games that bring anything to the browser. */
export const NAMES: string[] = [...MANIFESTS.keys()];

export function lidOf(game: string): Component | undefined {
  return MANIFESTS.get(game)?.lid;
}

/** A seat's sign, where the game has its own. */
export function signOf(game: string): Component<{ seat: number }> | undefined {
  return MANIFESTS.get(game)?.sign;
}

/** Whether the game's board can be turned. */
export function turnsOf(game: string): boolean {
  return MANIFESTS.get(game)?.turns ?? false;
}

/** What the game says beside its board; nothing where it brings nothing. */
export async function panelOf(game: string): Promise<Panel> {
  const load = MANIFESTS.get(game)?.panel;
  return load ? (await load()).default : {};
}

/** The game's own board, or one that is made of the house's drawing and the moves. */
export async function boardOf(game: string): Promise<Board> {
  const load = MANIFESTS.get(game)?.board ?? (() => import("../parts/DefaultBoard.svelte"));
  return (await load()).default;
}

/** What may be tried on the game's page of rules. */
export async function examplesOf(game: string): Promise<Example[]> {
  const load = MANIFESTS.get(game)?.examples;
  return load ? (await load()).default : [];
}

/** What the game proposes for a way of playing it. */
export function proposalFor(game: string, way: Way, seats: number, played: number): Record<string, Value> {
  return MANIFESTS.get(game)?.proposes?.(way, seats, played) ?? {};
}

/** The page of what is proven, where there is one. */
export function solvedOf(game: string): (() => Promise<{ default: Component }>) | undefined {
  return MANIFESTS.get(game)?.solved;
}

export function hasTutorial(game: string): boolean {
  return MANIFESTS.get(game)?.tutorial !== undefined;
}

export async function tutorialOf(game: string): Promise<Tutorial> {
  const load = MANIFESTS.get(game)?.tutorial;
  if (!load) throw new Error(`No tutorial for ${game}: name one in src/games/${game}/index.ts`);
  return (await load()).default;
}

/** How people say moves; their notation where a game says no more. */
export async function sayingsOf(game: string): Promise<(move: string, view: View) => string> {
  const load = MANIFESTS.get(game)?.sayings;
  return load ? (await load()).default : (move) => move;
}

export async function saying(game: string, move: string, view: View): Promise<string> {
  return (await sayingsOf(game))(move, view);
}
