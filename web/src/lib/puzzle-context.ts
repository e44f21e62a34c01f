/** Whether a board asks a puzzle, which has a right answer: it offers nothing that can never be one. */
import { getContext, setContext } from "svelte";

const PUZZLE = Symbol("puzzle");

export function setPuzzle(): void {
  setContext(PUZZLE, true);
}

export function isPuzzle(): boolean {
  return getContext(PUZZLE) === true;
}
