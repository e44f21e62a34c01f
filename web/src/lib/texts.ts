/** What people read: the same Fluent files as the server's, in the reader's language. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { createSubscriber } from "svelte/reactivity";
import type { Lang } from "./board.ts";
import { readItem, writeItem } from "./storage.ts";
import { FUNCTIONS } from "./text-functions.ts";

export const LANGUAGES: readonly Lang[] = ["fr", "en"];

type Pages = Record<string, string>;
const load: Record<Lang, () => Promise<{ pages: Pages }>> = {
  fr: () => import("./texts.fr.ts"),
  en: () => import("./texts.en.ts"),
};

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
  const { pages } = await load[chosen]();
  bundle = new FluentBundle(chosen, { functions: FUNCTIONS, useIsolating: false });
  for (const page of Object.values(pages)) bundle.addResource(new FluentResource(page));
  lang = chosen;
  document.documentElement.lang = chosen;
  changed();
}

export async function choose(chosen: Lang): Promise<void> {
  writeItem("lang", chosen);
  await speak(chosen);
}

/** The language chosen before, else the browser's first choice among ours, else French. */
export function readerLanguage(spoken: readonly string[] = navigator.languages): Lang {
  const chosen = readItem("lang");
  const wanted = [...(chosen ? [chosen] : []), ...spoken].map((tag) => tag.split("-")[0]?.toLowerCase());
  return LANGUAGES.find((ours) => ours === wanted.find((tag) => LANGUAGES.some((one) => one === tag))) ?? "fr";
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

export function has(key: string): boolean {
  track();
  return bundle.hasMessage(key);
}

function unknown(key: string, why: string): string {
  if (import.meta.env.DEV) throw new Error(`The text ${key} cannot be said in ${lang}: ${why}`);
  return key;
}
