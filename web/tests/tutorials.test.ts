import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { View } from "$lib/board.ts";
import { has, LANGUAGES, speak } from "$lib/texts.ts";
import type { Tutorial } from "$lib/tutorial.ts";

const WEB = process.cwd();
const VENV = `${WEB}/../.venv/bin/python`;
const FOUND = import.meta.glob<{ default: Tutorial }>("../src/games/*/tutorial.ts", { eager: true });

/** The library itself plays the moves: what it refuses is refused here. */
function played(game: string, { start, seat, steps }: Tutorial): { view: View; acts: boolean }[] {
  const moves = steps.flatMap((step) => step.move ?? []).join(" ");
  const asked = {
    game,
    ...start,
    seed: String(start.seed ?? 7),
    seats: String(start.seats ?? ""),
    seat: String(seat),
    moves,
  };
  return JSON.parse(
    execFileSync(existsSync(VENV) ? VENV : "python3", ["gallery/frames.py", JSON.stringify(asked)], {
      cwd: WEB,
    }).toString(),
  ) as { view: View; acts: boolean }[];
}

describe.each(Object.entries(FOUND).map(([path, page]) => [path.split("/")[3] ?? "", page.default] as const))(
  "the tutorial of %s",
  (game, tutorial) => {
    test("is played by the real rules, and the reader plays", () => {
      const frames = played(game, tutorial);
      const moves = tutorial.steps.filter((step) => step.move);
      expect(frames).toHaveLength(moves.length + 1);
      expect(frames.filter((frame) => frame.acts).length).toBeGreaterThan(1);
    });

    test("tells the reader why, whenever a move is awaited", () => {
      const frames = played(game, tutorial);
      const awaited = tutorial.steps.filter((step) => step.move).filter((_, place) => frames[place]?.acts);
      expect(awaited.filter((step) => !step.says)).toEqual([]);
    });

    test.each(LANGUAGES)("has its words in %s", async (lang) => {
      await speak(lang);
      expect(tutorial.steps.flatMap((step) => step.says ?? []).filter((key) => !has(key))).toEqual([]);
    });
  },
);
