/** How strong people are: ratings as the house tells them, and in words. */
import { answer, api } from "./api.ts";
import { games } from "./games.svelte.ts";
import { house } from "./house.svelte.ts";
import { levelName } from "./levels.ts";
import { me } from "./me.svelte.ts";
import type { Schemas } from "./schemas.ts";
import { has, language, say } from "./texts.ts";

export type Rating = Schemas["RatingCard"];
export type RatedKind = Schemas["RatedKind"];
export type Leaderboard = Schemas["Leaderboard"];

export async function leaderboardOf({ game, rule_set }: RatedKind, month: string): Promise<Leaderboard> {
  const query = { game, rule_set, ...(month && { month }) };
  return answer(api.GET("/api/ratings/leaderboard", { params: { query } }));
}

/** The level of a bot as strong as the reader in a game, by these rules or those that they play most; null: unknown. */
export async function ownSizeIn(game: string, rules: string | null = null): Promise<string | null> {
  await house.load();
  if (house.family || !(await me.recognise())) return null;
  const { ratings } = await answer(api.GET("/api/me/ratings"));
  const own = ratings.filter((one) => one.game === game).sort((one, other) => other.games - one.games);
  return (own.find((one) => one.rule_set === rules) ?? own[0])?.size ?? null;
}

let lastAsked = { key: "", found: Promise.resolve<Record<string, Rating>>({}) };

/** How strong those are who sit at a table, as far as each shows it; `key` changes whenever that may have changed. */
export function ratingsAt(table: string, key: string): Promise<Record<string, Rating>> {
  if (lastAsked.key !== `${table} ${key}`) {
    const asked = answer(api.GET("/api/tables/{table}/ratings", { params: { path: { table } } }));
    lastAsked = { key: `${table} ${key}`, found: asked.catch(() => ({})) };
  }
  return lastAsked.found;
}

/** On a plate, where there is room for little: `Fleur · 1240`. */
export function shortRating({ level, number }: Rating): string {
  return level ? `${levelName(level)} · ${plain(number)}` : plain(number);
}

/** A game and its rules: `Rondo Rondo · français`; of the ordinary rules of a game, its name alone. */
export function titleOf({ game, preset, options }: Pick<RatedKind, "game" | "preset" | "options">): string {
  const parts = Object.values(options).map((value) => named(`web-option-${value}`, value));
  if (preset !== null) parts.unshift(named(`web-preset-${preset}`, preset));
  const title = games.titleOf(game);
  return [title, ...parts.filter((part) => part !== title)].join(" · ");
}

/** `Fleur · 1240 ± 90` */
export function ratingWords(rating: Rating): string {
  return rating.level ? `${levelName(rating.level)} · ${numberWords(rating)}` : numberWords(rating);
}

/** `1240 ± 90` */
export function numberWords({ number, uncertainty }: Rating): string {
  return say("web-rating-number", { number: plain(number), uncertainty: plain(uncertainty) });
}

/** `Niveau : 895 (−105)`; without what it was before, the number alone. */
export function ratingAfter(after: number, before: number | null): string {
  if (before === null) return say("web-history-rated", { number: plain(after) });
  const change = new Intl.NumberFormat(language(), { signDisplay: "exceptZero" }).format(after - before);
  return say("web-history-rating-change", { number: plain(after), change: change.replace("-", "−") });
}

/** The months for which a leaderboard may be asked: this one and the eleven before it, as `2026-11`. */
export function lastMonths(today = new Date()): string[] {
  return Array.from({ length: 12 }, (_, back) =>
    new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - back, 1)).toISOString().slice(0, 7),
  );
}

export function monthName(month: string): string {
  const named = new Intl.DateTimeFormat(language(), { month: "long", year: "numeric", timeZone: "UTC" });
  return named.format(new Date(`${month}-01T00:00:00Z`));
}

function plain(number: number): string {
  return new Intl.NumberFormat(language(), { useGrouping: false }).format(number);
}

function named(key: string, name: string): string {
  return has(key) ? say(key) : name.replaceAll("_", " ");
}
