/** What people read: the same Fluent files as the server's, in the reader's language. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { createSubscriber } from "svelte/reactivity";
import type { Lang } from "./board.ts";
import { readItem, writeItem } from "./storage.ts";
import { FUNCTIONS } from "./text-functions.ts";

/** Languages in which everything is said. */
const COMPLETE: readonly Lang[] = ["fr", "en"];
/** What another language has not yet said, message by message. */
const FALLBACK: Lang = "en";

type TextFiles = Record<string, string>;
const FILES = import.meta.glob<{ files: TextFiles }>("./texts.*.ts");

/** Every language that has a file of texts here, the complete ones first. */
export const LANGUAGES: readonly Lang[] = [
  ...COMPLETE,
  ...Object.keys(FILES)
    .map((file) => file.split(".")[2] ?? "")
    .filter((one) => !COMPLETE.includes(one)),
];

async function load(one: Lang): Promise<string[]> {
  const file = FILES[`./texts.${one}.ts`];
  return file ? Object.values((await file()).files) : [];
}

let lang: Lang = "fr";
let bundle = new FluentBundle("fr");
let changed = () => {};
const track = createSubscriber((update) => {
  changed = update;
});

/** The language spoken now; reading it in a component follows its changes. */
export function language(): Lang {
  track();
  return lang;
}

/** Speaks another language from now on, and remembers it. */
export async function speak(chosen: Lang): Promise<void> {
  const [below, own] = await Promise.all([COMPLETE.includes(chosen) ? [] : load(FALLBACK), load(chosen)]);
  bundle = new FluentBundle(chosen, { functions: FUNCTIONS, useIsolating: false });
  for (const page of [...below, ...own]) bundle.addResource(new FluentResource(page), { allowOverrides: true });
  lang = chosen;
  document.documentElement.lang = chosen;
  changed();
}

export async function choose(chosen: Lang): Promise<void> {
  writeItem("lang", chosen);
  await speak(chosen);
}

/** The language chosen before, else the browser's first choice among those that are complete, else French. */
export function readerLanguage(spoken: readonly string[] = navigator.languages): Lang {
  const chosen = readItem("lang");
  if (chosen && LANGUAGES.includes(chosen)) return chosen;
  const wanted = spoken.map((tag) => tag.split("-")[0]?.toLowerCase() ?? "");
  return wanted.find((tag) => COMPLETE.includes(tag)) ?? "fr";
}

/** The text of a key, with its values. */
export function say(key: string, values: Record<string, FluentVariable> = {}): string {
  track();
  const pattern = bundle.getMessage(key)?.value;
  if (!pattern) return unknown(key, "no such text");
  const wrong: Error[] = [];
  const said = bundle.formatPattern(pattern, values, wrong);
  return wrong[0] ? unknown(key, wrong[0].message) : said;
}

/** Names as the language puts them together: `Ana, Bob et Cyd`. */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(language()).format(names);
}

/** A share of one as the language writes it: `63 %`. */
export function percent(share: number): string {
  return new Intl.NumberFormat(language(), { style: "percent", maximumFractionDigits: 0 }).format(share);
}

export function has(key: string): boolean {
  track();
  return bundle.hasMessage(key);
}

function unknown(key: string, why: string): string {
  if (import.meta.env.DEV) throw new Error(`The text ${key} cannot be said in ${lang}: ${why}`);
  return key;
}
