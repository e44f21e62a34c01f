/** Several people around one screen: whose eyes are on it, and when a curtain must fall between them. */
import { untrack } from "svelte";
import { answer, api, bearer, reason } from "./api.ts";
import type { Drawing, View } from "./board.ts";
import { companionsAt } from "./companions.ts";
import { games } from "./games.svelte.ts";
import { command } from "./new-table.ts";
import type { Panel } from "./panel.ts";
import type { Table } from "./table.svelte.ts";
import type { Schemas } from "./schemas.ts";

type Seen = Schemas["TableSeen"];

export interface Shown {
  view: View;
  drawing: Drawing | null;
  previous: View | null;
  moves: string[] | null;
  acts: boolean;
}

/** The seats of those who play at this screen beside whoever it belongs to, with their keys. */
function companionSeats(table: Table): Map<number, string> {
  const places = companionsAt(table.id).map(({ person, token }): [number, string] => [
    table.table?.chairs.findIndex((chair) => chair.people.includes(person)) ?? -1,
    token,
  ]);
  return new Map(places.filter(([seat]) => seat >= 0));
}

/** The seats that are played at this screen, where several people share it; none otherwise. */
export function seatsHere(table: Table): number[] {
  const others = [...companionSeats(table).keys()];
  const own = table.you?.seat ?? null;
  return own === null || !companionsAt(table.id).length ? others : [own, ...others];
}

export class SharedScreen {
  /** The seat whose view is on the screen. */
  looking = $state<number | null>(null);
  /** The seat to which the device is to be passed, behind the curtain. */
  curtain = $state<number | null>(null);
  private seen = $state.raw<Seen | null>(null);
  private before = $state.raw<View | null>(null);
  private secrets = $state(false);
  /** The seal of the game that is looked at: nothing of another is shown before it is known who may see it. */
  private game = $state<string | null>(null);
  private tokens: Map<number, string>;
  private mover: number;
  readonly seats: number[];

  constructor(
    private readonly table: Table,
    private readonly panel: () => Panel,
  ) {
    this.tokens = untrack(() => companionSeats(table));
    this.seats = untrack(() => seatsHere(table));
    this.looking = this.seats[0] ?? null;
    this.mover = this.seats[0] ?? 0;
  }

  /** The end of a round, while it is shown to all: the curtain falls when somebody has gone on. */
  showdown = $derived.by<View | null>(() => {
    const { view, previous } = this.table;
    if (!this.secrets || this.curtain !== null || !view || !previous) return null;
    return this.panel().showdown?.(view) ?? null;
  });

  /** What the board shows to whoever looks now. */
  shown = $derived.by<Shown | null>(() => {
    const { view, drawing, previous, moves, acts } = this.table;
    const seat = this.looking;
    if (!view || seat === null || (view.turn !== null && this.game !== this.seal)) return null;
    if (this.showdown) {
      const before = this.tokens.has(seat) ? (this.seen?.view ?? null) : previous;
      return { view: { ...this.showdown, seat }, drawing: null, previous: before, moves: null, acts: false };
    }
    if (!this.tokens.has(seat)) return { view, drawing, previous, moves, acts };
    const isNow = this.seen !== null && this.seen.number === this.table.number && this.seen.view?.seat === seat;
    const may = isNow && this.seen?.view?.turn === seat && !this.table.sending && !this.table.over;
    if (this.secrets && this.seen?.view)
      return {
        view: this.seen.view,
        drawing: this.seen.drawing,
        previous: this.before,
        moves: this.seen.moves,
        acts: may,
      };
    return {
      view: { ...view, seat },
      drawing,
      previous: previous && { ...previous, seat },
      moves: isNow ? (this.seen?.moves ?? null) : null,
      acts: may,
    };
  });

  /** The key of whoever looks, unless it is whoever this device belongs to. */
  get token(): string | undefined {
    return this.looking === null ? undefined : this.tokens.get(this.looking);
  }

  /** Where another is to act who must not see this, the curtain falls, whatever was still being shown. */
  private fall(turn: number | null) {
    const isHere = turn !== null && this.seats.includes(turn);
    if (turn === null)
      this.curtain = null; // the game is over: nothing is secret any more
    else if (isHere && (turn !== this.looking || this.curtain !== null) && this.curtain !== turn) {
      this.curtain = turn;
      this.table.settled(); // the board is taken away, and would not say so
    }
  }

  /** The board has shown what happened; of what was dealt after the end of a round, nobody sees anything yet. */
  settled(kept?: View) {
    const turn = this.table.view?.turn ?? null;
    if (this.showdown && turn !== null && this.seats.includes(turn)) this.curtain = turn;
    this.table.settled(kept);
  }

  /** After every event: looks again with the eyes of whoever looks; where nothing is secret, of whoever is to act. */
  async refresh(): Promise<void> {
    const turn = this.table.view?.turn ?? null;
    const seal = this.seal;
    if (this.showdown) return this.table.hold();
    try {
      const secrets = await this.hasSecrets();
      if (secrets && seal === this.game) this.fall(turn);
      const next = turn !== null && this.seats.includes(turn) ? turn : this.looking;
      const eyes = secrets ? this.looking : next;
      const seen = await this.see(eyes);
      const isOld = seen.number < (this.seen?.number ?? 0);
      if (isOld || seal !== this.seal || (secrets && eyes !== this.looking)) return; // it is looked at anew
      this.secrets = secrets;
      // whoever sits before the screen when a game begins, or when the page comes back, is not known
      if (seal !== this.game && turn !== null) this.curtain = secrets ? next : null;
      this.game = seal;
      this.look(eyes, seen);
    } catch (wrong) {
      this.table.refused = reason(wrong);
    }
  }

  async lift() {
    const seat = this.curtain;
    if (seat === null) return;
    this.table.refused = "";
    try {
      const seen = await this.see(seat);
      this.before = null;
      this.look(seat, seen);
      this.curtain = null;
      this.startClock(seat, seen);
    } catch (wrong) {
      this.table.refused = reason(wrong);
    }
  }

  /** Whoever is to move sees the board: their time begins. */
  private startClock(seat: number, { table, number, deadline }: Seen) {
    const { shared, clock } = table.setup;
    if (!shared || deadline !== null || table.match?.turn !== seat) return;
    if (clock.kind === "turn" || clock.kind === "total")
      void command(this.table.id, { do: "lift", number }, this.tokens.get(seat)).catch(() => {}); // it runs already
  }

  play(move: string) {
    const token = this.token;
    this.mover = this.looking ?? this.mover;
    if (!token) return this.table.play(move);
    this.table.sending = true;
    this.table.refused = "";
    return command(this.table.id, { do: "play", number: this.table.number, move }, token).catch((wrong) => {
      this.table.refused = reason(wrong);
      this.table.sending = false;
      return this.refresh();
    });
  }

  /** Takes back the last move that was made at this screen; all who sit around it agree. */
  async undo(): Promise<void> {
    this.table.refused = "";
    try {
      const speak = (what: "undo" | "agree", number: number, seat: number) =>
        command(this.table.id, { do: what, number }, this.tokens.get(seat));
      await speak("undo", this.table.number, this.mover);
      const { table, number } = await this.see(this.mover);
      if (!table.match?.undo) return;
      for (const seat of this.seats) if (seat !== this.mover) await speak("agree", number, seat);
    } catch (wrong) {
      this.table.refused = reason(wrong);
    }
  }

  /** Whoever looks gives up; under the curtain, whoever comes. */
  resign() {
    const token = this.tokens.get(this.curtain ?? this.looking ?? -1);
    void command(this.table.id, { do: "resign", number: this.table.number }, token).catch((wrong) => {
      this.table.refused = reason(wrong);
    });
  }

  /** All at this screen want another game at once, also those who gave this one up. */
  async rematch(): Promise<void> {
    const refuse = (wrong: unknown) => void (this.table.refused = reason(wrong));
    for (const { person, token } of companionsAt(this.table.id)) {
      const gone = this.table.table?.match?.resigned.find((one) => one.people.includes(person));
      if (gone) await command(this.table.id, { do: "sit", seat: gone.seat }, token).catch(refuse);
    }
    for (const { token } of companionsAt(this.table.id))
      void command(this.table.id, { do: "rematch", number: this.table.number }, token).catch(refuse);
  }

  /** Whether one seat knows what another does not: then nobody may look over the other's shoulder. */
  private async hasSecrets(): Promise<boolean> {
    await games.load();
    const secret = games.named(this.table.table?.setup.game ?? "")?.secret ?? "private";
    return secret === "private";
  }

  private get seal(): string | null {
    return this.table.table?.match?.seal ?? null;
  }

  private look(seat: number | null, seen: Seen) {
    if (seat !== this.looking) this.before = null;
    else if (seen.number !== this.seen?.number) this.before = this.seen?.view?.seat === seat ? this.seen.view : null;
    this.looking = seat;
    this.seen = seen;
  }

  private see(seat: number | null): Promise<Seen> {
    const params = { path: { table: this.table.id } };
    return answer(api.GET("/api/tables/{table}", { params, ...bearer(this.tokens.get(seat ?? -1)) }));
  }
}
