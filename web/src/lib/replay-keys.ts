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
const SCROLLS = "[data-scrolls]";
const SCROLLING: ReadonlySet<string> = new Set(["ArrowUp", "ArrowDown", "Home", "End", " "]);
const FIELDS = "input, select, textarea, dialog, [contenteditable]";

/** What a key asks for; nothing where it belongs to a field, a button, a dialog or the browser. */
export function doingOf(event: KeyboardEvent): Doing | null {
  if (!settings.keys || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return null;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest(FIELDS)) return null;
  if (SCROLLING.has(event.key) && target?.closest(SCROLLS)) return null;
  if (event.key === " " && target?.closest(PRESSED_BY_SPACE)) return null;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const found = (Object.entries(KEYS) as [Doing, readonly string[]][]).find(([, keys]) => keys.includes(key));
  return found?.[0] ?? null;
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
