/** A deed in words, from its notation. */
import { say } from "$lib/texts.ts";

export default function saying(move: string): string {
  if (move === "pass" || move === "stop") return say(`web-ronda-move-${move}`);
  const kind = move.startsWith("+") ? "add" : move.startsWith("=") ? "keep" : "lift";
  return say(`web-ronda-move-${kind}`, { bowl: Number(move.replace(/\D/g, "")) });
}
