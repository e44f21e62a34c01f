import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ReplayState } from "$lib/replay.svelte.ts";
import type { Schemas } from "$lib/schemas.ts";
import { speak } from "$lib/texts.ts";

/** A position of which every pair of eyes sees another view, known by `pile`. */
function frame(number: number): Schemas["ReplayFrame"] {
  const sight = (pile: string) => ({ view: { seat: null, turn: 0, pile: `${pile} ${number}` }, drawing: null });
  return { spectator: sight("all"), seats: [sight("first"), sight("second")], open: sight("open") } as never;
}

beforeEach(async () => {
  await speak("fr");
  const replay = { game: "rondorondo", seats: 2, moves: ["a"], players: [], frames: [frame(0), frame(1)] };
  vi.stubGlobal("fetch", async () => Response.json(replay));
});
afterEach(() => vi.unstubAllGlobals());

test("a better line is seen with the eyes that look, everything open too", async () => {
  const state = await ReplayState.open({ record: "a game of two" });
  const pile = () => (state.sight.view as unknown as { pile: string }).pile;
  state.show(1);
  state.follow(1, ["b"], [frame(7), frame(8)]);
  expect(pile()).toBe("open 7");
  state.go(1);
  expect(pile()).toBe("open 8");
  state.look(1);
  expect(pile()).toBe("second 8");
  state.leaveLine();
  expect(pile()).toBe("second 1");
});
