/** A table as this browser knows it: what it was told, in order, and never a position that did not exist. */
import { answer, api } from "./api.ts";
import type { Drawing, View } from "./board.ts";
import {
  POSITION_CHANGES,
  type EventDescription,
  type Message,
  type PersonId,
  type ViewFields,
  type TableDescription,
} from "./messages.ts";
import type { Command, Schemas } from "./schemas.ts";
import { settings } from "./settings.svelte.ts";
import { TableSocket, type Connection } from "./socket.ts";
import { say } from "./texts.ts";

/** A position to show, with what led to it. */
interface QueuedView extends ViewFields {
  number: number;
  event: EventDescription | null;
}

/** Which words, of those that may be said at a table. */
export type QuickWords = Schemas["ReactionMessage"]["what"];

export interface Reaction {
  id: number;
  person: PersonId;
  what: QuickWords;
}

/** What the others did beside a move, and everybody should know. */
export type Slip = "undone" | "hint" | "time" | "woken" | "substituted" | "adjourned" | "resumed";

/** What was said or who came and went, beside the moves. */
export interface Talk {
  id: number;
  kind: "reaction" | "came" | "left" | Slip;
  person: PersonId;
  /** Of a reaction; null of all else. */
  what: QuickWords | null;
  /** How many positions had been seen before. */
  after: number;
}

const LONGEST_MOTION = 20_000; // a round of Rondelic, sung and dealt anew, at slow speed
const FOREVER = 2 ** 31 - 1; // where the reader wants to say when to go on
const MOST_BEHIND = 4; // whoever comes back to a table where bots went on need not watch it all
const REACTION_LASTS = 4000;
const MOST_TALK = 60;

export class Table {
  table = $state.raw<TableDescription | null>(null);
  view = $state.raw<View | null>(null);
  drawing = $state.raw<Drawing | null>(null);
  previous = $state.raw<View | null>(null);
  moves = $state.raw<string[] | null>(null);
  deadline = $state<number | null>(null);
  event = $state.raw<EventDescription | null>(null);
  /** What this person saw of the game before `view`, oldest first; nothing where remembering is the game. */
  history = $state.raw<View[]>([]);
  /** When each of those views came to be, and last `view`; empty where nobody says. */
  whens = $state.raw<number[]>([]);
  present = $state.raw<PersonId[]>([]);
  /** Who sits and does not look, and from when on, by this device's clock, one need not wait for them any longer. */
  away = $state.raw<Record<PersonId, number>>({});
  /** Until when those who sit and are on holiday are away. */
  holidays = $state.raw<Record<PersonId, number>>({});
  /** Who called the reader, who was away; nobody once the reader looks. */
  caller = $state<PersonId | null>(null);
  connection = $state<Connection>("connecting");
  gone = $state("");
  refused = $state("");
  sending = $state(false);
  /** Whether the board still moves towards what is shown. */
  busy = $state(false);
  reactions = $state<Reaction[]>([]);
  /** How often all links and codes were made void since this page knows the table. */
  voids = $state(0);
  /** What was heard at the table since this page came, oldest first. */
  talk = $state.raw<Talk[]>([]);
  /** The number of the last event heard of; what is asked is meant for that. */
  number = 0;
  /** The number of the last event whose position is shown. */
  shownNumber = $state(0);

  private queue = $state.raw<QueuedView[]>([]);
  private recalls = false;
  private timeWasUp = -1;
  private moving: ReturnType<typeof setTimeout> | null = null;
  private asked = 0;
  private socket: TableSocket;

  constructor(readonly id: string) {
    this.socket = new TableSocket(
      () => `/api/tables/${id}/live${this.number ? `?seen=${this.number}` : ""}`,
      (message) => this.receive(message),
      (connection, why) => this.setConnection(connection, why),
    );
    document.addEventListener("visibilitychange", this.tellLook);
  }

  close() {
    document.removeEventListener("visibilitychange", this.tellLook);
    this.socket.close();
    if (this.moving) clearTimeout(this.moving);
  }

  get you() {
    return this.table?.you ?? null;
  }

  /** Whether this person is to act on what is shown now; a cut connection changes nothing of what lies half done. */
  get acts(): boolean {
    const seat = this.you?.seat ?? null;
    const free = !this.sending && !this.queue.length;
    return free && seat !== null && this.view?.turn === seat && !this.over && !this.table?.chairs[seat]?.lent;
  }

  /** Where remembering is the game: what was shown need not be given again; what was not, the house gives once more. */
  private acknowledge(number: number) {
    if (this.remembering && this.you?.seat != null) this.socket.send({ ask: { do: "seen", number } });
  }

  /** Whoever made the move that is shown: as the game says, else as the house does. */
  get mover(): number | null {
    const seat = this.view?.last?.seat;
    if (typeof seat === "number") return seat;
    return this.event?.kind === "played" ? this.event.seat : null;
  }

  /** Whether nothing that was seen is told again, and everything must be looked at. */
  private get remembering(): boolean {
    return this.table?.phase === "playing" && (this.table.match?.remembering ?? false);
  }

  /** Whether the game is over and its end was shown. */
  get over(): boolean {
    return !this.busy && (this.table?.phase === "over" || this.table?.phase === "closed");
  }

  /** Asks something of the table; refusals come back in `refused`, and so does that nobody hears it. */
  ask(command: Command | Schemas["Wake"]): boolean {
    const isHeard = this.connection === "open";
    this.refused = isHeard ? "" : say("web-cut");
    if (isHeard) this.socket.send({ ask: command, re: ++this.asked });
    return isHeard;
  }

  play(move: string) {
    this.sending = this.ask({ do: "play", number: this.number, move });
  }

  react(what: QuickWords) {
    this.socket.send({ ask: { do: "react", what } });
  }

  /** Calls those who are to move and have been away for a while. */
  wake(): boolean {
    return this.ask({ do: "wake" });
  }

  /** Whoever has the page out of sight is away: the others see it, and are told in time. */
  private tellLook = () => {
    this.socket.send({ ask: { do: "look", away: document.hidden } });
    if (!document.hidden) this.caller = null;
  };

  /** The board has shown the motion towards its view: the next one may come. */
  settled(kept?: View) {
    if (this.moving) clearTimeout(this.moving);
    this.moving = null;
    this.busy = false;
    if (kept) this.view = kept;
    this.previous = null; // an older sight is not kept: in Ronda one must remember it oneself
    this.next();
  }

  /** What is shown stays until the board says so, however long that takes. */
  hold() {
    if (!this.moving) return;
    clearTimeout(this.moving);
    this.moving = setTimeout(() => this.settled(), FOREVER);
  }

  private setConnection(connection: Connection, why: string) {
    if (connection === "open" && this.connection === "cut") this.refused = "";
    this.connection = connection;
    if (connection === "gone") this.gone = why;
    if (connection !== "open") this.sending = false;
  }

  receive(message: Message) {
    switch (message.kind) {
      case "table":
        return this.receiveTable(message);
      case "event":
        return this.receiveEvent(message);
      case "refused":
        return this.receiveRefusal(message);
      case "present":
        this.present = message.people;
        this.away = Object.fromEntries(Object.entries(message.away).map(([one, wait]) => [one, Date.now() + wait]));
        this.holidays = message.holidays;
        if (message.called && this.table) this.table = { ...this.table, people: message.called };
        return;
      case "woken":
        return this.receiveCall(message.person, message.people);
      case "reaction":
        return this.receiveReaction(message.person, message.what);
      default:
        message satisfies never; // a later house may say more
    }
  }

  private receiveCall(person: PersonId, people: PersonId[]) {
    const isMine = people.includes(this.you?.person ?? "");
    if (isMine && document.hidden) this.caller = person;
    this.hear("woken", person);
  }

  private receiveTable(message: Message & { kind: "table" }) {
    if (document.hidden) this.tellLook();
    const latest = this.latestView();
    const isKnown = latest !== null && message.number === this.number && message.view?.seat === latest.seat;
    const isAsBefore = message.table.phase === this.table?.phase;
    const isSame = isKnown || (isAsBefore && JSON.stringify(message.view) === JSON.stringify(latest));
    this.table = message.table;
    this.number = message.number;
    this.sending = false;
    if (latest && isSame) this.update(message);
    else this.jump(message);
  }

  private receiveEvent(message: Message & { kind: "event" }) {
    if (message.number <= this.number) return;
    this.number = message.number;
    if (message.table) this.table = message.table;
    const { event } = message;
    if (event.kind === "withdrawn") this.voids++;
    if (event.kind === "came" || event.kind === "left") this.hear(event.kind, event.person);
    else if (event.kind === "undone") this.hearOfSeat("undone", event.seat);
    else if (event.kind === "hintasked") this.hearOfSeat("hint", event.seat);
    else if (event.kind === "adjourned" || event.kind === "resumed") this.hear(event.kind, event.by ?? "");
    else if (event.kind === "lent" && !this.table?.chairs[event.seat]?.people.includes(event.by ?? ""))
      this.hear("substituted", event.by ?? "");
    else if (event.kind === "played" && event.how === "time") this.hearOfTime(event.seat, event.at);
    if (POSITION_CHANGES.has(message.event.kind)) {
      this.sending = false;
      this.refused = "";
      this.queue = [...this.queue, message];
      this.next();
    } else if (message.view?.seat !== this.latestView()?.seat) {
      this.jump(message);
    } else {
      this.update(message);
    }
  }

  private receiveRefusal(message: Message & { kind: "refused" }) {
    const isOfMove = this.sending;
    this.refused = message.reason;
    this.sending = false;
    if (isOfMove && message.number === this.number && !this.queue.length)
      this.jump({ ...message, view: this.again(message), drawing: this.drawing ?? message.drawing });
  }

  /** The same view as a new value: a board forgets what was half done. What it was shown once, it keeps. */
  private again(message: ViewFields): View | null {
    return this.view ? { ...this.view } : message.view;
  }

  private receiveReaction(person: PersonId, what: QuickWords) {
    const id = ++this.asked;
    this.hear("reaction", person, what);
    this.reactions.push({ id, person, what });
    setTimeout(() => (this.reactions = this.reactions.filter((one) => one.id !== id)), REACTION_LASTS);
  }

  private hearOfSeat(kind: Slip, seat: number) {
    const chair = this.table?.chairs[seat];
    this.hear(kind, chair?.people[0] ?? chair?.bot ?? "");
  }

  /** A turn that ran out of time may be several moves, all of one moment: it is told once. */
  private hearOfTime(seat: number, at: number) {
    if (at === this.timeWasUp) return;
    this.timeWasUp = at;
    this.hearOfSeat("time", seat);
  }

  private hear(kind: Talk["kind"], person: PersonId, what: QuickWords | null = null) {
    const one = { id: ++this.asked, kind, person, what, after: this.history.length };
    this.talk = [...this.talk, one].slice(-MOST_TALK);
  }

  private latestView(): View | null {
    return this.queue.at(-1)?.view ?? this.view;
  }

  /** What may be done and until when; the position is as it was. */
  private update(sight: ViewFields) {
    const last = this.queue.at(-1);
    if (last) Object.assign(last, { moves: sight.moves, deadline: sight.deadline });
    else {
      if (String(sight.moves) !== String(this.moves)) this.moves = sight.moves;
      this.deadline = sight.deadline;
      this.shownNumber = this.number;
    }
  }

  /** Shows a position at once. */
  private jump(sight: ViewFields) {
    this.queue = [];
    if (this.moving) clearTimeout(this.moving);
    this.moving = null;
    this.busy = false;
    this.show({ ...sight, number: this.number, event: null }, null);
    void this.recall();
  }

  /** The house tells again what was seen of this game so far, unless remembering is the game. */
  private async recall(): Promise<void> {
    const until = this.number;
    this.recalls = false;
    this.history = [];
    this.whens = [];
    if (!this.view || this.remembering) return;
    try {
      const seen = await answer(api.GET("/api/tables/{table}/views", { params: { path: { table: this.id } } }));
      if (until !== this.number) return void this.recall();
      this.recalls = true;
      this.history = seen.slice(0, -1).map((one) => one.view);
      this.whens = seen.map((one) => one.at);
    } catch {
      this.history = [];
    }
  }

  private next() {
    const [frame, ...later] = this.queue;
    if (!frame || this.moving) return;
    this.queue = later;
    const before = this.view;
    const told = frame.event?.kind === "played" && frame.view !== null && before !== null;
    const animated = told && (later.length < MOST_BEHIND || this.remembering);
    this.show(frame, animated ? before : null);
    this.acknowledge(frame.number);
    if (told && this.recalls) {
      this.history = [...this.history, before];
      this.whens = [...this.whens, frame.event?.at ?? 0];
    } else if (!told) void this.recall();
    this.busy = animated;
    if (animated) this.moving = setTimeout(() => this.settled(), settings.waits ? FOREVER : LONGEST_MOTION);
    else this.next();
  }

  private show(frame: QueuedView, previous: View | null) {
    this.previous = previous;
    this.view = frame.view;
    this.drawing = frame.drawing;
    this.moves = frame.moves;
    this.deadline = frame.deadline;
    this.event = frame.event;
    this.shownNumber = frame.number;
  }
}
