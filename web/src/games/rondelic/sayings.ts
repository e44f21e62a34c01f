/** What is answered, in the words of its button. */
import { say } from "$lib/texts.ts";

export default function saying(move: string): string {
  const words = say(`web-rondelic-do-${move}`);
  return words.charAt(0).toLowerCase() + words.slice(1);
}
