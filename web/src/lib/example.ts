/** A position of the rules page that one may try on the real board. */
import type { Seat } from "./board.ts";
import { readOptions, tryMoves, type Frame } from "./trials.ts";

export interface Example {
  /** The key of the text that says what to try. */
  says: string;
  /** As the library reads it; options are written as text: `lexicon=fr`. */
  position: string;
  options?: string;
  /** The seat in which the reader plays. */
  seat: Seat;
}

/** The position and what these moves make of it. */
export async function exampleFrames(game: string, example: Example, moves: string[]): Promise<Frame[]> {
  const { position, options = "", seat } = example;
  const { frames } = await tryMoves({ game, position, seed: 1, options: readOptions(options), moves }, seat);
  return frames;
}
