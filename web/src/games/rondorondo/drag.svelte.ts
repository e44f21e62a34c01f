/** A card under the pointer, from where it was lifted to where it is let go. */
const FAR_ENOUGH = 7;

export interface DraggedCard<Card> {
  card: Card;
  x: number;
  y: number;
  width: number;
}

export class Drag<Card> {
  now = $state.raw<DraggedCard<Card> | null>(null);
  /** A drag ends in a click, which then means nothing. */
  private swallow = false;

  constructor(private readonly drop: (card: Card, onto: Element | null) => void) {}

  lift(event: PointerEvent, card: Card): void {
    if (event.button !== 0) return;
    const from = { x: event.clientX, y: event.clientY };
    const width = (event.currentTarget as HTMLElement).getBoundingClientRect().width;
    this.swallow = false;
    const move = ({ clientX: x, clientY: y }: PointerEvent) => {
      if (this.now || Math.hypot(x - from.x, y - from.y) > FAR_ENOUGH) this.now = { card, x, y, width };
    };
    const end = ({ clientX, clientY, type }: PointerEvent) => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", end);
      if (!this.now) return;
      this.now = null;
      this.swallow = true;
      if (type === "pointerup") this.drop(card, document.elementFromPoint(clientX, clientY));
      setTimeout(() => (this.swallow = false));
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", end);
    addEventListener("pointercancel", end);
  }

  /** Whether this click is only the end of a drag. */
  get swallows(): boolean {
    return this.swallow;
  }
}
