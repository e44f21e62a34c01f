/** Who sits where, in words and signs. */
import { games } from "./games.svelte.ts";
import type { TableDescription } from "./messages.ts";
import { say } from "./texts.ts";

/** What each seat is called: its people, its bot, or the seat itself. Several are one team, so that verbs agree. */
export function namesOf(table: TableDescription): string[] {
  return table.chairs.map((chair, seat) => {
    const people = chair.people.map((one) => table.people[one]?.name ?? say("web-somebody"));
    const [alone, ...others] = people;
    if (others.length) return say("web-team", { names: people.join(" & ") });
    if (alone !== undefined) return alone;
    return chair.bot ?? games.seatName(table.setup.game, seat);
  });
}

const AN_ID = /^[0-9a-f]{16}$/;

/** A person, or a bot, which is known by its name; whom the house knows no more, or who took their name away, is somebody. */
export function nameOf(table: TableDescription, player: string): string {
  return table.people[player]?.name ?? (AN_ID.test(player) ? say("web-somebody") : player);
}
