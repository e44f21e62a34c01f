import { expect, test } from "vitest";
import { duration } from "$lib/durations.ts";
import { speak } from "$lib/texts.ts";

test("a unit stands apart from its number where the language has it so", async () => {
  await speak("fr");
  expect([8_500, 40_000, 180_000, 7_200_000].map(duration)).toEqual([
    "8,5\u202Fs",
    "40\u202Fs",
    "3\u202Fmin",
    "2\u202Fh",
  ]);
  await speak("en");
  expect(duration(8_500)).toBe("8.5s");
});
