/** What is said of Ronda: a bowl, what just happened, what is asked. Nothing of it knows more than what is in sight. */
import { say } from "$lib/texts.ts";
import type { Bowl, RondaView } from "./circle.ts";

export type Deed = "lift" | "add" | "keep";

/** The move that a bowl stands for, if one is possible there: `7`, `+7` or `=7`. */
export function deedOn(moves: readonly string[], bowl: Bowl): { kind: Deed; move: string } | null {
  if (moves.includes(`${bowl}`)) return { kind: "lift", move: `${bowl}` };
  if (moves.includes(`+${bowl}`)) return { kind: "add", move: `+${bowl}` };
  if (moves.includes(`=${bowl}`)) return { kind: "keep", move: `=${bowl}` };
  return null;
}

/** A bowl as one hears it: covered, or with the beans that are in sight, even through it. */
export function bowlWords(
  bowl: Bowl,
  { beans, open }: { beans: number | null; open: boolean },
  deed: Deed | null,
): string {
  const key = beans === null ? "web-ronda-covered" : open ? "web-ronda-open" : "web-ronda-through";
  const is = say(key, { bowl, beans: beans ?? 0 });
  return deed ? `${is}, ${say(`web-ronda-can-${deed}`)}` : is;
}

/** What the last deed did while it is told; with `covered`, only what stays said after the bowls are down again. */
export function moveSentences(view: RondaView, names: readonly string[], covered: boolean): string[] {
  const { last } = view;
  if (!last) return [];
  const name = names[last.seat] ?? "";
  const who = last.seat === view.seat ? "you" : "other";
  const told: string[] = [];
  if (last.kind !== "lift" || !covered)
    told.push(say(`web-ronda-told-${last.kind}`, { who, name, bowl: last.bowl ?? 0, beans: last.beans ?? 0 }));
  if (last.mistake) told.push(say("web-ronda-told-mistake", { who, name }));
  if (last.penalty) told.push(say("web-ronda-told-penalty", { who, name }));
  if (last.leaves_to && !view.outcome) told.push(say(`web-ronda-told-leaves-${last.leaves_to}`));
  if (!last.mistake && view.phase === "match") told.push(say("web-ronda-told-match"));
  if (view.outcome) told.push(say("web-ronda-told-end", { who, name }));
  return told;
}

/** What the reader is asked now. */
export function askedOf(view: RondaView, moves: readonly string[]): string {
  if (view.phase === "match") {
    const full = view.open.every((bowl) => view.bowls[bowl - 1] === view.options.cap);
    return say(full ? "web-ronda-ask-full" : "web-ronda-ask-match");
  }
  if (view.phase === "added") return say(view.open.length ? "web-ronda-ask-keep" : "web-ronda-ask-again");
  if (!moves.length) return "";
  const [bowl] = view.open;
  return bowl === undefined
    ? say("web-ronda-ask-first")
    : say("web-ronda-ask-second", { beans: view.bowls[bowl - 1] ?? 0 });
}
