/** A whole lesson at once: every position of it as the reader sees it, so that it can be gone through without the house. */
import { tutorialOf } from "../games/index.ts";
import { readOptions, tryMoves, type Frame } from "./trials.ts";
import type { Tutorial, TutorialStep } from "./tutorial.ts";

export interface Lesson {
  tutorial: Tutorial;
  /** The first one is the beginning; each move of the lesson leads to the next. */
  frames: Frame[];
}

export async function lessonOf(name: string): Promise<Lesson> {
  const tutorial = await tutorialOf(name);
  const { options = "", ...start } = tutorial.start;
  const moves = tutorial.steps.flatMap(({ move }) => move ?? []);
  const question = { game: name, ...start, options: readOptions(options), moves, every: true };
  const { frames } = await tryMoves(question, tutorial.seat);
  return { tutorial, frames };
}

/** The position in which a step finds the reader: after the moves of all steps before it. */
export function frameAt({ tutorial, frames }: Lesson, step: number): Frame | null {
  return frames[tutorial.steps.slice(0, step).filter(({ move }) => move !== undefined).length] ?? null;
}

/** The last step before this one that said something to the reader; none at the beginning. */
export function stepBefore(steps: TutorialStep[], at: number): number | null {
  const found = steps.slice(0, at).findLastIndex(({ says }) => says !== undefined);
  return found < 0 ? null : found;
}

/** What may be played at a step: what is wanted and nothing else, but for what the lesson leaves to the reader. */
export function offered({ move, among }: TutorialStep, legal: string[] | null): string[] | null {
  if (!legal || move === undefined) return null;
  return among === undefined ? [move] : legal.filter((one) => one.startsWith(among));
}
