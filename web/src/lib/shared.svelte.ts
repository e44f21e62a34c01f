/** Several people around one screen: whose eyes are on it, and when a curtain must fall between them. */
import { ask, reason } from "./api.ts";
import type { View } from "./board.ts";
import { companionsAt } from "./companions.ts";
import { command } from "./opening.ts";
import type { Table } from "./table.svelte.ts";
import type { Sight } from "./told.ts";

interface Seen extends Sight {
  number: number;
}

export interface Shown {
  view: View;
  previous: View | null;
  moves: string[] | null;
  acts: boolean;
}

export class Shared {
  /** The seat whose view is on the screen. */
  looking = $state<number | null>(null);
  /** The seat to which the device is to be passed, behind the curtain. */
  curtain = $state<number | null>(null);
  private seen = $state.raw<Seen | null>(null);
  private before = $state.raw<View | null>(null);
  private secrets = $state(false);
  private tokens: Map<number, string>;
  readonly seats: number[];

  constructor(
    private readonly table: Table,
    own: number,
  ) {
    this.tokens = new Map(companionsAt(table.id).map(({ seat, token }) => [seat, token]));
    this.seats = [own, ...this.tokens.keys()];
    this.looking = own;
  }

  /** What the board shows to whoever looks now. */
  shown = $derived.by<Shown | null>(() => {
    const { view, previous, moves, acts } = this.table;
    const seat = this.looking;
    if (!view || seat === null) return null;
    if (!this.tokens.has(seat)) return { view, previous, moves, acts };
    const isNow = this.seen !== null && this.seen.number === this.table.number && this.seen.view?.seat === seat;
    const may = isNow && this.seen?.view?.turn === seat && !this.table.sending && !this.table.over;
    if (this.secrets && this.seen?.view)
      return { view: this.seen.view, previous: this.before, moves: this.seen.moves, acts: may };
    const patched = previous && { ...previous, seat };
    return { view: { ...view, seat }, previous: patched, moves: isNow ? (this.seen?.moves ?? null) : null, acts: may };
  });

  /** The key of whoever looks, unless it is whoever this device belongs to. */
  get token(): string | undefined {
    return this.looking === null ? undefined : this.tokens.get(this.looking);
  }

  /** Whether whoever looks has played, and another is to act who must not see this. */
  get mustPass(): number | null {
    const turn = this.table.over ? null : (this.table.view?.turn ?? null);
    if (turn === null || turn === this.looking || !this.seats.includes(turn)) return null;
    return this.secrets ? turn : null;
  }

  /** After every event: looks again with the eyes of whoever looks, and of whoever is to act. */
  async refresh(): Promise<void> {
    const turn = this.table.view?.turn ?? null;
    try {
      const next = turn !== null && this.seats.includes(turn) ? turn : this.looking;
      const [mine, theirs] = await Promise.all([this.see(this.looking), this.see(next)]);
      this.secrets = this.secrets || differ(mine.view, theirs.view);
      if (next !== this.looking && !this.secrets) this.look(next, theirs);
      else this.look(this.looking, mine);
    } catch (wrong) {
      this.table.refused = reason(wrong);
    }
  }

  lower() {
    this.curtain = this.mustPass;
  }

  async lift() {
    const seat = this.curtain;
    if (seat === null) return;
    const seen = await this.see(seat);
    this.before = null;
    this.look(seat, seen);
    this.curtain = null;
  }

  play(move: string) {
    const token = this.token;
    if (!token) return this.table.play(move);
    this.table.sending = true;
    this.table.refused = "";
    return command(this.table.id, { do: "play", number: this.table.number, move }, token).catch((wrong) => {
      this.table.refused = reason(wrong);
      this.table.sending = false;
      return this.refresh();
    });
  }

  /** All at this screen want another game at once. */
  rematch() {
    for (const token of this.tokens.values())
      void command(this.table.id, { do: "rematch", number: this.table.number }, token).catch(() => {});
  }

  private look(seat: number | null, seen: Seen) {
    if (seat !== this.looking) this.before = null;
    else if (seen.number !== this.seen?.number) this.before = this.seen?.view?.seat === seat ? this.seen.view : null;
    this.looking = seat;
    this.seen = seen;
  }

  private see(seat: number | null): Promise<Seen> {
    return ask<Seen>("GET", `/api/tables/${this.table.id}`, undefined, this.tokens.get(seat ?? -1));
  }
}

/** Whether two seats see different things: then nobody may look over the other's shoulder. */
export function differ(one: View | null, other: View | null): boolean {
  return JSON.stringify({ ...one, seat: null }) !== JSON.stringify({ ...other, seat: null });
}
