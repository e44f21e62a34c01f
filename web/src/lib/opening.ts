/** From the shelf to a board: opening a table, and who sits down at it. */
import { ask } from "./api.ts";
import type { Value } from "./games.svelte.ts";
import { keep } from "./keeping.ts";
import { me } from "./me.svelte.ts";
import { route } from "./route.svelte.ts";
import { keepCompanions, type Companion } from "./companions.ts";

export interface Wish {
  game: string;
  seats: number;
  options: Record<string, Value>;
  level: string | null;
}

interface Opened {
  id: string;
}

export async function command(table: string, asked: { do: string; [more: string]: unknown }, token?: string) {
  return ask<{ number: number }>("POST", `/api/tables/${table}/commands`, asked, token);
}

async function open(wish: Wish, more: object = {}): Promise<string> {
  await me.introduce();
  keep(`learnt.${wish.game}`, "yes"); // whoever plays is not asked again whether to learn
  const { id } = await ask<Opened>("POST", "/api/tables", {
    game: wish.game,
    seats: wish.seats,
    options: wish.options,
    ...more,
  });
  return id;
}

/** A game against bots begins at once. */
export async function playBots(wish: Wish): Promise<void> {
  const id = await open(wish);
  await command(id, { do: "sit", seat: 0 });
  for (let seat = 1; seat < wish.seats; seat++) await addBot(id, seat, wish.level);
  await command(id, { do: "start" });
  route.go(`/table/${id}`);
}

function addBot(table: string, seat: number, level: string | null) {
  return command(table, { do: "addbot", seat, ...(level ? { level } : {}) });
}

/** A table to which one invites: whoever opened it sits there already. */
export async function playFriends(wish: Wish, isPublic: boolean): Promise<void> {
  const id = await open(wish, { public: isPublic });
  await command(id, { do: "sit", seat: 0 });
  route.go(`/table/${id}`);
}

/** This screen lies in the middle of the table and sits nowhere; each phone is a seat. */
export async function playPhones(wish: Wish): Promise<void> {
  route.go(`/table/${await open(wish)}?screen=table`);
}

/** Several people at this screen: the first is whoever opened the table, the others are known to this device alone. */
export async function playHere(wish: Wish, names: string[]): Promise<void> {
  const own = await me.introduce();
  if (names[0] && names[0] !== own.name) await me.rename(names[0], own.sign);
  const id = await open(wish);
  const { secret } = await ask<{ secret: string }>("POST", `/api/tables/${id}/invitations`, { may: "sit" });
  await command(id, { do: "sit", seat: 0 });
  const companions: Companion[] = [];
  for (const [at, name] of names.slice(1).entries()) {
    const { person, token } = await ask<{ person: { id: string }; token: string }>("POST", "/api/companions", { name });
    await ask("POST", `/api/tables/${id}/guests`, { invitation: secret }, token);
    await command(id, { do: "sit", seat: at + 1 }, token);
    companions.push({ person: person.id, token });
  }
  for (let seat = names.length; seat < wish.seats; seat++) await addBot(id, seat, wish.level);
  keepCompanions(id, companions);
  await command(id, { do: "start" });
  route.go(`/table/${id}`);
}

/** A game goes on from a moment of a record: hidden things are drawn anew by the house. */
export async function playOn(
  moment: { record: string; moves: number; seat: number },
  seats: number,
  against: "bots" | "friends",
): Promise<void> {
  await me.introduce();
  const { id } = await ask<Opened>("POST", "/api/study/tables", moment);
  await command(id, { do: "sit", seat: moment.seat });
  if (against === "bots") {
    for (let seat = 0; seat < seats; seat++) if (seat !== moment.seat) await addBot(id, seat, null);
    await command(id, { do: "start" });
  }
  route.go(`/table/${id}`);
}
