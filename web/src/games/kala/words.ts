/** What is said of Kala: what lies in a cell, what just happened, what is asked. */
import { say } from "$lib/texts.ts";
import { asked, type Sowing, type Traced } from "./paths.ts";
import { beansOn, bowlOn, type Cell, type KalaView } from "./field.ts";

export interface CellState {
  /** Its number on the traced path; 0: not on it. */
  traced: number;
  lit: boolean;
  ripe: boolean;
}

/** What a cell holds, and what one can do there. */
export function cellWords(view: KalaView, cell: Cell, state: CellState): string {
  const seat = bowlOn(view, cell);
  const beans = beansOn(view, cell);
  const holds =
    seat === null
      ? say("web-kala-cup", { cell, beans })
      : say(`web-kala-bowl-${seat}`, { cell, beans, beneath: view.field[cell] ?? 0 });
  const can = [
    state.traced ? say("web-kala-cell-traced", { number: state.traced }) : "",
    state.lit ? say("web-kala-cell-lit") : "",
    state.ripe ? say("web-kala-cell-ripe") : "",
  ];
  return [holds, ...can].filter(Boolean).join(", ");
}

/** What the last sowing did, sentence by sentence. */
export function moveSentences(view: KalaView, names: readonly string[]): string[] {
  const last = view.last;
  const told: string[] = [];
  if (last) {
    const name = names[last.seat] ?? "";
    const who = last.seat === view.seat ? "you" : "other";
    const path = last.path.join(", ");
    const end = last.path.at(-1) ?? "";
    told.push(say(last.extra ? "web-kala-told-extra" : "web-kala-told-sow", { who, name, path }));
    if (last.leftover) told.push(say("web-kala-told-leftover", { beans: last.leftover }));
    if (last.harvested) told.push(say("web-kala-told-harvest", { cell: end, beans: last.harvested - 1 }));
    if (last.bowl !== end) told.push(say("web-kala-told-aside", { who, cell: last.bowl }));
    if (view.extra) told.push(say("web-kala-told-again", { who, name }));
  }
  const winner = view.outcome?.winners[0];
  if (winner !== undefined) {
    const who = view.seat === null ? "other" : view.seat === winner ? "winner" : "loser";
    told.push(say("web-kala-told-end", { who, name: names[view.mover] ?? "", winner: names[winner] ?? "" }));
  }
  return told;
}

/** What the reader is asked now. */
export function askedOf(view: KalaView, sowings: readonly Sowing[], traced: Traced): string {
  const end = traced.path.at(-1) ?? "";
  switch (asked(sowings, traced)) {
    case "cell": {
      if (traced.path.length <= 1)
        return say(view.extra ? "web-kala-ask-extra" : "web-kala-ask-sow", { beans: view.in_hand, cell: end });
      const whole = sowings[0]?.path.length ?? 0;
      return say("web-kala-ask-more", { cells: whole - traced.path.length });
    }
    case "harvest":
      return say("web-kala-ask-harvest", { cell: end, beans: beansOn(view, end) + 1 });
    case "aside":
      return say("web-kala-ask-aside", { cell: end });
    case "nothing":
      return "";
  }
}
