import { expect, test } from "vitest";
import { frameAt, offered, stepBefore, type Lesson } from "$lib/lesson.ts";

const steps = [{ says: "a" }, { says: "b", move: "1" }, { move: "2" }, { says: "c" }, { says: "d", move: "3" }];
const frames = ["start", "1", "2", "3"] as unknown as Lesson["frames"];
const lesson: Lesson = { tutorial: { start: {}, seat: 0, steps }, frames };

test("each step finds the position that the moves before it led to", () => {
  expect(steps.map((_, at) => frameAt(lesson, at))).toEqual(["start", "start", "1", "2", "2"]);
  expect(frameAt(lesson, steps.length)).toBe("3");
});

test("going back leads to the last words, not to what others did of themselves", () => {
  expect(stepBefore(steps, 0)).toBeNull();
  expect(stepBefore(steps, 1)).toBe(0);
  expect(stepBefore(steps, 3)).toBe(1);
  expect(stepBefore(steps, steps.length)).toBe(4);
});

test("only what is wanted is offered, unless the lesson leaves a choice; where moves are not listed, none are", () => {
  const legal = ["a1a2", "a1b1", "a1b1x", "a1b1>c1"];
  expect(offered({ move: "a1b1" }, legal)).toEqual(["a1b1"]);
  expect(offered({ move: "a1b1x", among: "a1b1" }, legal)).toEqual(["a1b1", "a1b1x", "a1b1>c1"]);
  expect(offered({ says: "x" }, legal)).toBeNull();
  expect(offered({ move: "MER" }, null)).toBeNull();
});
