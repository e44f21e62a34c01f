/** Looking back while one plays: a position seen before is shown again, until something happens or one comes back. */
import type { View } from "./board.ts";
import { doingOf } from "./replay-keys.ts";
import type { Table } from "./table.svelte.ts";

export class LookBack {
  /** Which of the positions seen is shown; null: what is now. */
  past = $state<number | null>(null);

  constructor(
    private readonly table: () => Table,
    private readonly isAllowed: () => boolean,
  ) {
    $effect(() => {
      void [table().view, table().shownNumber];
      this.past = null;
    });
  }

  get view(): View | null {
    return this.past === null ? null : (this.table().history[this.past] ?? null);
  }

  /** What still moves is over: the next news come whenever they come. */
  show(past: number | null): void {
    if (this.table().busy) this.table().settled();
    this.past = past;
  }

  /** Left and right go through what was seen, and Escape comes back, unless the board or a field needs them. */
  press(event: KeyboardEvent): void {
    const isTaken = event.target instanceof Element && event.target.closest(".board") !== null;
    if (isTaken || !doingOf(event) || !this.isAllowed() || this.table().over) return;
    const end = this.table().history.length;
    const at = this.past ?? end;
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Escape: end }[event.key];
    if (to === undefined || !end) return;
    event.preventDefault();
    this.show(to >= end ? null : Math.max(0, to));
  }
}
