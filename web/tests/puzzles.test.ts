/** A day's results as people send them, and the days themselves. */
import { beforeAll, expect, test } from "vitest";
import { companionsAt, family } from "$lib/companions.ts";
import {
  dayFrom,
  dayName,
  isDay,
  keepResult,
  mistakesAt,
  ownResults,
  shareLine,
  signOf,
  untold,
  type DailyResult,
} from "$lib/puzzles.ts";
import { writeItem } from "$lib/storage.ts";
import { say, speak } from "$lib/texts.ts";

beforeAll(() => speak("fr"));

const result = (solved: boolean, wrong: number): DailyResult => ({ game: "a", solved, wrong });

test("a sign tells how it went and nothing else", () => {
  expect([undefined, result(false, 3), result(true, 2), result(true, 0)].map(signOf)).toEqual(["·", "✗", "○", "●"]);
});

test("the line names the day, each game once, and a streak of more than a day", () => {
  const results: [string, DailyResult | undefined][] = [
    ["Un", result(true, 0)],
    ["Deux", undefined],
  ];
  const line = shareLine("2026-11-16", results, 1);
  expect(line).toContain("Un ● Deux ·");
  expect(line).toContain("2026");
  expect(shareLine("2026-11-16", results, 5)).toContain("5");
});

test("days follow each other, over the change of the clocks too", () => {
  expect(dayFrom("2026-12-31", 1)).toBe("2027-01-01");
  expect(dayFrom("2026-10-26", -1)).toBe("2026-10-25");
  expect(dayFrom("2026-03-28", 1)).toBe("2026-03-29");
  expect(dayFrom("2026-03-29", 1)).toBe("2026-03-30");
});

test("a day is one of the calendar, and nothing else is", () => {
  expect(["2026-11-16", "2028-02-29", "1999-01-01"].map(isDay)).toEqual([true, true, true]);
  const none = ["toto", "", "2026-02-31", "2026-13-01", "2026-1-1", "2026-11-16-1", "16-11-2026"];
  expect(none.filter(isDay)).toEqual([]);
});

test("the first of a month is written as French has it, and one that is solved is one", () => {
  expect(dayName("2026-11-01")).toBe("dimanche 1er novembre 2026");
  expect(dayName("2026-11-16")).toBe("lundi 16 novembre 2026");
  const mine = (solved: number) => say("web-puzzles-mine", { number: "990", uncertainty: "9", solved, tried: 2 });
  expect(mine(1)).toMatch(/1 résolu sur 2$/);
  expect(mine(2)).toMatch(/2 résolus sur 2$/);
});

test.each(["[{", "null", "7", '{"game":"a"}', '[null, 1, "a", {"game": 7}]'])(
  "what a browser kept and damaged (%s) is as if it were not there",
  (damaged) => {
    for (const name of ["daily.2026-11-16", "daily.2026-11-16.a", "puzzles.untold", "companions.t"])
      writeItem(name, damaged);
    expect([ownResults("2026-11-16"), untold(), companionsAt("t")]).toEqual([[], [], []]);
    if (damaged !== "7") expect(mistakesAt("2026-11-16", "a")).toBe(0);
    keepResult("2026-11-16", result(true, 1));
    expect(ownResults("2026-11-16")).toEqual([result(true, 1)]);
    writeItem("family", damaged);
    expect(family().every((name) => typeof name === "string")).toBe(true);
    for (const name of ["daily.2026-11-16", "daily.2026-11-16.a", "puzzles.untold", "companions.t", "family"])
      writeItem(name, null);
  },
);
