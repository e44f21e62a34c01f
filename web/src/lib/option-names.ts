/** What options, their values and clocks are called. */
import { games, type GameCard, type Option, type Value } from "$lib/games.svelte.ts";
import type { Schemas } from "$lib/schemas.ts";
import { has, say } from "$lib/texts.ts";

/** What the game itself calls the option, else what all games do. */
export function optionName(game: GameCard, { name }: Option): string {
  const own = `${game.name}-option-name-${name}`;
  return has(own) ? say(own) : named(`option-name-${name}`, name);
}

export function valueName(game: GameCard, option: Option, value: Value): string {
  const own = `web-${game.name}-option-${option.name}-${value}`;
  if (has(own)) return say(own);
  if (typeof value === "boolean") return say(value ? "web-yes" : "web-no");
  if (typeof value === "number" && option.names_a_seat) return games.seatName(game.name, value);
  return named(`web-option-${value}`, String(value));
}

export function clockName({ kind, amount = 0, increment }: Schemas["Clock"]): string {
  if (kind === "turn") return say("web-time-turn", { seconds: amount });
  if (kind === "days") return say("web-time-days", { days: amount });
  if (kind === "total") return say("web-time-total", { minutes: amount / 60, seconds: increment ?? 0 });
  return say(kind === "game" ? "web-time-game" : "web-time-none");
}

/** Games from outside have options of which the client knows nothing but the name. */
function named(key: string, name: string): string {
  return has(key) ? say(key) : name.replaceAll("_", " ");
}
