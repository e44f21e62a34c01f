import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AnalysisState } from "$lib/analysis/analysis.svelte.ts";
import { EngineRun, spreadOf, valueOf } from "$lib/analysis/engine.svelte.ts";
import type { Candidate, ReadTree } from "$lib/analysis/questions.ts";
import { movesTo, nodeOf, planted, read, ROOT } from "$lib/analysis/tree.ts";
import { me, type Person } from "$lib/me.svelte.ts";
import { speak } from "$lib/texts.ts";

interface Asked {
  start: object;
  plies: { move: string; after?: number }[];
  since: number;
}

let asked: Asked[];

/** A house in which two take turns and every move but `no` may be made. */
function positions(body: Asked) {
  asked.push(body);
  if (body.plies.some(({ move }) => move === "no")) {
    return Response.json({ key: "analysis-move", reason: "Not that one." }, { status: 409 });
  }
  const depths = [0];
  body.plies.forEach(({ after }, at) => depths.push(depths[after ?? at]! + 1));
  const told = depths.map((depth, number) => ({
    number,
    frame: {
      spectator: { view: { game: "any", turn: depth % 2, seat: null, depth }, drawing: null },
      seats: null,
      open: null,
    },
    position: `p${depth}`,
    turn: depth % 2,
    moves: ["a", "b"],
  }));
  return Response.json({
    game: "any",
    seats: 2,
    start: { options: {}, seed: "5", ...body.start, seats: 2 },
    positions: told.slice(body.since),
  });
}

beforeEach(async () => {
  await speak("en");
  asked = [];
  vi.stubGlobal("fetch", async (request: Request) => positions((await request.json()) as Asked));
});
afterEach(() => vi.unstubAllGlobals());

function walked(state: AnalysisState): string {
  return movesTo(state.tree, state.at).join("");
}

test("a tree that was read with its positions is not asked about again", async () => {
  const plies = [{ move: "a" }, { move: "b", after: 0 }, { move: "a", after: 1 }];
  const told = (await positions({ start: {}, plies, since: 0 }).json()) as ReadTree;
  const found: ReadTree = { ...told, comment: "", plies, players: ["Ana", ""] };
  asked = [];
  const state = await AnalysisState.open("any", read(found), { found });
  expect(asked).toEqual([]);
  expect(state.order.map((id) => state.positionAt(id)?.number)).toEqual([0, 1, 3, 2]);
  expect(state.names[0]).toBe("Ana");
  await state.plant(read(found), found);
  expect(asked).toEqual([]);
});

test("a tree grows by what is played, and the house is asked about what is new only", async () => {
  const state = await AnalysisState.open("any", planted({}));
  expect(state.tree.start).toEqual({ options: {}, seed: "5", seats: 2 });
  await state.play("a");
  await state.play("b");
  expect([asked.at(-1)?.since, state.position.position, state.seatOf(state.at)]).toEqual([2, "p2", 1]);
  state.go(-1);
  await state.play("c");
  expect(walked(state)).toBe("ac");
  const before = asked.length;
  state.go(-1);
  await state.play("b");
  expect([walked(state), asked.length]).toEqual(["ab", before]);
  state.goAround();
  expect(walked(state)).toBe("ac");
  state.promote();
  state.goFirst();
  state.goLast();
  expect(walked(state)).toBe("ac");
});

test("what is refused is said, and changes nothing", async () => {
  const state = await AnalysisState.open("any", planted({}), { mostPlies: 2 });
  await state.play("no");
  expect([state.wrong, state.refusals, state.at, state.isBusy]).toEqual(["Not that one.", 1, ROOT, false]);
  await state.playLine(["a", "b"]);
  expect([walked(state), state.wrong]).toEqual(["a", ""]);
  await state.play("c");
  expect(state.wrong).toMatch(/full/);
});

test("comments, deletions and another start are taken back one by one", async () => {
  const state = await AnalysisState.open("any", planted({}));
  await state.playLine(["a", "b", "c"]);
  state.comment(state.at, " good ");
  state.goLast();
  state.remove();
  expect(walked(state)).toBe("ab");
  await state.plant(planted({ position: "x" }));
  expect(state.order.length).toBe(1);
  state.undo();
  expect(walked(state)).toBe("ab");
  state.undo();
  expect([walked(state), nodeOf(state.tree, 1).comment]).toEqual(["abc", "good"]);
  state.undo();
  state.undo();
  expect([state.order.length, state.canUndo]).toEqual([1, false]);
  for (let more = 0; more < 5; more++) state.redo();
  expect([state.tree.start.position, state.canRedo]).toEqual(["x", false]);
});

test("one looks with the eyes of whoever is to act, and moves with theirs alone", async () => {
  const state = await AnalysisState.open("any", planted({}));
  expect([state.lookingEyes, state.acts, state.previous]).toEqual([0, true, null]);
  await state.play("a");
  expect([state.lookingEyes, state.acts]).toEqual([1, true]);
  expect(state.previous).toMatchObject({ depth: 0, seat: 1 });
  state.look(0);
  expect([state.acts, state.sight.view.seat, state.previous]).toEqual([false, 0, null]);
});

const best: Candidate = {
  move: "a",
  words: "the A",
  chance: 0.62,
  low: null,
  high: null,
  proven: false,
  turns: null,
  line: ["a"],
  reason: "",
};

test("the engine is asked with growing budgets, and nothing is asked twice", async () => {
  vi.useFakeTimers();
  const budgets: (number | null)[] = [];
  me.person = { id: "p" } as Person;
  vi.stubGlobal("fetch", async (request: Request) => {
    const { nodes } = (await request.json()) as { nodes: number | null };
    budgets.push(nodes);
    const next_nodes = { "0": 10, "10": 20, "20": null }[String(nodes ?? 0)];
    return Response.json({ words: "", candidates: [best], draws: null, proven: null, next_nodes });
  });
  const run = new EngineRun();
  const looked = { game: "any", key: "k", line: { start: {}, moves: [] }, eyes: null } as const;
  const look = async () => {
    const looking = run.look({ ...looked, line: { start: {}, moves: [] } });
    await vi.advanceTimersByTimeAsync(1000);
    await looking;
  };
  await look();
  flushSync();
  expect([budgets, run.phase, run.found?.candidates[0]?.move]).toEqual([[null, 10, 20], "done", "a"]);
  await look();
  expect(budgets.length).toBe(3);
  const left = run.look({ ...looked, key: "other", line: { start: {}, moves: ["a"] } });
  expect([run.of, run.found]).toEqual(["other", null]);
  run.leave();
  await vi.advanceTimersByTimeAsync(1000);
  await left;
  expect([budgets.length, run.phase]).toEqual([3, "off"]);
  vi.useRealTimers();
  me.person = null;
});

test("an estimate is marked as one, what is proven says in how many turns", () => {
  expect(valueOf(best)).toMatch(/^≈.62.?%$/);
  expect(valueOf({ ...best, proven: true, chance: 1, turns: 14 })).toBe("won in 14 turns");
  expect(valueOf({ ...best, proven: true, chance: 0 })).toBe("lost");
  expect(spreadOf(best)).toBe("");
  expect(spreadOf({ ...best, low: 0.5, high: 0.7 })).toMatch(/50.?% and 70.?%/);
});
