import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { BoardProps, View } from "$lib/board.ts";
import { setLiveRegion } from "$lib/announcements.ts";
import { settings } from "$lib/settings.svelte.ts";
import { speak } from "$lib/texts.ts";
import { boardOf } from "../src/games/index.ts";
import DefaultBoard from "../src/parts/DefaultBoard.svelte";

const VIEW: View = { game: "noughts", seats: 2, options: {}, seat: 0, turn: 0, outcome: null, last: null };
const TEXT = { text: "X . .\n. O .\n. . .", svg: null };

beforeEach(async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  settings.setSpeed("none");
  await speak("en");
});
afterEach(() => {
  cleanup();
  setLiveRegion(null);
  vi.unstubAllGlobals();
});

function board(more: Partial<BoardProps> = {}) {
  const onmove = vi.fn();
  const props: BoardProps = {
    view: VIEW,
    drawing: TEXT,
    previous: null,
    moves: ["a1", "b2"],
    acts: true,
    names: ["Ada", "Basile"],
    lang: "en",
    onmove,
    ...more,
  };
  return { onmove, ...render(DefaultBoard, props) };
}

const moves = () => screen.getByRole("group", { name: "Your moves" });

test("a game without a folder is given it", async () => {
  expect(await boardOf("noughts")).toBe(DefaultBoard);
});

test("the house's drawing is shown line by line, and each move is a button", () => {
  const { onmove } = board();
  expect(screen.getByRole("group", { name: "A drawing of the position" }).textContent).toBe(TEXT.text);
  expect(screen.getAllByRole("button").map((one) => one.textContent)).toEqual(["a1", "b2"]);
  screen.getByRole("button", { name: "b2" }).click();
  expect(onmove).toHaveBeenCalledExactlyOnceWith("b2");
});

test("a picture is shown as a picture, so that nothing in it runs", () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const { container } = board({ drawing: { ...TEXT, svg } });
  const image = screen.getByRole<HTMLImageElement>("img", { name: "A drawing of the position" });
  expect(image.src).toBe(`data:image/svg+xml,${encodeURIComponent(svg)}`);
  expect(container.querySelector("script")).toBeNull();
});

test("whoever hears a picture hears the position, line by line", () => {
  board({ drawing: { ...TEXT, svg: '<svg xmlns="http://www.w3.org/2000/svg"/>' } });
  const told = document.getElementById(screen.getByRole("img").getAttribute("aria-describedby") ?? "");
  expect(told?.textContent).toBe(TEXT.text);
  expect(told?.matches("pre.unseen")).toBe(true);
  expect(screen.queryByRole("group", { name: "A drawing of the position" })).toBeNull();
});

test("whoever is not to act has no moves", () => {
  board({ acts: false });
  expect(screen.queryAllByRole("button")).toEqual([]);
  expect(screen.queryByRole("textbox")).toBeNull();
});

test.each([
  ["not listed", null],
  ["more than sixty", Array.from({ length: 61 }, (_, at) => `m${at}`)],
])("where moves are %s, one is written", async (_, listed) => {
  const { onmove } = board({ moves: listed });
  const field = screen.getByLabelText("Write your move");
  expect(field.getAttribute("aria-describedby")).toBeTruthy();
  await fireEvent.input(field, { target: { value: " m7 " } });
  screen.getByRole("button", { name: "Play" }).click();
  expect(onmove).toHaveBeenCalledExactlyOnceWith("m7");
});

test("what was refused stays, to be corrected; what was played goes", async () => {
  const { rerender } = board({ moves: null });
  const field = () => screen.getByLabelText<HTMLInputElement>("Write your move");
  await fireEvent.input(field(), { target: { value: "m7" } });
  await rerender({ acts: false });
  await rerender({ acts: true, view: { ...VIEW } });
  expect(field().value).toBe("m7");
  await rerender({ view: { ...VIEW, last: { seat: 0, move: "m7" } } });
  expect(field().value).toBe("");
});

test("whoever plays with the keyboard stays among the moves", async () => {
  const { rerender, onmove } = board();
  const button = screen.getByRole("button", { name: "b2" });
  button.focus();
  button.click();
  expect(onmove).toHaveBeenCalledOnce();
  await rerender({ acts: false });
  await tick();
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute("aria-disabled")).toBe("true");
  button.click();
  expect(onmove).toHaveBeenCalledOnce();
  await rerender({ view: { ...VIEW, turn: 1, last: { seat: 0, move: "b2" } }, moves: null });
  await tick();
  expect(document.activeElement).toBe(moves());
  await rerender({ view: { ...VIEW, last: { seat: 1, move: "a1" } }, moves: ["c3"], acts: true });
  await tick();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "c3" }));
});

test("whoever is elsewhere on the page is left there", async () => {
  const { rerender } = board({ acts: false, moves: null });
  await rerender({ acts: true, moves: ["c3"] });
  await tick();
  expect(document.activeElement).toBe(document.body);
});

test("what another played is said to whoever listens, and the next view may come", async () => {
  const place = document.createElement("div");
  setLiveRegion(place);
  const onsettled = vi.fn();
  const { rerender } = board({ acts: false, moves: null, onsettled });
  expect(place.textContent).toBe("");
  await rerender({ previous: VIEW, view: { ...VIEW, last: { seat: 1, move: "c3" } } });
  await vi.waitFor(() => expect(onsettled).toHaveBeenCalledTimes(2));
  expect(place.textContent).toBe("Basile: c3");
});
