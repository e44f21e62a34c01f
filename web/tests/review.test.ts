import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ReviewRun, type ReviewedMove } from "$lib/reviews.svelte.ts";
import { speak } from "$lib/texts.ts";
import Graph from "../src/parts/Graph.svelte";
import MoveList from "../src/parts/MoveList.svelte";
import ReviewWords from "../src/parts/ReviewWords.svelte";

const move = (number: number, lost: number, mark: ReviewedMove["mark"]): ReviewedMove => ({
  number,
  seat: (number - 1) % 2,
  move: `m${number}`,
  best: "b",
  worth: 0.5,
  most: 0.5 + lost,
  lost,
  luck: 0,
  words: `Words of ${number}.`,
  mark,
  proven: false,
  chance: 0.5,
  line: ["b"],
  best_words: "something better",
});
const REVIEW = {
  game: "kala",
  finished: true,
  unit: "chances" as const,
  moves: [move(1, 0, "best"), move(2, 0.5, "blunder"), move(3, 0.1, null)],
  seats: [{ seat: 0, name: "White", lost: 0, luck: 0, words: "Half a game lost.", accuracy: 90, marks: {} }],
  picture: "",
  graph: [
    [0.5, 0.5],
    [0.5, 0.5],
    [0.9, 0.1],
    [1, 0],
  ],
  budget: {},
};

let answer: () => Response | Promise<Response>;

beforeEach(async () => {
  await speak("en");
  vi.stubGlobal("fetch", async ({ url }: Request) =>
    new URL(url).pathname === "/api/me" ? Response.json({ id: "1", name: "Ana", sign: "●", kind: "person" }) : answer(),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function words(run: ReviewRun, remark: ReviewedMove | null, variation: string | null = null, moves = 3) {
  const best = remark?.best_words ?? "";
  const heard: string[] = [];
  const onstart = () => heard.push("start");
  const online = () => heard.push("line");
  render(ReviewWords, { run, moves, remark, best, variation, drawsNext: false, onstart, online });
  return heard;
}

test("the mark and the words of the move that is shown are told, and a better move leads to its line", async () => {
  answer = () => Response.json(REVIEW);
  const run = new ReviewRun();
  await run.start({ record: "Game: kala" });
  expect(run.phase).toBe("done");
  const heard = words(run, REVIEW.moves[1] ?? null);
  expect(screen.getByRole("status").textContent?.replace(/\s+/g, " ").trim()).toBe("?? blunder Words of 2.");
  screen.getByRole("button", { name: "See better: something better" }).click();
  expect(heard).toEqual(["line"]);
});

test("in a better line, its own moves are told and not the one that was played", async () => {
  answer = () => Response.json(REVIEW);
  const run = new ReviewRun();
  await run.start({ record: "Game: kala" });
  words(run, REVIEW.moves[1] ?? null, "Ana sows better.");
  expect(screen.getByRole("status").textContent?.trim()).toBe("Ana sows better.");
  expect(screen.getByRole("button", { name: "Back to the game" }).getAttribute("aria-pressed")).toBe("true");
});

test("whoever stops it waits for nothing, and it may be asked again", async () => {
  answer = () => new Promise(() => {});
  const run = new ReviewRun();
  void run.start({ record: "Game: kala" });
  await vi.waitFor(() => expect(run.phase).toBe("looking"));
  const heard = words(run, null);
  expect(screen.getByRole("progressbar")).toBeTruthy();
  screen.getByRole("button", { name: "Stop the analysis" }).click();
  expect(run.phase).toBe("stopped");
  (await screen.findByRole("button", { name: "Analyse the game" })).click();
  expect(heard).toEqual(["start"]);
});

test("what cannot be looked at is said in words", async () => {
  answer = () =>
    Response.json({ status: 409, key: "house-review-unfinished", reason: "The game is not over." }, { status: 409 });
  const run = new ReviewRun();
  await run.start({ record: "Game: kala" });
  words(run, null);
  expect(screen.getByRole("status").textContent).toBe("The game is not over.");
});

test("where no move was played, nothing is waited for and nobody is told to step on", () => {
  words(new ReviewRun(), null, null, 0);
  expect(screen.getByRole("region").textContent?.trim()).toBe("No move was played: there is nothing to look at.");
});

test("moves are listed in words, with marks that are not told by colour alone, and lead there", () => {
  const shown: number[] = [];
  const onshow = (number: number) => void shown.push(number);
  const lines = [1, 2, 3].map((number) => ({ number, seat: 0, words: `move ${number}`, took: 1500 * number }));
  render(MoveList, { game: "kala", lines, remarks: REVIEW.moves, at: 2, onshow });
  const buttons = screen.getAllByRole("button");
  expect(buttons.map((button) => button.textContent?.replace(/\s+/g, " ").trim())).toEqual([
    "0 Start of the game",
    "1 move 1 best 1.5s",
    "2 move 2 ?? blunder 3s",
    "3 move 3 4.5s",
  ]);
  expect(buttons[2]?.getAttribute("aria-current")).toBe("step");
  buttons[3]?.click();
  expect(shown).toEqual([3]);
});

test("the graph is a slider that says what it draws, from the start on", async () => {
  const shown: number[] = [];
  const names = ["Ana", "Bob"];
  const onshow = (number: number) => void shown.push(number);
  render(Graph, { review: REVIEW, game: "kala", at: 2, last: 3, names, onshow });
  const slider = screen.getByRole<HTMLInputElement>("slider");
  expect([slider.min, slider.max, slider.value]).toEqual(["0", "3", "2"]);
  expect(slider.getAttribute("aria-valuetext")).toBe("Move 2 of 3, Ana 90%, Bob 10%");
  const told = document.getElementById(slider.getAttribute("aria-describedby") ?? "")?.textContent;
  expect(told).toBe("Ana has a chance of 50% at the start and 100% at the end. The greatest turn: move 2.");
  slider.value = "0";
  slider.dispatchEvent(new Event("input", { bubbles: true }));
  expect(shown).toEqual([0]);
});

test("a graph that never turned tells of no turn, nor does one that breaks off for a while", () => {
  const names = ["Ana", "Bob"];
  const told = (graph: (number | null)[][]) => {
    render(Graph, { review: { ...REVIEW, graph }, game: "kala", at: 0, last: 2, names, onshow: () => {} });
    const described = screen.getByRole("slider").getAttribute("aria-describedby") ?? "";
    const said = document.getElementById(described)?.textContent;
    cleanup();
    return said;
  };
  const flat = "Ana has a chance of 50% at the start and 50% at the end, without a turn.";
  expect(
    told([
      [0.5, 0.5],
      [0.5, 0.5],
      [0.5, 0.5],
    ]),
  ).toBe(flat);
  expect(
    told([
      [0.5, 0.5],
      [null, null],
      [0.5, 0.5],
    ]),
  ).toBe(flat);
});
