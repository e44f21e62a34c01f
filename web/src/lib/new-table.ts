/** From the shelf to a board: opening a table, and who sits down at it. */
import { answer, api, bearer } from "./api.ts";
import { keepCompanions, keepFamily, type CompanionKey } from "./companions.ts";
import type { Value } from "./games.svelte.ts";
import { invitation } from "./invitations.ts";
import { readItem, writeItem } from "./storage.ts";
import { me } from "./me.svelte.ts";
import { route } from "./route.svelte.ts";
import type { Command, Schemas } from "./schemas.ts";

export interface Wish {
  game: string;
  seats: number;
  options: Record<string, Value>;
  level: string | null;
  clock: Schemas["Clock"];
}

/** How many tables this device opened for a game. */
export function openedSoFar(game: string): number {
  return Number(readItem(`opened.${game}`) ?? 0) || 0;
}

export function command(table: string, asked: Command, token?: string): Promise<Schemas["Done"]> {
  const params = { path: { table } };
  return answer(api.POST("/api/tables/{table}/commands", { params, body: asked, ...bearer(token) }));
}

async function open(wish: Wish, more: Partial<Schemas["NewTable"]> = {}): Promise<string> {
  await me.introduce();
  writeItem(`learnt.${wish.game}`, "yes"); // whoever plays is not asked again whether to learn
  writeItem(`opened.${wish.game}`, String(openedSoFar(wish.game) + 1));
  const { game, seats, options, clock } = wish;
  const { id } = await answer(api.POST("/api/tables", { body: { game, seats, options, clock, ...more } }));
  return id;
}

/** A bot on every seat from `first` on. */
function bots(wish: Wish, first: number): Schemas["BotSeat"][] {
  return Array.from({ length: wish.seats - first }, (_, at) => ({ seat: first + at, level: wish.level }));
}

/** A game against bots begins at once. */
export async function playBots(wish: Wish): Promise<void> {
  route.go(`/table/${await open(wish, { seat: 0, bots: bots(wish, 1), start: true })}`);
}

/** A table to which one invites: whoever opened it sits there already. */
export async function playFriends(wish: Wish, isPublic: boolean): Promise<void> {
  route.go(`/table/${await open(wish, { seat: 0, public: isPublic })}`);
}

/** This screen lies in the middle of the table and takes no part; each phone is a seat. */
export async function playPhones(wish: Wish): Promise<void> {
  route.go(`/table/${await open(wish, { screen: true })}`);
}

/**
 * Several people at this screen, known to this device alone but for whoever it belongs to: if that one is not among
 * them, nobody is called otherwise for it.
 */
export async function playHere(wish: Wish, names: string[]): Promise<void> {
  const own = await me.introduce();
  const place = names.indexOf(own.name);
  const seat = place < 0 ? null : place;
  const id = await open(wish, { seat, bots: bots(wish, names.length), shared: true });
  const { secret } = await invitation(id, "sit");
  const companions: CompanionKey[] = [];
  for (const [at, name] of names.entries()) if (at !== seat) companions.push(await bring(name, id, secret, at));
  keepCompanions(id, companions);
  keepFamily(names);
  await command(id, { do: "start" });
  route.go(`/table/${id}`);
}

/** Somebody else sits down at the table, at this device. */
async function bring(name: string, table: string, invitation: string, seat: number): Promise<CompanionKey> {
  const { person, token } = await answer(api.POST("/api/companions", { body: { name } }));
  const params = { path: { table } };
  await answer(api.POST("/api/tables/{table}/guests", { params, body: { invitation }, ...bearer(token) }));
  await command(table, { do: "sit", seat }, token);
  return { person: person.id, token };
}

/** A game goes on from a moment of a record: hidden things are drawn anew by the house. */
export async function playOn(
  moment: Schemas["Continuation"],
  seats: number,
  against: "bots" | "friends",
): Promise<void> {
  await me.introduce();
  const { id } = await answer(api.POST("/api/study/tables", { body: moment }));
  await command(id, { do: "sit", seat: moment.seat });
  if (against === "bots") {
    for (let seat = 0; seat < seats; seat++)
      if (seat !== moment.seat) await command(id, { do: "addbot", seat, level: null });
    await command(id, { do: "start" });
  }
  route.go(`/table/${id}`);
}
