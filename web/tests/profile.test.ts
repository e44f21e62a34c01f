import { expect, test } from "vitest";
import { judged, meanOf, rangeOf, ratingCourse, shares, upwards, type CoursePoint } from "$lib/profile.ts";

const point: CoursePoint = { ended: 1, result: "won", rating: null, lost: null, luck: null, table: null, number: null };

test("a whole is shared out from left to right", () => {
  expect(shares([1, 0, 3])).toEqual([
    { from: 0, size: 25 },
    { from: 25, size: 0 },
    { from: 25, size: 75 },
  ]);
  expect(shares([0, 0, 0]).every(({ size }) => size === 0)).toBe(true);
});

test("only games that counted are on the line, and only those reviewed are judged", () => {
  const course = [point, { ...point, rating: 1010 }, { ...point, lost: 0.1, luck: -0.2 }];
  expect(ratingCourse(course)).toEqual([1010]);
  expect(judged(course)).toEqual([{ lost: 0.1, luck: -0.2, ended: 1 }]);
  expect(meanOf([])).toBe(0);
});

test("greater numbers stand higher, and one number alone has a place too", () => {
  const up = upwards(rangeOf([1000, 1100]), 90);
  expect(up(1000)).toBeGreaterThan(up(1100));
  const flat = upwards(rangeOf([1000]), 90);
  expect(Number.isFinite(flat(1000))).toBe(true);
  expect(rangeOf([3], true)[0]).toBe(0);
});
