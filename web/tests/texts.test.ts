import { beforeEach, expect, test } from "vitest";
import { choose, has, language, readerLanguage, say, seatName, speak } from "$lib/texts.ts";

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
  expect(seatName("kala", 0)).toBe("Blanc");
  expect(say("bot-kala-harvests", { beans: 1 })).toBe("récolte 1 haricot");
  await speak("en");
  expect(seatName("kala", 0)).toBe("White");
});

test("a text that does not exist is a programmer's error", () => {
  expect(() => say("nothing-like-it")).toThrow("nothing-like-it");
});

test("what only the terminal or the house says is not brought to browsers", () => {
  for (const key of ["cli-arena", "record-result", "house-name"]) expect(has(key), key).toBe(false);
});
