import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setLiveRegion } from "$lib/announcements.ts";
import { settings } from "$lib/settings.svelte.ts";
import { speak } from "$lib/texts.ts";
import Board from "../../src/games/kala/Board.svelte";
import tutorial from "../../src/games/kala/tutorial.ts";
import type { KalaView } from "../../src/games/kala/field.ts";
import { frame, frames, type Frame } from "../frames.ts";

const heard = document.createElement("div");
/** White may end in black's bowl of three on b3, or in the cup of three on c2: harvest, stepping aside, both, neither. */
const CHOICE = {
  game: "kala",
  options: "reserve=8",
  position: "field=0.0.0.0/0.0.0.0/0.0.3.0/0.0.0.0 bowls=a1:0,b3:3 reserves=5,5 granary=0 turn=0 extra=no",
  seat: 0,
};

beforeEach(async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  settings.setSpeed("none");
  setLiveRegion(heard);
  heard.replaceChildren();
  await speak("fr");
});
afterEach(cleanup);

function board(asked: Record<string, string | number>, previous: KalaView | null = null) {
  return boardOf(frame<KalaView>(asked), previous);
}
function boardOf(shown: Frame<KalaView>, previous: KalaView | null = null) {
  const onmove = vi.fn();
  const onsettled = vi.fn();
  const props = { ...shown, previous, names: ["Ada", "Basile"], lang: "fr" as const, onmove, onsettled };
  return { ...props, ...render(Board, props) };
}
/** What was announced, and labels, with plain spaces. */
const plain = (words: string | null) => (words ?? "").replaceAll("\u00a0", " ");
function cell(name: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-cell=${name}]`);
  if (!found) throw new Error(`no cell ${name}`);
  return found;
}
const tap = (name: string) => fireEvent.click(cell(name));

test("tapping cell by cell plays the sowing, without a question where there is no choice", async () => {
  const { onmove } = board({ game: "kala", options: "first=0", seat: 0 });
  for (const name of ["b1", "c1", "c2"]) await tap(name);
  expect(onmove.mock.calls).toEqual([["a1b1c1c2"]]);
});

test("a half-traced path can be taken back by key and by button", async () => {
  const { onmove } = board({ game: "kala", options: "first=0", seat: 0 });
  await tap("b1");
  await fireEvent.keyDown(cell("b1"), { key: "Escape" });
  await tap("a2");
  await tap("a3");
  await fireEvent.click(screen.getByRole("button", { name: /Reprendre/ }));
  await tap("b2");
  await tap("c2");
  expect(onmove.mock.calls).toEqual([["a1a2b2c2"]]);
});

test("a cell off every path is refused in words, and nothing is played", async () => {
  const { onmove } = board({ game: "kala", options: "first=0", seat: 0 });
  await tap("b2");
  expect(onmove).not.toHaveBeenCalled();
  expect(plain(heard.textContent)).toContain("Pas en b2");
});

test("harvest and stepping aside are asked one after the other, where there is a choice", async () => {
  const { onmove } = board(CHOICE);
  for (const name of ["b1", "b2", "b3"]) await tap(name);
  expect(onmove).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByRole("button", { name: /^Récolter/ }));
  expect(onmove).not.toHaveBeenCalled();
  await tap("c3");
  expect(onmove.mock.calls).toEqual([["a1b1b2b3x>c3"]]);
});

test("every move of a position can be played, and nothing else comes out", async () => {
  const choice = frame<KalaView>(CHOICE);
  const { onmove } = boardOf(choice);
  for (const move of choice.moves ?? []) {
    const [way = "", aside] = move.split(">");
    for (const name of (way.match(/[a-d]\d/g) ?? []).slice(1)) await tap(name);
    const answer = way.endsWith("x") ? /^Récolter/ : /Les laisser/;
    const asked = screen.queryByText(answer);
    if (asked) await fireEvent.click(asked);
    if (aside) await tap(aside);
    expect(onmove.mock.lastCall).toEqual([move]);
    await fireEvent.keyDown(cell("a1"), { key: "Escape" });
  }
  expect(onmove).toHaveBeenCalledTimes(choice.moves?.length ?? 0);
});

test("a path is dragged, back and forth, and played when the finger lifts", async () => {
  const { onmove } = board({ game: "kala", options: "first=0", seat: 0 });
  const grid = screen.getByRole("grid");
  grid.getBoundingClientRect = () => new DOMRect(0, 0, 400, 400);
  grid.setPointerCapture = () => {};
  const at = (name: string) => ({
    clientX: "abcd".indexOf(name.charAt(0)) * 100 + 50,
    clientY: 450 - Number(name.charAt(1)) * 100,
  });
  await fireEvent.pointerDown(grid, { ...at("a1"), buttons: 1 });
  for (const name of ["b1", "b2", "b1", "c1", "d1"]) await fireEvent.pointerMove(grid, { ...at(name), buttons: 1 });
  expect(onmove).not.toHaveBeenCalled();
  await fireEvent.pointerUp(grid);
  expect(onmove.mock.calls).toEqual([["a1b1c1d1"]]);
});

test("the same view again forgets what was half traced, and tells nothing twice", async () => {
  const shown = frame<KalaView>({ game: "kala", options: "first=0", seat: 0 });
  const { rerender, onmove } = boardOf(shown);
  const words = heard.textContent;
  await tap("b1");
  await rerender({ view: { ...shown.view }, previous: shown.view });
  for (const name of ["a2", "a3", "a4"]) await tap(name);
  expect(onmove.mock.calls).toEqual([["a1a2a3a4"]]);
  expect(heard.textContent?.split(words ?? "").length).toBe(2);
});

test("arrows go from cell to cell, one of them in the order of tabs", async () => {
  board({ game: "kala", options: "first=0", seat: 0 });
  cell("a1").focus();
  await fireEvent.keyDown(cell("a1"), { key: "ArrowUp" });
  await fireEvent.keyDown(cell("a2"), { key: "ArrowRight" });
  expect(document.activeElement).toBe(cell("b2"));
  await fireEvent.keyDown(cell("b2"), { key: "ArrowLeft" });
  await fireEvent.keyDown(cell("a2"), { key: "ArrowLeft" });
  expect(document.activeElement).toBe(cell("a2"));
  expect(
    screen.getAllByRole("gridcell").filter((one) => one.firstElementChild?.getAttribute("tabindex") === "0"),
  ).toHaveLength(1);
});

test("a cell says what it holds: the bowl on it and the cup beneath", () => {
  board({ game: "kala", seed: 3, random: 14, seat: "turn" });
  expect(plain(cell("b2").getAttribute("aria-label"))).toBe("b2 : coupelle noire, 2 haricots ; dessous, 7 haricots");
  expect(plain(cell("d3").getAttribute("aria-label"))).toBe("d3 : 4 haricots, récolte possible au bout du chemin");
});

test("whoever only looks on can look into everything and play nothing", async () => {
  const { onmove, container } = board({ game: "kala", seed: 3, random: 14 });
  for (const name of ["b3", "c3", "d3"]) await tap(name);
  expect(onmove).not.toHaveBeenCalled();
  expect(container.querySelectorAll("button.lit")).toHaveLength(0);
});

test("a harvest, an extra sowing and the end are told in words, and the board says when it has told all", async () => {
  const told = frames<KalaView>({ game: "kala", seed: 2, random: 60 });
  const at = told.findIndex(({ view }) => view.last?.harvested && view.last.bowl !== view.last.path.at(-1));
  const { onsettled } = board({ game: "kala", seed: 2, random: at }, told[at - 1]?.view);
  await vi.waitFor(() => expect(onsettled).toHaveBeenCalledOnce());
  expect(plain(heard.textContent)).toContain("Récolte en b3 : 3 en réserve, 1 au grenier.");
  expect(plain(heard.textContent)).toContain("Sa coupelle s’écarte en");
  cleanup();
  board({ game: "kala", seed: 2, random: 60 });
  expect(screen.getByText(/n’a plus de quoi semer/)).toBeTruthy();
});

test("with motion, beans fly one by one and lie where the view says in the end", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  settings.setSpeed("normal");
  if (!("animate" in Element.prototype)) Object.assign(Element.prototype, { animate: () => ({ cancel() {} }) });
  const [start, after] = frames<KalaView>({ game: "kala", options: "first=0", moves: "a1b1c1c2", seat: 1 });
  if (!start || !after) throw new Error("two views");
  const onsettled = vi.fn();
  const props = { names: ["Ada", "Basile"], lang: "fr" as const, onmove: vi.fn(), onsettled };
  const { container } = render(Board, { ...props, ...after, previous: start.view });
  await vi.advanceTimersByTimeAsync(200);
  expect(onsettled).not.toHaveBeenCalled();
  expect(container.querySelectorAll("button.lit")).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(10000);
  expect(onsettled).toHaveBeenCalledOnce();
  expect(container.querySelectorAll("button.lit")).toHaveLength(2);
  expect(container.querySelectorAll("svg .bean")).toHaveLength(56);
  vi.useRealTimers();
});

test("a sowing is proposed from the beans of its own position alone, through every turn with a full bowl", async () => {
  const played = "d4d3d2d1 a1b1c1d1>d2 d1c1c2c3 d2c2c3c4 c3c2b2a2 a2b2c2c3c4>b4 c4b4b3b2 b2c2d2d1 b4c4c3c2x d1d2c2b2";
  const more = "c2c1b1a1 a1b1c1c2c3x";
  const moves = `${played} ${more}`.split(" ");
  const told = frames<KalaView>({ game: "kala", options: "first=1", moves: moves.join(" ") });
  const { rerender, container } = boardOf(told[0]!);
  for (const isAnimated of [true, false])
    for (const [at, move] of moves.entries()) {
      const view = told[at]!.view;
      const previous = isAnimated ? (told[at - 1]?.view ?? null) : null;
      await rerender({ view, previous, suggestion: move });
      await vi.waitFor(() => expect(container.querySelector(".way")).not.toBeNull());
      const path = move.replace(/[x>].*/, "").length / 2;
      expect(container.querySelectorAll("svg .coming")).toHaveLength(view.extra ? path - 1 : path);
      expect(container.querySelectorAll("svg .bean:not(.coming)")).toHaveLength(56);
    }
});

test("the tutorial ends with the reader winning", () => {
  const { start, steps, seat } = tutorial;
  const moves = steps.flatMap(({ move }) => move ?? []).join(" ");
  expect(frame<KalaView>({ game: "kala", ...start, moves, seat }).view.outcome?.winners).toEqual([seat]);
});
