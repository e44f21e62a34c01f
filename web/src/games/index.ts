/** The boards: one folder each, found by its name, loaded when needed. */
import type { Board } from "$lib/board.ts";

const FOUND = import.meta.glob<{ default: Board }>("./*/Board.svelte");

export const BOARDS: string[] = Object.keys(FOUND).map((path) => path.split("/")[1] ?? "");

export async function board(game: string): Promise<Board> {
  const load = FOUND[`./${game}/Board.svelte`];
  if (!load) throw new Error(`No board for ${game}: write src/games/${game}/Board.svelte`);
  return (await load()).default;
}
