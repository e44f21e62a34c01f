/** Games that are over, looked at once more: a table's, by its number there, or one that is written down. */
import { answer, api } from "./api.ts";
import { games } from "./games.svelte.ts";
import { HandedOn } from "./handed-on.ts";
import { levelName } from "./levels.ts";
import { cached, keyOf } from "./offline-cache.ts";
import type { Schemas } from "./schemas.ts";
import { language, listed, say } from "./texts.ts";

/** Where a game is: at a table, or in a text. */
export type Source = { table: string; number: number } | { record: string };
export type Replay = Schemas["Replay"];

/** Whose eyes: a seat, a spectator (null), or everything open. */
export type Eyes = number | null | "open";

/** Under which name a game's positions are kept. */
export function keyOfReplay(source: Source): Promise<string> {
  return keyOf(source);
}

/** Every position of a game, for all eyes; kept, so that it can be looked at again without the house. */
export async function replayOf(source: Source): Promise<Replay> {
  return cached(await keyOfReplay(source), () =>
    answer(
      "record" in source
        ? api.POST("/api/study/replays", { body: source })
        : api.GET("/api/tables/{table}/records/{number}/replay", { params: { path: source } }),
    ),
  );
}

/** A text that was replayed just now, and is shown on another page. */
export const replayedBefore = new HandedOn<Replay>();

/** The game as text; kept like its positions. */
export async function recordOf(source: Source): Promise<string> {
  if ("record" in source) return source.record;
  const asked = { params: { path: source }, parseAs: "text" } as const;
  return cached(`/records/${source.table}/${source.number}`, () =>
    answer(api.GET("/api/tables/{table}/records/{number}", asked)),
  );
}

/** What might have been in place of a move, for all eyes: first before, then after each move. */
export async function lineOf(source: Source, number: number, moves: string[]): Promise<Schemas["ReplayFrame"][]> {
  const line = await answer(
    "record" in source
      ? api.POST("/api/study/lines", { body: { ...source, number, moves } })
      : api.POST("/api/tables/{table}/records/{number}/lines", {
          params: { path: source },
          body: { number, moves },
        }),
  );
  return line.frames;
}

/** What each seat's player was called then; else what the seat is called. */
export function playersOf(replay: Replay): string[] {
  return Array.from({ length: replay.seats }, (_, seat) => replay.players[seat] || games.seatName(replay.game, seat));
}

/** Who played and when: `Léa et Flageolet (robot, Fleur) · 15 novembre 2026`. */
export function whoPlayed({ players, bots, substitutes, played }: Replay): string {
  const named = players.flatMap((name, seat) => {
    if (!name) return [];
    const [level, substitute] = [bots[seat], substitutes[seat]];
    if (substitute) return say("web-played-replaced", { name, level: levelName(substitute) });
    return level ? say("web-played-bot", { name, level: levelName(level) }) : name;
  });
  const at = Date.parse(played ?? "");
  const day = Number.isNaN(at) ? [] : [new Intl.DateTimeFormat(language(), { dateStyle: "long" }).format(at)];
  return [...day, ...(named.length ? [listed(named)] : [])].join(" · ");
}

/** What one pair of eyes sees; where nobody has secrets, all see what a spectator sees. */
export function sightOf({ spectator, seats, open }: Schemas["ReplayFrame"], eyes: Eyes): Schemas["SeenPosition"] {
  if (eyes === "open") return open ?? spectator;
  if (eyes === null) return spectator;
  return seats?.[eyes] ?? { ...spectator, view: { ...spectator.view, seat: eyes } };
}
