/** What may be tried on the rules pages: positions that the library takes, with the moves that their words name. */
import { describe, expect, test } from "vitest";
import { has, speak } from "$lib/texts.ts";
import { examplesOf, NAMES } from "../src/games/index.ts";
import { frames } from "./frames.ts";

const TRIED: Record<string, string[][]> = {
  kala: [["a1b1c1c2x"]],
  ronda: [["4", "+4"]],
  rondorondo: [[".A.."]],
};

describe.each(NAMES.filter((name) => TRIED[name]))("the examples of %s", (game) => {
  test("have words in both languages, and can be played as they say", async () => {
    for (const [place, example] of (await examplesOf(game)).entries()) {
      for (const lang of ["fr", "en"]) {
        await speak(lang);
        expect(has(example.says)).toBe(true);
      }
      const moves = TRIED[game]?.[place] ?? [];
      const { position, options = "", seat } = example;
      const seen = frames({ game, position, options, seat, seed: 1, moves: moves.join(" ") });
      expect(seen).toHaveLength(moves.length + 1);
      expect(seen[0]?.acts).toBe(true);
    }
  });
});
