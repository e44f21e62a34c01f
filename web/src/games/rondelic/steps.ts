/** What happened, told as looks of the table that follow one another: from the view before to the view now. */
import type { Seat } from "$lib/board.ts";
import { EDGE, FALL as FALLING, lengthOf } from "./song.ts";
import type { Note } from "$lib/sound.ts";
import { HIDDEN, type Held, type RondelicView } from "./cards.ts";

/** Where a card flies from or to: a seat's place, the pack, the dealer's open card, the card laid aside. */
export type Stop = Seat | "pack" | "up" | "offer";

export interface CardFlight {
  card: string;
  from: Stop;
  to: Stop;
  /** Its turn among those that fly together, from 0 on. */
  order: number;
}

export interface Look {
  hands: Held[];
  up: Held;
  offer: Held;
  dealer: Seat;
  /** The circle of each token; null is in the hole. */
  circles: (number | null)[];
  /** What a seat says just now. */
  word: { seat: Seat; move: string } | null;
  flights: CardFlight[];
  /** All cards lie open, these are the lowest. */
  lowest: Seat[] | null;
  song: { kind: "edge" | "fell"; seat: Seat }[];
}

/** A look, and how long it stays, in milliseconds at normal speed; `read` stays as long where nothing moves. */
export interface Step {
  look: Look;
  lasts: number;
  read?: boolean;
}

export const FLIGHT = 620;
const ALL_FLIGHTS = 900;
const WORD = 700;
const KING = 1900;
const SHOWING = 2600;
const FALL = 1100;
const AFTER_SONG = 600;

/** The table at rest. */
export function settled(view: RondelicView): Look {
  return {
    hands: view.hands,
    up: view.up,
    offer: view.offer,
    dealer: view.dealer,
    circles: view.tokens.map((token) => token.circle),
    word: null,
    flights: [],
    lowest: null,
    song: [],
  };
}

/** Every look between the two views, the last one at rest. */
export function steps(before: RondelicView, view: RondelicView): Step[] {
  const last = view.last;
  if (!last) return [];
  const start = settled(before);
  const word = { seat: last.seat, move: last.move };
  const told: Step[] = [{ look: { ...start, word }, lasts: WORD }];
  if (last.king) {
    const hands = replaced(start.hands, { [last.seat]: last.king });
    told.push({ look: { ...start, word, hands }, lasts: KING, read: true });
  }
  const flights = flown(before, view);
  if (flights.length) told.push(flying({ ...start, word }, flights));
  if (last.ended) told.push(...ending(start, view));
  if (isDealt(view)) told.push(dealing(view));
  return told;
}

/** The cards that change places with this move. */
function flown(before: RondelicView, view: RondelicView): CardFlight[] {
  const { seat, move } = view.last ?? { seat: 0, move: "" };
  const pick = before.phase === "pick";
  const over = view.last?.ended;
  if (move === "give") {
    const asker = before.said.at(-1)?.seat ?? seat;
    return [fly(view.hands[asker], seat, asker, 0), fly(view.hands[seat], asker, seat, 0)];
  }
  if (move === "swap" && view.phase === "dealer") {
    const given = view.up ? fly(view.up, seat, "up", 0) : fly(view.offer, seat, "offer", 0);
    return [given, fly(view.hands[seat], "pack", seat, 1)];
  }
  if (move === "turn") {
    const lies = pick ? "offer" : "up";
    const next = pick ? view.offer : view.up;
    const refused = fly(before[lies], lies, "pack", 0);
    return next ? [refused, fly(next, "pack", lies, 1)] : [refused];
  }
  if (move === "draw") {
    const refused: CardFlight[] = before.offer ? [fly(before.offer, "offer", "pack", 0)] : [];
    if (before.up) refused.push(fly(before.up, "up", "pack", 0));
    return [...refused, fly(view.up, "pack", "up", 1)];
  }
  if (move === "accept") return [fly(before.hands[seat], seat, "pack", 0), fly(before.offer, "offer", seat, 1)];
  if (move === "take" && pick) return [fly(view.hands[seat] ?? before.offer, "offer", seat, 0)];
  if (move === "take" && over && before.up) return [fly(before.up, "up", seat, 0)];
  return [];
}

function fly(card: Held | undefined, from: Stop, to: Stop, order: number): CardFlight {
  return { card: card ?? HIDDEN, from, to, order };
}

/** Cards in the air are gone from where they were. */
function flying(look: Look, flights: CardFlight[]): Step {
  const left = new Set<Stop>(flights.map((flight) => flight.from));
  const reached = new Set<Stop>(flights.map((flight) => flight.to));
  const inTheAir = (stop: Stop) => left.has(stop) || reached.has(stop);
  return {
    look: {
      ...look,
      hands: look.hands.map((card, seat) => (inTheAir(seat) ? null : card)),
      up: inTheAir("up") ? null : look.up,
      offer: inTheAir("offer") ? null : look.offer,
      flights,
    },
    lasts: flightTime(flights),
  };
}

/** Many cards are dealt one soon after the other; a few fly one by one. */
export function flightStart(order: number, flights: number): number {
  return flights > 3 ? (order * ALL_FLIGHTS) / flights : order * FLIGHT * 0.6;
}

function flightTime(flights: CardFlight[]): number {
  return FLIGHT + 60 + Math.max(...flights.map((flight) => flightStart(flight.order, flights.length)));
}

/** All cards are shown, the lowest are named, their tokens move, the table sings. */
function ending(start: Look, view: RondelicView): Step[] {
  const ended = view.last?.ended;
  if (!ended || !view.showing) return [];
  const shown: Look = { ...start, hands: view.showing, up: null, offer: null, lowest: ended.lowest };
  const moved = view.tokens.map((token, seat) => (ended.fell.includes(seat) ? null : token.circle));
  const song = [
    ...ended.edge.map((seat) => ({ kind: "edge" as const, seat })),
    ...ended.fell.map((seat) => ({ kind: "fell" as const, seat })),
  ];
  return [
    { look: shown, lasts: SHOWING, read: true },
    {
      look: { ...shown, circles: moved, song },
      lasts: song.length ? lengthOf(tuneOf(song)) + AFTER_SONG : FALL,
      read: song.length > 0,
    },
  ];
}

/** The tune of the fall, where anybody fell; else that of the edge. */
export function tuneOf(song: Look["song"]): readonly Note[] {
  return song.some((line) => line.kind === "fell") ? FALLING : EDGE;
}

/** A new deal lies there, and nobody has spoken yet. */
function isDealt(view: RondelicView): boolean {
  return view.turn !== null && view.said.length === 0;
}

function dealing(view: RondelicView): Step {
  const look = { ...settled(view), hands: view.hands.map(() => null), up: null, offer: null };
  const onward = view.options.rules === "rondellig" ? view.seats - 1 : 1; // clockwise there, to the right here
  const order = view.hands.map((_, step) => (view.dealer + onward * (1 + step)) % view.seats);
  const served = order.filter((seat) => view.hands[seat]);
  const flights = served.map((seat, order) => fly(view.hands[seat], "pack", seat, order));
  if (view.up) flights.push(fly(view.up, "pack", "up", served.length));
  if (view.offer) flights.push(fly(view.offer, "pack", "offer", served.length));
  return { look: { ...look, flights }, lasts: flightTime(flights) };
}

function replaced(hands: Held[], by: Record<Seat, string>): Held[] {
  return hands.map((card, seat) => by[seat] ?? card);
}
