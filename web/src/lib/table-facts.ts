/** By what rules a table plays, in a few words: what is not as usual, the clock, and whether it counts. */
import { games } from "$lib/games.svelte.ts";
import { house } from "$lib/house.svelte.ts";
import { clockName, optionName, valueName } from "$lib/option-names.ts";
import type { Schemas } from "$lib/schemas.ts";
import { say } from "$lib/texts.ts";

type Rules = Pick<Schemas["Setup"], "game" | "clock" | "options">;

export function factsOf({ game, clock, options }: Rules, rated: boolean): string[] {
  const card = games.named(game);
  const choices = (card?.options ?? []).flatMap((option) => {
    const value = options?.[option.name];
    if (!card || value === undefined || value === option.default) return [];
    return say("web-welcome-choice", { name: optionName(card, option), value: valueName(card, option, value) });
  });
  return [
    ...(!clock || clock.kind === "none" ? [] : [clockName(clock)]),
    ...(house.family ? [] : [say(rated ? "web-welcome-rated" : "web-welcome-friendly")]),
    ...choices,
  ];
}

/** What whoever comes to a door can do behind it: play, or watch because of the link, a game that runs, or no free seat. */
export type Door = "play" | "watch" | "playing" | "full" | "over";

export function doorOf({ may, phase, free }: Pick<Schemas["Glimpse"], "may" | "phase" | "free">): Door {
  if (phase === "over") return "over";
  if (may === "watch") return "watch";
  if (phase === "playing") return "playing";
  return free ? "play" : "full";
}
