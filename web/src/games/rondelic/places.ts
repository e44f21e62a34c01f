/** Where things lie in the drawing: the board's middle is the origin, a thousand units make its width. */
import type { Seat } from "$lib/board.ts";

export interface CardSpot {
  x: number;
  y: number;
}

export const RIM = 312;
export const HOLE = 60;
const FIRST_CIRCLE = 280;
const LAST_CIRCLE = 92;
const START = 337;
const HANDS = 420;
const GAP = 8;

export const CARD = { width: 100, height: 140 };

/** The reader sits at the bottom; the neighbour on the right sits on the right. */
function angle(seat: Seat, seats: number, reader: Seat | null): number {
  return Math.PI / 2 - ((seat - (reader ?? 0)) * 2 * Math.PI) / seats;
}

function at(radius: number, turned: number): CardSpot {
  return { x: Math.cos(turned) * radius, y: Math.sin(turned) * radius };
}

export function circleRadius(circle: number, circles: number): number {
  if (circle <= 0) return START;
  return FIRST_CIRCLE - ((circle - 1) * (FIRST_CIRCLE - LAST_CIRCLE)) / Math.max(1, circles - 1);
}

/** How large a card in the ring of hands is drawn. */
export function cardScale(seats: number): number {
  return seats <= 6 ? 0.9 : seats <= 10 ? 0.72 : seats <= 14 ? 0.58 : 0.5;
}

/** Tokens become smaller towards the hole, so that twenty can stand on its edge side by side. */
function tokenRadius(radius: number, seats: number): number {
  return Math.min(26, (Math.PI * radius * 0.96) / seats);
}

export interface Places {
  hand: CardSpot[];
  /** Beside a hand, away from its name: where the dealer's pack lies. */
  beside: (seat: Seat, size: number) => CardSpot;
  /** On a hand's other side: where a card lies that was laid aside or drawn. */
  across: (seat: Seat, size: number) => CardSpot;
  token: (seat: Seat, circle: number) => CardSpot & { radius: number };
}

/** Names stand outside the ring of cards: above those of the upper half, below the others. */
export function isAbove(hand: CardSpot): boolean {
  return hand.y < -30;
}

export function places(seats: number, reader: Seat | null, circles: number): Places {
  const turned = (seat: Seat) => angle(seat, seats, reader);
  const scale = cardScale(seats);
  const hand = Array.from({ length: seats }, (_, seat) => at(HANDS, turned(seat)));
  const along = (seat: Seat, side: 1 | -1, size: number): CardSpot => {
    const from = hand[seat]!;
    const way = at(1, turned(seat) - Math.PI / 2);
    const away = way.y * (isAbove(from) ? 1 : -1) >= -0.01 ? side : -side;
    const far = ((1 + size) * scale) / 2;
    const step = GAP + Math.min((CARD.width * far) / Math.abs(way.x), (CARD.height * far) / Math.abs(way.y));
    return { x: from.x + way.x * away * step, y: from.y + way.y * away * step };
  };
  return {
    hand,
    beside: (seat, size) => along(seat, 1, size),
    across: (seat, size) => along(seat, -1, size),
    token: (seat, circle) => {
      const radius = circleRadius(circle, circles);
      return { ...at(radius, turned(seat)), radius: tokenRadius(radius, seats) };
    },
  };
}
