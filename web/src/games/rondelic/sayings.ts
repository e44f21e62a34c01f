/** What is answered, in the words of its button. */
import { say } from "$lib/texts.ts";
import type { RondelicView } from "./cards.ts";
import { wordOf } from "./words.ts";

export default function saying(move: string, view: RondelicView): string {
  const words = say(`web-rondelic-do-${wordOf(move, view)}`);
  return words.charAt(0).toLowerCase() + words.slice(1);
}
