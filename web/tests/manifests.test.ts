import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import { speak } from "$lib/texts.ts";
import { boardOf, hasTutorial, lidOf, NAMES, saying } from "../src/games/index.ts";
import type { View } from "$lib/board.ts";
import { manifest } from "$lib/manifest.ts";
import BoxLid from "../src/parts/BoxLid.svelte";

beforeAll(() => speak("fr"));
afterEach(cleanup);

const FOLDERS = Object.keys(import.meta.glob("../src/games/*/*")).map((path) => path.split("/")[3]);

test("every folder is found by its name", () => {
  expect([...NAMES].sort()).toEqual([...new Set(FOLDERS)].sort());
});

test.each(NAMES)("%s brings its board, its box and its lesson", async (game) => {
  expect(await boardOf(game)).toBeTypeOf("function");
  expect(lidOf(game)).toBeTypeOf("function");
  expect(hasTutorial(game)).toBe(true);
});

test("no game brings another one's board", () => {
  // @ts-expect-error -- Ronda's board draws no views of Kala
  expect(manifest("kala", { board: () => import("../src/games/ronda/Board.svelte") }).name).toBe("kala");
});

test("the lid of a game without a drawing says what it is called, and is no other game's", () => {
  const { container } = render(BoxLid, { game: "noughts and crosses" });
  const lines = [...container.querySelectorAll("text")].map((line) => line.textContent);
  expect(lines).toEqual(["noughts and", "crosses"]);
});

test("a move of a game without words is said as it is written", async () => {
  expect(await saying("noughts", "b2", {} as View)).toBe("b2");
  expect(hasTutorial("noughts")).toBe(false);
});
