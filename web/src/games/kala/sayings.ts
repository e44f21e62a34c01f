/** A sowing in words, from its notation. */
import { say } from "$lib/texts.ts";

export default function saying(move: string): string {
  const [way = "", aside] = move.split(">");
  const path = way.replace("x", "").match(/../g) ?? [];
  const parts = [say("web-kala-move", { path: path.join(", ") })];
  if (way.endsWith("x")) parts.push(say("web-kala-move-harvest"));
  if (aside) parts.push(say("web-kala-move-aside", { cell: aside }));
  return parts.join(", ");
}
