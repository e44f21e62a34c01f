/** What the word that is being made would bring, or why it would be refused: the house is asked, once the hand rests. */

import { untrack } from "svelte";
import type { PreviewAnswer } from "$lib/board.ts";
import { isPuzzle } from "$lib/puzzle-context.ts";
import { worth, type RondoRondoPreview, type RondoRondoView, type Sum } from "./cards.ts";

/** How long nothing is laid before the house is asked. */
const REST_MS = 120;

export interface Laid {
  /** In notation; empty while nothing is laid. */
  move: string;
  /** What each compartment shows. */
  showing: string[];
  view: RondoRondoView;
  ask: ((move: string) => Promise<PreviewAnswer<RondoRondoPreview>>) | undefined;
}

export interface PreviewedWord {
  sum: Sum | null;
  wrong: string;
}

export class WordPreview {
  told = $state.raw<PreviewedWord>({ sum: null, wrong: "" });

  constructor(laid: () => Laid) {
    const asksPuzzle = isPuzzle(); // the sum is what one looks for, and only the house could tell all of it
    $effect(() => {
      const { move, showing, view, ask } = laid();
      if (!move || asksPuzzle) {
        this.told = { sum: null, wrong: "" };
        return;
      }
      const unfinished = view.word === null && showing.includes("."); // nobody is corrected before the word is there
      if (!ask || unfinished) {
        const cards = showing.reduce((sum, symbol) => sum + worth(symbol, view.values), 0);
        this.told = { sum: { cards, erasers: 0, bonus: 0, exchanges: 0, total: cards }, wrong: "" };
        return;
      }
      return untrack(() => this.#askSoon(move, ask));
    });
  }

  /** Returns what calls the question off. */
  #askSoon(move: string, ask: NonNullable<Laid["ask"]>): () => void {
    let late = false;
    const soon = setTimeout(() => {
      void ask(move)
        .catch(() => null)
        .then((told) => {
          if (late || !told) return;
          this.told = "brings" in told ? { sum: told.brings.sum, wrong: "" } : { sum: null, wrong: told.refused };
        });
    }, REST_MS);
    return () => {
      late = true;
      clearTimeout(soon);
    };
  }
}
