/** From the shelf to a board: opening a table, and who sits down at it. */
import { answer, api, bearer } from "./api.ts";
import { keepCompanions, keepFamily } from "./companions.ts";
import type { Value } from "./games.svelte.ts";
import { readItem, writeItem } from "./storage.ts";
import type { Source } from "./replays.ts";
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

async function open(wish: Wish, more: Partial<Schemas["NewTable"]> = {}): Promise<Schemas["OpenedTable"]> {
  await me.introduce();
  writeItem(`learnt.${wish.game}`, "yes"); // whoever plays is not asked again whether to learn
  writeItem(`opened.${wish.game}`, String(openedSoFar(wish.game) + 1));
  const { game, seats, options, clock } = wish;
  return answer(api.POST("/api/tables", { body: { game, seats, options, clock, ...more } }));
}

/** A bot on every seat from `first` on. */
function bots(wish: Wish, first: number): Schemas["BotSeat"][] {
  return Array.from({ length: wish.seats - first }, (_, at) => ({ seat: first + at, level: wish.level }));
}

/** A game against bots begins at once. */
export async function playBots(wish: Wish): Promise<void> {
  const { id } = await open(wish, { seat: 0, bots: bots(wish, 1), start: true });
  route.go(`/table/${id}`);
}

/** A table to which one invites: whoever opened it sits there already. */
export async function playFriends(wish: Wish, isPublic: boolean): Promise<void> {
  const { id } = await open(wish, { seat: 0, public: isPublic });
  route.go(`/table/${id}`);
}

/** This screen lies in the middle of the table and takes no part; each phone is a seat. */
export async function playPhones(wish: Wish): Promise<void> {
  const { id } = await open(wish, { screen: true });
  route.go(`/table/${id}`);
}

/**
 * Several people at this screen, known to this device alone but for whoever it belongs to: if that one is not among
 * them, nobody is called otherwise for it.
 */
export async function playHere(wish: Wish, names: string[]): Promise<void> {
  const own = await me.introduce();
  const place = names.indexOf(own.name);
  const seat = place < 0 ? null : place;
  const others = names.map((name, at) => ({ name, seat: at })).filter((one) => one.seat !== seat);
  const asked = { seat, companions: others, bots: bots(wish, names.length), shared: true, start: true };
  const { id, companions } = await open(wish, asked);
  keepCompanions(
    id,
    companions.map(({ person, token }) => ({ person: person.id, token })),
  );
  keepFamily(names);
  route.go(`/table/${id}`);
}

/** A game goes on from after so many of its moves: hidden things are drawn anew by the house. */
export async function playOn(
  source: Source,
  moment: { moves: number; seat: number; seats: number },
  against: "bots" | "friends",
): Promise<void> {
  await me.introduce();
  const { moves, seat, seats } = moment;
  const others = Array.from({ length: seats }, (_, at) => at).filter((at) => at !== seat);
  const start = against === "bots";
  const bots = start ? others.map((at) => ({ seat: at, level: null })) : [];
  const body = { ...source, moves, seat, sit: true, bots, start };
  const { id } = await answer(api.POST("/api/study/tables", { body }));
  route.go(`/table/${id}`);
}
