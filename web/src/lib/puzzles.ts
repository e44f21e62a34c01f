/** Puzzles: sheets from the house, kept in this browser, and what was tried, told to the house when it is there. */
import { answer, api, Refusal } from "./api.ts";
import { PUZZLES } from "./cache-names.ts";
import { fieldOf } from "./dates.ts";
import { me } from "./me.svelte.ts";
import { cached } from "./offline-cache.ts";
import type { Schemas } from "./schemas.ts";
import { readItem, readList, writeItem } from "./storage.ts";
import { language, say } from "./texts.ts";

export type Sheet = Schemas["PuzzleSheet"];
export type Outcome = Schemas["PuzzleOutcome"];
export type Collection = Schemas["PuzzleCollection"];
export type DailyResult = Schemas["DailyResult"];
export type Standing = Schemas["DailyStanding"];

/** What somebody made of a sheet: every move that was tried, in order. */
export interface Tried {
  moves: string[];
  solved: boolean;
  wrong: number;
}

/** What was tried and not told yet. */
interface Untold {
  game: string;
  puzzle: string;
  day: string | null;
  moves: string[];
}

const UNTOLD = "puzzles.untold";
const MOST_UNTOLD = 200;
/** On which day, and in which language, puzzles were kept last. */
const KEPT_ON = "puzzles.kept";

export async function collections(): Promise<Collection[]> {
  return cached(`/kept/puzzles/${language()}`, () => answer(api.GET("/api/puzzles")), PUZZLES);
}

/** Some puzzles for this reader; without the house, those that were given last. */
export async function nextSheets(game: string, kind: string): Promise<Sheet[]> {
  const params = { path: { game }, query: kind ? { kind } : {} };
  const key = `/kept/puzzles/${language()}/${game}/${kind || "all"}`;
  return cached(key, () => answer(api.GET("/api/puzzles/{game}", { params })), PUZZLES);
}

export async function sheetOf(game: string, puzzle: string): Promise<Sheet> {
  const key = `/kept/puzzle/${language()}/${game}/${puzzle}`;
  return cached(
    key,
    () => answer(api.GET("/api/puzzles/{game}/{puzzle}", { params: { path: { game, puzzle } } })),
    PUZZLES,
  );
}

/** The first day that has puzzles. */
export const FIRST_DAY = "2026-11-01";

/** Whether that is a day of the calendar, written as an address has it. */
export function isDay(day: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(day) && fieldOf(noonOf(day)) === day;
}

/** The date where the reader is. */
export function today(): string {
  return fieldOf(Date.now());
}

/** That many days later, or earlier. */
export function dayFrom(day: string, more: number): string {
  return fieldOf(noonOf(day) + more * 86_400_000);
}

/** lundi 16 novembre 2026; dimanche 1er novembre 2026, which no formatter of the browser's knows. */
export function dayName(day: string): string {
  const form = { weekday: "long", day: "numeric", month: "long", year: "numeric" } as const;
  const parts = new Intl.DateTimeFormat(language(), form).formatToParts(noonOf(day));
  return parts
    .map(({ type, value }) => (type === "day" ? say("web-daily-day", { number: Number(value) }) : value))
    .join("");
}

function noonOf(day: string): number {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(year, month - 1, date, 12).getTime();
}

export async function sheetsOfDay(day: string): Promise<Sheet[]> {
  const key = `/kept/daily/${language()}/${day}`;
  const asked = () => answer(api.GET("/api/daily/{day}", { params: { path: { day } } }));
  return (await cached(key, asked, PUZZLES)).sheets;
}

/** How one stands on a day; without the house, as it told last. */
export async function standingOn(day: string): Promise<Standing> {
  const asked = () => answer(api.GET("/api/daily/{day}/standing", { params: { path: { day } } }));
  return cached(`/kept/standing/${day}`, asked, PUZZLES);
}

/** What this browser knows of a day's puzzles, whoever sits before it. */
export function ownResults(day: string): DailyResult[] {
  return readList<DailyResult>(
    `daily.${day}`,
    ({ game, solved, wrong }) => typeof game === "string" && typeof solved === "boolean" && typeof wrong === "number",
  );
}

export function keepResult(day: string, result: DailyResult): void {
  const known = ownResults(day);
  if (!known.some(({ game }) => game === result.game)) writeItem(`daily.${day}`, JSON.stringify([...known, result]));
}

/** How many wrong answers were given to a day's puzzle that is not done yet: whoever comes back goes on from there. */
export function mistakesAt(day: string, game: string): number {
  const isDone = ownResults(day).some((one) => one.game === game);
  return isDone ? 0 : Number(readItem(`daily.${day}.${game}`) ?? 0) || 0;
}

export function keepMistakes(day: string, game: string, wrong: number): void {
  writeItem(`daily.${day}.${game}`, String(wrong));
}

/** Whether this browser is, or was when it last asked the house, somebody's whom the house knows. */
export function isKnown(): boolean {
  return me.person !== null || readItem("known") !== null;
}

/** Tells the house what was tried; null where it is not there or knows nobody yet: then it is told later. */
export async function tell(game: string, puzzle: string, day: string | null, moves: string[]): Promise<Outcome | null> {
  const one = { game, puzzle, day, moves };
  writeUntold([...untold(), one].slice(-MOST_UNTOLD));
  return (await tellAll())?.get(`${game} ${puzzle}`) ?? null;
}

export function untold(): Untold[] {
  return readList<Untold>(
    UNTOLD,
    ({ game, puzzle, day, moves }) =>
      typeof game === "string" && typeof puzzle === "string" && isDayOrNone(day) && Array.isArray(moves),
  );
}

function isDayOrNone(found: unknown): boolean {
  return found === null || (typeof found === "string" && isDay(found));
}

/** Whatever is still to be told; what the house refuses is not told again. */
export async function tellAll(): Promise<Map<string, Outcome> | null> {
  if (!me.person && !(await me.recognise().catch(() => null))) return null;
  const told = new Map<string, Outcome>();
  for (const one of untold()) {
    try {
      told.set(`${one.game} ${one.puzzle}`, await post(one));
    } catch (why) {
      if (!(why instanceof Refusal) || why.status === 0 || why.status === 429 || why.status >= 500) break;
    }
    writeUntold(untold().filter((other) => other.puzzle !== one.puzzle || other.day !== one.day));
  }
  return told;
}

function post({ game, puzzle, day, moves }: Untold): Promise<Outcome> {
  const body = { moves };
  if (day) return answer(api.POST("/api/daily/{day}/{game}", { params: { path: { day, game } }, body }));
  return answer(api.POST("/api/puzzles/{game}/{puzzle}", { params: { path: { game, puzzle } }, body }));
}

function writeUntold(all: Untold[]): void {
  writeItem(UNTOLD, all.length ? JSON.stringify(all) : null);
}

/** A sign for each result: it tells how it went, and nothing of the puzzle. */
export function signOf(result: DailyResult | undefined): string {
  if (!result) return "·";
  if (!result.solved) return "✗";
  return result.wrong ? "○" : "●";
}

/** The line that people send each other. */
export function shareLine(
  day: string,
  results: [title: string, result: DailyResult | undefined][],
  days: number,
): string {
  const told = results.map(([title, result]) => `${title} ${signOf(result)}`).join(" ");
  const line = say("web-daily-share", { day: dayName(day), results: told });
  return days > 1 ? say("web-daily-share-streak", { line, days }) : line;
}

/** Today's puzzles and some of each game, for when there is no network. */
export async function keepPuzzles(): Promise<void> {
  const made = `${today()} ${language()}`;
  if (readItem(KEPT_ON) === made) return;
  await sheetsOfDay(today());
  for (const { game } of await collections()) await nextSheets(game, "");
  writeItem(KEPT_ON, made);
}
