import { expect, test } from "vitest";
import { asked, begun, fitting, harvestEnds, ledTo, nextCells, read, takenBack } from "../../src/games/kala/paths.ts";

const SOWINGS = [
  "a1a2a3a4",
  "a1a2a3b3",
  "a1b1b2b3",
  "a1b1c1d1",
  "a1b1c1d1x",
  "a1b1c1c2>b2",
  "a1b1c1c2>d2",
  "a1b1c1c2x>b2",
  "a1b1c1c2x>d2",
].map(read);
const traced = (...path: string[]) => ({ path, harvest: null });

test("notation is read back into path, harvest and stepping aside", () => {
  expect(read("b2b3b4c4d4x>c4")).toEqual({
    move: "b2b3b4c4d4x>c4",
    path: ["b2", "b3", "b4", "c4", "d4"],
    harvest: true,
    aside: "c4",
  });
});

test("a path begins in one’s own bowl, and only what some move goes on with is possible", () => {
  expect(begun(SOWINGS)).toEqual(traced("a1"));
  expect([...nextCells(SOWINGS, traced("a1"))]).toEqual(["a2", "b1"]);
  expect([...nextCells(SOWINGS, traced("a1", "b1"))]).toEqual(["b2", "c1"]);
});

test("nothing is asked where there is no choice", () => {
  expect(asked(SOWINGS, traced("a1", "a2", "a3", "a4"))).toBe("nothing");
});

test("harvest is asked, and then where to step aside", () => {
  const end = traced("a1", "b1", "c1", "c2");
  expect(asked(SOWINGS, traced("a1", "b1", "c1", "d1"))).toBe("harvest");
  expect(asked(SOWINGS, end)).toBe("harvest");
  expect(asked(SOWINGS, { ...end, harvest: true })).toBe("aside");
  expect([...nextCells(SOWINGS, { ...end, harvest: true })]).toEqual(["b2", "d2"]);
  expect(fitting(SOWINGS, { ...end, harvest: true }).map(({ move }) => move)).toEqual(["a1b1c1c2x>b2", "a1b1c1c2x>d2"]);
});

test("where a harvest can end is known beforehand", () => {
  expect([...harvestEnds(SOWINGS, traced("a1"))]).toEqual(["d1", "c2"]);
  expect([...harvestEnds(SOWINGS, traced("a1", "a2"))]).toEqual([]);
});

test("a far cell is reached at once if one way only leads there", () => {
  expect(ledTo(SOWINGS, traced("a1"), "d1")?.path).toEqual(["a1", "b1", "c1", "d1"]);
  expect(ledTo(SOWINGS, traced("a1"), "b3")).toBeNull();
  expect(ledTo(SOWINGS, traced("a1"), "d4")).toBeNull();
});

test("a half-traced path is taken back step by step, but not the first cell", () => {
  expect(takenBack({ path: ["a1", "b1"], harvest: true })).toEqual(traced("a1", "b1"));
  expect(takenBack(traced("a1", "b1"))).toEqual(traced("a1"));
  expect(takenBack(traced("a1"))).toEqual(traced("a1"));
});
