import { beforeEach, expect, test } from "vitest";
import { choose, has, language, readerLanguage, say, speak } from "$lib/texts.ts";

beforeEach(() => localStorage.clear());

test("the browser's first choice among ours is spoken, French where it has none", () => {
  expect(readerLanguage(["de-DE", "en-GB", "fr"])).toBe("en");
  expect(readerLanguage(["fr-CA", "en"])).toBe("fr");
  expect(readerLanguage(["de", "it"])).toBe("fr");
});

test("a language once chosen stays chosen", async () => {
  await choose("en");
  expect(language()).toBe("en");
  expect(readerLanguage(["fr"])).toBe("en");
});

test("texts are those of the server, in the language spoken, plurals and values right", async () => {
  await speak("fr");
  expect(say("seat-name", { number: 1 })).toBe("Joueur 1");
  expect(say("web-beans", { count: 1 })).toBe("1 haricot");
  await speak("en");
  expect(say("web-beans", { count: 2 })).toBe("2 beans");
});

test("a text that does not exist is a programmer's error", () => {
  expect(() => say("nothing-like-it")).toThrow("nothing-like-it");
});

test("what only the terminal or the house says is not brought to browsers", () => {
  for (const key of ["cli-arena", "record-result", "house-name", "kala-path-jumps", "kala-legend"])
    expect(has(key), key).toBe(false);
});

/** A key with holes, as a pattern; what is no key matches nothing. */
function wildcard(template: string): RegExp {
  const parts = template.split(/\$\{[^}]*\}/);
  return parts.every((part) => /^[a-z0-9_-]*$/.test(part)) ? new RegExp(`^${parts.join("[a-z0-9_-]+")}$`) : /$^/;
}

test("whatever the client says is among the texts that it brings", async () => {
  const texts = import.meta.glob<string>("../../src/haricot/texts/fr/*.ftl", { query: "?raw", import: "default" });
  const code = import.meta.glob<string>("../src/**/*.{ts,svelte}", { query: "?raw", import: "default" });
  const read = async (files: typeof texts) =>
    (await Promise.all(Object.values(files).map((load) => load()))).join("\n");
  const left = [...(await read(texts)).matchAll(/^([a-z][a-z0-9_-]*) =/gm)].flatMap(([, key = ""]) =>
    has(key) ? [] : key,
  );
  const said = await read(code);
  const made = [...said.matchAll(/`([a-z]+-[^`\n]*)`/g)].map(([, key = ""]) => wildcard(key));
  expect(left.length).toBeGreaterThan(100);
  expect(left.filter((key) => said.includes(`"${key}"`) || made.some((one) => one.test(key)))).toEqual([]);
});

test("a language that is not complete says the rest in English, and is spoken to whoever chooses it", async () => {
  await speak("de");
  expect(say("web-kala-ask-more", { cells: 2 })).toBe("Noch 2 Felder.");
  expect(say("web-me-forget")).toBe("Forget me");
  expect(readerLanguage(["de", "en"])).toBe("en");
  await choose("de");
  expect(readerLanguage(["fr"])).toBe("de");
});
