/** Keys with which a game is looked at again, as people know them from other houses. */
import { settings } from "./settings.svelte.ts";

type Stepping = "back" | "next" | "first" | "last" | "turn" | "best" | "help" | "leave";
type Replaying = "run" | "slip" | "line";
type Analysing = "beside" | "engine" | "comment" | "promote" | "remove" | "undo" | "redo";
export type Doing = Stepping | Replaying | Analysing;

/** Each thing that can be done and its keys, as they are told; the first stands for all in a list. */
export const KEYS: Record<Doing, readonly string[]> = {
  back: ["ArrowLeft", ",", "k"],
  next: ["ArrowRight", " ", ".", "j"],
  first: ["ArrowUp", "Home", "0"],
  last: ["ArrowDown", "End", "$"],
  run: ["p"],
  slip: ["m"],
  line: ["l"],
  best: ["a"],
  turn: ["f"],
  beside: ["v"],
  engine: ["e"],
  comment: ["c"],
  promote: ["+"],
  remove: ["Delete", "Backspace"],
  undo: ["u"],
  redo: ["r"],
  help: ["?"],
  leave: ["Escape"],
};

const PRESSED_BY_SPACE = "button, a, summary, [role=button]";
/** What scrolls wherever the focus is within it, or only where it is on the thing itself. */
const SCROLLS = "[data-scrolls]:not([data-scrolls=alone])";
const SCROLLS_ALONE = "[data-scrolls=alone]";
const SCROLLING: ReadonlySet<string> = new Set(["ArrowUp", "ArrowDown", "Home", "End", " "]);
const FIELDS = "input, select, textarea, dialog, [contenteditable]";

/** What a key asks for; nothing where it belongs to a field, a button, a dialog or the browser. */
export function doingOf(event: KeyboardEvent): Doing | null {
  if (!settings.keys || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return null;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest(FIELDS)) return null;
  if (SCROLLING.has(event.key) && (target?.closest(SCROLLS) || target?.matches(SCROLLS_ALONE))) return null;
  if (event.key === " " && target?.closest(PRESSED_BY_SPACE)) return null;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const found = (Object.entries(KEYS) as [Doing, readonly string[]][]).find(([, keys]) => keys.includes(key));
  return found?.[0] ?? null;
}

/** Keys with which boards, too, go from place to place. */
const WALKING: ReadonlySet<string> = new Set(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"]);
/** Whoever presses one of these goes on by keyboard. */
const BY_KEYBOARD: ReadonlySet<string> = new Set(["Tab", "Enter", " "]);
const BOARD = ".board";

/**
 * Does what keys ask for, until the answer is called. On a board, arrows go from place to place for those who came
 * there by keyboard; for those who pointed at a place, they go through the moves, wherever the focus was left.
 */
export function heedKeys(deeds: Partial<Record<Doing, () => void>>): () => void {
  const listening = new AbortController();
  let isPointing = false;

  function press(event: KeyboardEvent) {
    const doing = doingOf(event);
    const act = doing && deeds[doing];
    if (!act) return;
    event.preventDefault();
    act();
  }

  function beforeBoards(event: KeyboardEvent) {
    if (BY_KEYBOARD.has(event.key)) isPointing = false;
    const isOnBoard = event.target instanceof Element && event.target.closest(BOARD) !== null;
    if (!isPointing || !isOnBoard || !WALKING.has(event.key)) return;
    press(event);
    if (event.defaultPrevented) event.stopPropagation();
  }

  const { signal } = listening;
  addEventListener("pointerdown", () => (isPointing = true), { signal, capture: true });
  addEventListener("keydown", beforeBoards, { signal, capture: true });
  addEventListener("keydown", press, { signal });
  return () => listening.abort();
}

const SHOWN: Record<string, string> = {
  ArrowLeft: "←",
  ArrowRight: "→",
  ArrowUp: "↑",
  ArrowDown: "↓",
  Backspace: "⌫",
};

/** What stands on a key; those with names are said by the reader's language. */
export function keyCap(key: string): string {
  return SHOWN[key] ?? key;
}
