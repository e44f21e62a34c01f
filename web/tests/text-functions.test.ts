import { expect, test } from "vitest";
import { initial } from "../src/lib/text-functions.ts";
import { listed, say, speak } from "../src/lib/texts.ts";

test.each([
  ["Anna", "vowel"],
  ["Éloi", "vowel"],
  ["Yves", "vowel"],
  ["Yann", "consonant"],
  ["Œdipe", "vowel"],
  ["Hugo", "consonant"],
  ["Bruno", "consonant"],
  ["  ida", "vowel"],
  ["", "consonant"],
  ["7", "consonant"],
  ["Y", "consonant"],
])("French elides before %s as before a %s", (name, kind) => {
  expect(initial(name)).toBe(kind);
});

test("sentences follow what their values begin with", async () => {
  await speak("fr");
  expect(say("web-share-title", { game: "Awalé" })).toBe("Une partie d’Awalé\u00a0?");
  expect(say("web-share-title", { game: "Kala" })).toBe("Une partie de Kala\u00a0?");
});

test("names are put together as the language does", async () => {
  await speak("fr");
  expect(listed(["Ana", "Bob", "Cyd"])).toBe("Ana, Bob et Cyd");
  await speak("en");
  expect(listed(["Ana", "Bob"])).toBe("Ana and Bob");
});
