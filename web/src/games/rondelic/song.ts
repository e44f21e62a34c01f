/** Two small tunes of our own, in the manner of a rondo: one for the edge of the hole, one for the fall into it. */
import { BEAT, type Note } from "$lib/sound.ts";

export const EDGE: readonly Note[] = [
  [67, 0.5],
  [67, 0.5],
  [69, 0.5],
  [71, 0.5],
  [72, 1],
  [72, 0.5],
  [72, 0.5],
  [71, 0.5],
  [69, 0.5],
  [71, 0.5],
  [67, 0.5],
  [74, 1],
  [null, 0.25],
  [74, 0.25],
  [76, 0.5],
  [74, 0.5],
  [72, 0.5],
  [71, 0.5],
  [69, 0.5],
  [71, 0.5],
  [72, 1.5],
];

export const FALL: readonly Note[] = [
  [76, 0.5],
  [74, 0.5],
  [72, 0.5],
  [71, 0.5],
  [72, 0.5],
  [71, 0.5],
  [69, 0.5],
  [67, 0.5],
  [69, 0.5],
  [67, 0.5],
  [65, 0.5],
  [64, 0.5],
  [62, 0.5],
  [60, 0.5],
  [57, 0.5],
  [53, 0.5],
  [null, 0.5],
  [41, 1.5],
];

/** How long a tune lasts, in milliseconds. */
export function lengthOf(notes: readonly Note[]): number {
  return Math.round(notes.reduce((beats, [, more]) => beats + more, 0) * BEAT * 1000);
}
