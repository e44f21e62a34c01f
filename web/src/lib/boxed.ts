/** Whether a board stands in a box: at a table it fills what it is given, and the stage says who plays and what happened. */
import { getContext, setContext } from "svelte";

const BOXED = Symbol("boxed");

export function setBoxed(): void {
  setContext(BOXED, true);
}

export function isBoxed(): boolean {
  return getContext<boolean | undefined>(BOXED) ?? false;
}
