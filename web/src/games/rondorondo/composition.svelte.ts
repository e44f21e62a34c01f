/** The word as the reader builds it: which cards of the hand lie where, until they are laid or taken back. */
import { ERASER, FACE_DOWN, JOKER } from "./cards.ts";

export interface HandCard {
  id: number;
  card: string;
}

interface Placed {
  id: number;
  /** How it will be written: `E`, `e` for a joker, `-`, `[K]` face down. */
  symbol: string;
}

/** Before the rack, at its end: the places where it may grow. */
export const BEFORE = -1;

export class Composition {
  hand = $state.raw<HandCard[]>([]);
  placed = $state.raw<ReadonlyMap<number, Placed>>(new Map());
  rack = $state("...");
  private ids = 0;

  /** Takes up what the reader holds now; cards keep their order, and their place while it is the reader's turn at the same rack. */
  follow(rack: string, held: string, isTurn: boolean): void {
    const left = [...held];
    const kept = this.hand.filter(({ card }) => {
      const place = left.indexOf(card);
      if (place >= 0) left.splice(place, 1);
      return place >= 0;
    });
    this.hand = [...kept, ...left.map((card) => ({ id: this.ids++, card }))];
    const ids = new Set(this.hand.map(({ id }) => id));
    const stays = isTurn && rack === this.rack;
    this.placed = new Map([...this.placed].filter(([, { id }]) => stays && ids.has(id)));
    this.rack = rack;
  }

  get after(): number {
    return this.rack.length;
  }

  isPlaced(id: number): boolean {
    return [...this.placed.values()].some((placed) => placed.id === id);
  }

  /** A card of that kind still in the hand. */
  free(card: string): HandCard | undefined {
    return this.hand.find((one) => one.card === card && !this.isPlaced(one.id));
  }

  /** Lays a card on a place; what the reader had put there before comes back. A joker needs its letter. */
  lay(place: number, card: HandCard, how: { letter?: string; faceDown?: boolean } = {}): void {
    const moved = [...this.placed].filter(([, placed]) => placed.id !== card.id);
    const symbol = how.faceDown ? `[${card.card}]` : card.card === JOKER ? (how.letter ?? "").toLowerCase() : card.card;
    if (symbol) this.placed = new Map([...moved, [place, { id: card.id, symbol }]]);
  }

  takeBack(place: number): void {
    this.placed = new Map([...this.placed].filter(([one]) => one !== place));
  }

  clear(): void {
    this.placed = new Map();
  }

  shuffle(): void {
    this.hand = this.hand
      .map((card) => ({ card, at: Math.random() }))
      .sort((one, other) => one.at - other.at)
      .map(({ card }) => card);
  }

  /** What shows at a place: a card put there now, else what the rack shows; nothing where it has not grown. */
  shows(place: number): string {
    const symbol = this.placed.get(place)?.symbol;
    if (symbol) return symbol.startsWith("[") ? FACE_DOWN : symbol;
    const old = this.rack[place] ?? "";
    return old === "." ? "" : old;
  }

  /** The letters that would show, from left to right. */
  get word(): string {
    const places = Array.from({ length: this.after + 2 }, (_, place) => place - 1);
    return places
      .map((place) => this.shows(place))
      .filter((symbol) => symbol && symbol !== ERASER && symbol !== FACE_DOWN)
      .join("")
      .toUpperCase();
  }

  /** The move, in the library's notation. */
  get notation(): string {
    const symbol = (place: number) => this.placed.get(place)?.symbol;
    const [before, after] = [symbol(BEFORE), symbol(this.after)];
    const symbols = [...this.rack].map((_, place) => symbol(place) ?? ".").join("");
    return (before ? `${before}<` : "") + symbols + (after ? `>${after}` : "");
  }
}
