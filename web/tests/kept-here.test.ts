import { cleanup, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { speak } from "$lib/texts.ts";
import KeptHere from "../src/parts/KeptHere.svelte";

const kept = vi.hoisted(() => ({
  canKeep: () => true,
  isKeeping: vi.fn(() => false),
  isKept: async () => true,
  keepAll: async () => {},
  setKept: async () => {},
  sizesOfKept: vi.fn(async () => ({ pages: 1, lessons: 1, paper: 1, games: 1 })),
}));
vi.mock("$lib/kept.ts", () => kept);

beforeEach(async () => {
  await speak("en");
  vi.useFakeTimers();
  kept.sizesOfKept.mockClear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("what is kept is measured once, and again only while more is being put aside", async () => {
  kept.isKeeping.mockReturnValue(true);
  render(KeptHere);
  await tick();
  await vi.advanceTimersByTimeAsync(2100);
  expect(kept.sizesOfKept).toHaveBeenCalledTimes(2);
  kept.isKeeping.mockReturnValue(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(kept.sizesOfKept).toHaveBeenCalledTimes(3);
});

test("a measure that takes long is not joined by another", async () => {
  kept.isKeeping.mockReturnValue(true);
  kept.sizesOfKept.mockReturnValueOnce(new Promise(() => {}));
  render(KeptHere);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(kept.sizesOfKept).toHaveBeenCalledOnce();
});
