/** The boards, their tutorials and their words: one folder each, found by its name, loaded when needed. */
import type { Board, View } from "$lib/board.ts";
import type { Tutorial } from "$lib/tutorial.ts";

const FOUND = import.meta.glob<{ default: Board }>("./*/Board.svelte");

export const BOARDS: string[] = Object.keys(FOUND).map((path) => path.split("/")[1] ?? "");

export async function board(game: string): Promise<Board> {
  const load = FOUND[`./${game}/Board.svelte`];
  if (!load) throw new Error(`No board for ${game}: write src/games/${game}/Board.svelte`);
  return (await load()).default;
}

const TUTORIALS = import.meta.glob<{ default: Tutorial }>("./*/tutorial.ts");

export function hasTutorial(game: string): boolean {
  return `./${game}/tutorial.ts` in TUTORIALS;
}

export async function tutorialOf(game: string): Promise<Tutorial> {
  const load = TUTORIALS[`./${game}/tutorial.ts`];
  if (!load) throw new Error(`No tutorial for ${game}: write src/games/${game}/tutorial.ts`);
  return (await load()).default;
}

const SAYINGS = import.meta.glob<{ default: (move: string, view: View) => string }>("./*/saying.ts");

/** A move as people say it; its notation where a game says no more. */
export async function saying(game: string, move: string, view: View): Promise<string> {
  const load = SAYINGS[`./${game}/saying.ts`];
  return load ? (await load()).default(move, view) : move;
}
