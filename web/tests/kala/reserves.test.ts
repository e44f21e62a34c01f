import { expect, test } from "vitest";
import { FEWEST, MOST, needed, winner } from "../../src/games/kala/reserves.ts";

const known = { least: { "8": 12 }, at_least: { "9": 13 } };

test("more beans never hurt", () => {
  expect(winner(12, 8, known)).toBe("first");
  expect(winner(20, 4, known)).toBe("first");
  expect(winner(11, 8, known)).toBe("second");
  expect(winner(12, 28, known)).toBe("second");
  expect(winner(13, 9, known)).toBe("unknown");
});

test("what the package knows is read", () => {
  expect(needed(8)).toBe(12);
  expect(winner(FEWEST, MOST)).toBe("second");
});
