/** A position of the rules page that one may try on the real board. */
import type { Seat } from "./board.ts";

export interface Example {
  /** The key of the text that says what to try. */
  says: string;
  /** As the library reads it; options are written as text: `lexicon=fr`. */
  position: string;
  options?: string;
  /** The seat in which the reader plays. */
  seat: Seat;
}
