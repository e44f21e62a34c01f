import { expect, test } from "vitest";
import { fit } from "../../src/games/rondorondo/fit.ts";

const SMALLEST = [
  { width: 312, height: 272, letter: 16 }, // 320 × 568
  { width: 321, height: 282, letter: 16 }, // 568 × 320
  { width: 352, height: 344, letter: 16 }, // 360 × 640
];

test.each(SMALLEST)("a finger hits every compartment and every card in a room of $width × $height", (room) => {
  for (const places of [3, 7, 8, 9])
    for (const held of [7, 10]) {
      const { slot, across, card, columns, tall, least } = fit(room, { held, places, open: true });
      expect(slot).toBeGreaterThanOrEqual(44);
      expect(card).toBeGreaterThanOrEqual(44);
      expect(slot * across).toBeLessThanOrEqual(room.width);
      expect(card * columns).toBeLessThanOrEqual(room.width);
      expect(tall).toBeGreaterThanOrEqual(1);
      expect(least).toBeLessThanOrEqual(room.height);
    }
});

test("a rack has two storeys only where one would be too narrow for fingers", () => {
  const at = (width: number, places: number) =>
    fit({ width, height: 400, letter: 16 }, { held: 7, places, open: true }).across;
  expect(at(312, 7)).toBe(7);
  expect(at(312, 8)).toBe(4);
  expect(at(352, 8)).toBe(8);
  expect(at(382, 9)).toBe(5);
  expect(at(497, 9)).toBe(9);
  expect(fit({ width: 312, height: 400, letter: 16 }, { held: 0, places: 9, open: false }).across).toBe(9);
});

test("with letters twice as large cards keep their form, and the page may scroll", () => {
  const { tall, least } = fit({ width: 312, height: 100, letter: 32 }, { held: 7, places: 8, open: true });
  expect(tall).toBeCloseTo(1.4);
  expect(least).toBeGreaterThan(200);
});
