/**
 * Once the house was opened on a device, what needs nobody else is there without a network: all pages, rules and lessons,
 * what is printed, and one's own last games. Put aside while nothing else happens.
 */
import { examplesOf, hasTutorial, NAMES } from "../games/index.ts";
import { answer, api } from "./api.ts";
import { CLIENT, GAMES, LESSONS, OFF, PAPER, PUZZLES } from "./cache-names.ts";
import { exampleFrames } from "./example.ts";
import { games } from "./games.svelte.ts";
import { lessonOf } from "./lesson.ts";
import { me } from "./me.svelte.ts";
import { has, match, put } from "./offline-cache.ts";
import { keepPuzzles } from "./puzzles.ts";
import { keyOfReplay, replayOf } from "./replays.ts";
import type { Schemas } from "./schemas.ts";
import { readItem, writeItem } from "./storage.ts";
import { tryMoves } from "./trials.ts";
import { language } from "./texts.ts";
import { version } from "./version.svelte.ts";

type GamePlayed = Schemas["GamePlayed"];

const OWN_GAMES = "/kept/games";
const MOST_GAMES = 50;
/** Browsers end a worker that is at it for longer. */
const LONGEST_SILENCE = 300_000;

/** How many bytes are kept of each kind. */
export interface Sizes {
  pages: number;
  lessons: number;
  paper: number;
  games: number;
}

/** Whether this browser can keep anything: it does so only for houses with a secure address, and its own machine. */
export function canKeep(): boolean {
  return "serviceWorker" in navigator && typeof caches !== "undefined";
}

export async function isKept(): Promise<boolean> {
  return canKeep() && !(await caches.has(OFF));
}

/** From now on nothing is kept; or everything again. */
export async function setKept(kept: boolean): Promise<void> {
  writeItem("kept", null);
  writeItem("kept.begun", null);
  writeItem("puzzles.kept", null);
  if (kept) await caches.delete(OFF);
  else {
    await caches.open(OFF);
    await Promise.all([CLIENT, LESSONS, PAPER, GAMES, PUZZLES].map((name) => caches.delete(name)));
  }
}

let underway: Promise<void> | null = null;

/** Whether something is being put aside. */
export function isKeeping(): boolean {
  return underway !== null;
}

/** What has changed since the last time is put aside; what is there already is not asked for. */
export function keepAll(): Promise<void> {
  underway ??= keepWhatIsNew().finally(() => (underway = null));
  return underway;
}

async function keepWhatIsNew(): Promise<void> {
  if (!(await isKept()) || savesData()) return;
  const made = `${version.own} ${language()}`;
  if (readItem("kept") !== made) {
    await games.load();
    if (readItem("kept.begun") !== made) {
      await Promise.all([caches.delete(LESSONS), caches.delete(PAPER)]); // those of an earlier build
      writeItem("kept.begun", made);
    }
    await Promise.all([keepPages(), keepLessons().then(keepPaper)]);
    writeItem("kept", made);
  }
  const person = await me.recognise();
  await keepPuzzles();
  if (person) await keepGames();
}

function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

/** The worker does it; where it says that files are missing, or says nothing, all is asked for again later. */
async function keepPages(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const { port1: answers, port2: asked } = new MessageChannel();
  const told = new Promise<number>((hear, giveUp) => {
    answers.onmessage = ({ data }: MessageEvent<{ missing: number }>) => hear(data.missing);
    setTimeout(() => giveUp(new Error("the service worker does not answer")), LONGEST_SILENCE);
  });
  active?.postMessage({ keep: ["/", `/api/games?lang=${language()}`, `/api/house?lang=${language()}`] }, [asked]);
  const missing = await told.finally(() => answers.close());
  if (missing) throw new Error(`${missing} files could not be kept`);
}

async function keepLessons(): Promise<void> {
  for (const name of NAMES) {
    if (hasTutorial(name)) await lessonOf(name);
    await tryMoves({ game: name }, null);
    for (const example of await examplesOf(name)) await exampleFrames(name, example, []);
  }
}

async function keepPaper(): Promise<void> {
  const cache = await caches.open(PAPER);
  const sheets = games.all
    .filter(({ printed }) => printed)
    .flatMap(({ name }) => ["a4", "a3"].map((size) => paperOf(name, size)));
  for (const sheet of sheets) if (!(await cache.match(sheet))) await cache.add(sheet);
}

/** Where a game's sheets to print are. */
export function paperOf(game: string, size: string): string {
  return `/paper/${game}.${language()}.${size}.pdf`;
}

/** The sheets as they were kept; null where they were not. */
export async function keptPaper(game: string, size: string): Promise<Blob | null> {
  const found = canKeep() ? await caches.match(paperOf(game, size), { cacheName: PAPER }) : undefined;
  return (await found?.blob()) ?? null;
}

/** One's own last games as replays; which they are is kept too. */
async function keepGames(): Promise<void> {
  const { games: played } = await answer(api.GET("/api/me/games", { params: { query: { most: MOST_GAMES } } }));
  await put(OWN_GAMES, played, GAMES);
  for (const { table, number } of played) {
    const source = { table, number };
    if (await has(await keyOfReplay(source), GAMES)) continue;
    await replayOf(source);
  }
}

/** Those of one's own games that can be looked at without the house, the newest first. */
export async function keptGames(): Promise<GamePlayed[]> {
  return (await match<GamePlayed[]>(OWN_GAMES, GAMES)) ?? [];
}

export async function sizesOfKept(): Promise<Sizes> {
  const [pages, lessons, paper, games, puzzles] = await Promise.all(
    [CLIENT, LESSONS, PAPER, GAMES, PUZZLES].map(sizeOf),
  );
  return { pages: pages ?? 0, lessons: (lessons ?? 0) + (puzzles ?? 0), paper: paper ?? 0, games: games ?? 0 };
}

async function sizeOf(name: string): Promise<number> {
  if (!canKeep() || !(await caches.has(name))) return 0;
  const cache = await caches.open(name);
  const answers = await Promise.all((await cache.keys()).map((request) => cache.match(request)));
  const sizes = await Promise.all(answers.map(async (found) => (found ? (await found.blob()).size : 0)));
  return sizes.reduce((all, size) => all + size, 0);
}
