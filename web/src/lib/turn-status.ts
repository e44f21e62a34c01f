/** Whom a game waits for, in a sentence. */

import type { View } from "./board.ts";
import type { Table } from "./table.svelte.ts";
import { say } from "./texts.ts";

/** `you` is the seat of whoever reads it; around one screen nobody is « vous ». */
export function turnStatus(table: Table, view: View, names: string[], you: number | null, shared: boolean): string {
  if (table.busy && table.mover !== null) {
    return say("web-plays", { who: table.mover === you ? "you" : "other", name: names[table.mover] ?? "" });
  }
  const turn = table.over ? null : view.turn;
  if (turn === null) return say("web-over");
  const chair = table.table?.chairs[turn];
  const name = names[turn] ?? "";
  if (chair?.bot || chair?.lent) return say("web-bot-thinks", { name });
  if (turn === you) return say("web-your-turn");
  return say(shared ? "web-turn-here" : "web-turn-of", { name });
}
