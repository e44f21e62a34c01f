import { beforeAll, expect, test } from "vitest";
import type { View } from "$lib/board.ts";
import { speak } from "$lib/texts.ts";
import { NAMES, saying } from "../src/games/index.ts";

beforeAll(() => speak("en"));

const view = { rack: "MARe" } as unknown as View;

test.each([
  ["kala", "a1b1c1c2", "sow a1, b1, c1, c2"],
  ["kala", "b2b3b4c4d4x>c4", "sow b2, b3, b4, c4, d4, harvest, step aside to c4"],
  ["ronda", "7", "lift bowl 7"],
  ["ronda", "+10", "add a bean to bowl 10"],
  ["ronda", "=3", "keep bowl 3 open"],
  ["ronda", "stop", "stop"],
  ["rondelic", "swap", "swap"],
  ["rondelic", "show", "show the King"],
  ["rondorondo", ".E..>S", "lay MERES"],
  ["rondorondo", "~K", "exchange K (−2)"],
  ["rondorondo", "~-", "exchange an eraser (−2)"],
  ["rondorondo", "~?", "exchange a joker (−2)"],
  ["rondorondo", "pass", "pass"],
])("%s: %s is said as “%s”", async (game, move, words) => {
  expect(NAMES).toContain(game);
  expect(await saying(game, move, view)).toBe(words);
});
