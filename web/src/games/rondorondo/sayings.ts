/** A word or another move, in words, from its notation and the rack on which it is laid. */
import { say } from "$lib/texts.ts";
import { applied } from "./placement.ts";
import { exchanging } from "./words.ts";
import type { RondoRondoView } from "./cards.ts";

const PLAIN = new Set(["pass", "decline", "accept", "reject"]);

export default function saying(move: string, view: RondoRondoView): string {
  const words = PLAIN.has(move) ? say(`web-rondorondo-do-${move}`) : laidOrExchanged(move, view);
  return words.charAt(0).toLowerCase() + words.slice(1);
}

function laidOrExchanged(move: string, { rack }: RondoRondoView): string {
  if (move.startsWith("~")) return exchanging(move.slice(1));
  const symbols = applied(rack, move).map((slot) => slot.symbol);
  return say("web-rondorondo-do-lay", {
    word: symbols
      .join("")
      .replace(/[^a-z]/gi, "")
      .toUpperCase(),
  });
}
