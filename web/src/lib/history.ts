/** What the reader played: pages of it, as filtered, and how each game is told in a line. */
import { answer, api } from "./api.ts";
import { levelName } from "./levels.ts";
import type { operations } from "./openapi.ts";
import { every, type Schemas } from "./schemas.ts";
import { language, listed, say } from "./texts.ts";

export type GamePlayed = Schemas["GamePlayed"];
export type Companion = Schemas["CompanionCard"];
export type GamesPage = Schemas["GamesPage"];
export type Result = GamePlayed["result"];
type Asked = NonNullable<operations["ApiMeGamesMyGames"]["parameters"]["query"]>;

export const RESULTS = every<Result>({ won: true, drawn: true, lost: true });

const ON_A_PAGE = 20;
const MOST_ASKED = 10;

/** What is chosen on the page, as its address says it; empty: all of them. */
export const FILTERS = ["search", "game", "result", "companion", "bots", "since", "until"] as const;
export type Filter = Record<(typeof FILTERS)[number], string>;

export function filterOf(query: URLSearchParams): Filter {
  return Object.fromEntries(FILTERS.map((name) => [name, query.get(name) ?? ""])) as Filter;
}

/** The same as an address; what is not chosen is not in it. */
export function addressOf(filter: Filter): string {
  const chosen = new URLSearchParams(FILTERS.flatMap((name) => (filter[name] ? [[name, filter[name]]] : [])));
  return chosen.size ? `/history?${chosen}` : "/history";
}

async function pageOf(filter: Filter, before?: string | null): Promise<GamesPage> {
  return answer(api.GET("/api/me/games", { params: { query: asked(filter, before) } }));
}

/** As many as a page shows, however far back a search must look for them; it gives up after a while, or when told. */
export async function search(filter: Filter, before?: string | null, isWanted = () => true): Promise<GamesPage> {
  let page = await pageOf(filter, before);
  const found = [...page.games];
  for (let asked = 1; asked < MOST_ASKED && found.length < ON_A_PAGE && page.next && isWanted(); asked++) {
    page = await pageOf(filter, page.next);
    found.push(...page.games);
  }
  return { ...page, games: found };
}

/** Days are whole days of the reader's clock, the last one included. */
export function asked({ search, game, result, companion, bots, since, until }: Filter, before?: string | null): Asked {
  const query: Asked = {};
  if (search.trim()) query.search = search.trim();
  if (game) query.game = game;
  if (RESULTS.includes(result as Result)) query.result = result as Result;
  if (companion) query.companion = companion;
  if (bots) query.bots = bots === "with";
  const [first, last] = [startOf(since), startOf(until, 1)];
  if (first !== null) query.since = first;
  if (last !== null) query.until = last;
  if (before) query.before = before;
  return query;
}

function startOf(day: string, later = 0): number | null {
  const [year, month, date] = day.split("-").map(Number);
  if (!year || !month || !date) return null;
  const at = new Date(year, month - 1, date + later).getTime();
  return Number.isFinite(at) && at >= 0 ? at : null;
}

/**
 * Everybody but the reader: `Paul et Flageolet (robot, Fleur)`; who took their name away is somebody. A bot that took
 * over the seat of somebody who went is no player of its own.
 */
export function othersOf({ players }: GamePlayed, me: string | undefined): string {
  const gone = players.filter((one) => !one.bot && (one.how === "left" || one.how === "resigned"));
  const substitute = (at: number) => players.find((one) => one.bot && one.seat === at);
  const others = players.filter((one) =>
    one.bot ? !gone.some((other) => other.seat === one.seat) : one.person === null || one.person !== me,
  );
  return listed(
    others.map((one) => {
      const name = one.name ?? say("web-somebody");
      const level = one.bot ? one.level : gone.includes(one) ? substitute(one.seat)?.level : null;
      if (!level) return name;
      return say(one.bot ? "web-played-bot" : "web-played-replaced", { name, level: levelName(level) });
    }),
  );
}

export function dayOf(at: number): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: "long", timeStyle: "short" }).format(at);
}
