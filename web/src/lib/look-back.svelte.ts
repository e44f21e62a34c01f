/** Looking back while one plays: a position seen before is shown again, until something happens or one comes back. */
import type { View } from "./board.ts";
import { doingOf, type Doing } from "./replay-keys.ts";
import type { Table } from "./table.svelte.ts";

/** What keys do at a table that is being played at, in the order in which they are told. */
export const LOOKING_BACK: readonly Doing[] = ["back", "next", "first", "last", "leave", "help"];

export class LookBack {
  /** Which of the positions seen is shown; null: what is now. */
  past = $state<number | null>(null);

  constructor(
    private readonly table: () => Table,
    private readonly isAllowed: () => boolean,
    private readonly onhelp: () => void,
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

  /** The keys of a replay go through what was seen, and Escape comes back, unless the board or a field needs them. */
  press(event: KeyboardEvent): void {
    const doing = doingOf(event);
    if (!doing || !this.isAllowed() || this.table().over) return;
    if (doing === "help") {
      event.preventDefault();
      return this.onhelp();
    }
    const isTaken = event.target instanceof Element && event.target.closest(".board") !== null;
    const end = this.table().history.length;
    const to = this.placeOf(doing, this.past ?? end, end);
    if (isTaken || to === null || !end) return;
    event.preventDefault();
    this.show(to >= end ? null : Math.max(0, to));
  }

  private placeOf(doing: Doing, at: number, end: number): number | null {
    const places: Partial<Record<Doing, number>> = { back: at - 1, next: at + 1, first: 0, last: end, leave: end };
    return places[doing] ?? null;
  }
}
