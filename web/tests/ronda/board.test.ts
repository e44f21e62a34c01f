import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setLiveRegion } from "$lib/announcements.ts";
import { settings } from "$lib/settings.svelte.ts";
import { speak } from "$lib/texts.ts";
import Board from "../../src/games/ronda/Board.svelte";
import tutorial from "../../src/games/ronda/tutorial.ts";
import type { RondaView } from "../../src/games/ronda/circle.ts";
import { frame, frames, type Frame } from "../frames.ts";

const NAMES = ["Ada", "Basile", "Chloé"];
const POSITION = "bowls=2.0.5.2.3.4.0.5.3.1 stocks=3,6 black=3 box=3 turn=0 open=- covered=- phase=lift";
const heard = document.createElement("div");

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  settings.setSpeed("none");
  setLiveRegion(heard);
  heard.replaceChildren();
  await speak("fr");
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function board(shown: Frame<RondaView> | undefined, previous: RondaView | null = null) {
  if (!shown) throw new Error("nothing to show");
  const onmove = vi.fn();
  const onsettled = vi.fn();
  const props = { ...shown, previous, names: NAMES, lang: "fr" as const, onmove, onsettled };
  return { onmove, onsettled, ...render(Board, props) };
}
const at = (moves: string) => frame<RondaView>({ game: "ronda", position: POSITION, moves, seat: 0 });
const plain = (words: string | null | undefined) => (words ?? "").replaceAll("\u00a0", " ");
function bowl(number: number): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-bowl="${number}"]`);
  if (!found) throw new Error(`no bowl ${number}`);
  return found;
}
const label = (number: number) => plain(bowl(number).getAttribute("aria-label"));

test("a tap lifts a bowl; one that may not be lifted now does nothing but say so", async () => {
  const { onmove } = board(at("1"));
  expect(label(1)).toBe("Bol 1, ouvert : 2 haricots");
  await fireEvent.click(bowl(1));
  expect(onmove).not.toHaveBeenCalled();
  expect(plain(heard.textContent)).toContain("rien faire du bol 1");
  await fireEvent.click(bowl(4));
  expect(onmove.mock.calls).toEqual([["4"]]);
});

test("on a match one adds by a button or by the bowl itself, or passes", async () => {
  const { onmove } = board(at("1 4"));
  await fireEvent.click(screen.getByRole("button", { name: "Ajouter au bol 4" }));
  await fireEvent.click(bowl(1));
  await fireEvent.click(screen.getByRole("button", { name: "Passer" }));
  expect(onmove.mock.calls).toEqual([["+4"], ["+1"], ["pass"]]);
  expect(label(4)).toBe("Bol 4, ouvert : 2 haricots, y ajouter un haricot");
});

test("after adding one goes on with either bowl, or stops", async () => {
  const { onmove } = board(at("1 4 +4"));
  await fireEvent.click(screen.getByRole("button", { name: /Continuer avec le bol 1/ }));
  await fireEvent.click(bowl(4));
  await fireEvent.click(screen.getByRole("button", { name: "S’arrêter" }));
  expect(onmove.mock.calls).toEqual([["=1"], ["=4"], ["stop"]]);
});

test("every move of a game can be made on the board", async () => {
  for (const shown of frames<RondaView>({ game: "ronda", record: "ronda-for-children", seat: "turn" })) {
    const { onmove, unmount } = board(shown);
    await vi.advanceTimersByTimeAsync(10000);
    for (const move of shown.moves ?? []) {
      const words = { pass: "Passer", stop: "S’arrêter" }[move];
      await fireEvent.click(words ? screen.getByText(words) : bowl(Number(move.replace(/\D/, ""))));
      expect(onmove.mock.lastCall).toEqual([move]);
    }
    unmount();
  }
});

test("a mistake stays in sight for a moment, with nothing moving too; then nothing of it is left", async () => {
  const { onsettled, container } = board(at("1 6"), at("1").view);
  await vi.advanceTimersByTimeAsync(1000);
  expect(label(1)).toBe("Bol 1, ouvert : 2 haricots");
  expect(label(6)).toBe("Bol 6, ouvert : 4 haricots");
  expect(plain(heard.textContent)).toContain("Vous soulevez le bol 6 : 4 haricots");
  expect(onsettled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10000);
  expect(onsettled).toHaveBeenCalledOnce();
  expect(label(1)).toBe("Bol 1, couvert");
  expect(label(6)).toBe("Bol 6, couvert");
  expect(container.querySelectorAll(".dome .tag, svg .tag")).toHaveLength(0);
  expect(plain(heard.textContent)).not.toContain("haricots");
});

test("the page after a mistake does not depend on what was seen", async () => {
  const pages: string[] = [];
  for (const hidden of ["2.0.5.2.3.4.0.5.3.1", "3.0.5.2.2.1.0.5.3.4"]) {
    const position = POSITION.replace("2.0.5.2.3.4.0.5.3.1", hidden);
    const told = frames<RondaView>({ game: "ronda", position, moves: "1 6", seat: 1 });
    const { container } = board(told[2], told[1]?.view);
    await vi.advanceTimersByTimeAsync(10000);
    pages.push(container.innerHTML + heard.innerHTML);
    cleanup();
    heard.replaceChildren();
  }
  expect(pages[0]).toBe(pages[1]);
});

test("what was covered is not kept, and is not shown a second time", async () => {
  const shown = at("1 6");
  const { onsettled, rerender } = board(shown, at("1").view);
  await vi.advanceTimersByTimeAsync(10000);
  const kept = onsettled.mock.calls[0]?.[0] as RondaView;
  expect(kept.bowls).toEqual(kept.bowls.map(() => null));
  expect(kept.last?.beans).toBeNull();
  for (const view of [kept, { ...shown.view }, { ...shown.view, seat: 1 }]) {
    await rerender({ view, previous: null });
    await vi.advanceTimersByTimeAsync(100);
    expect(label(1)).toBe("Bol 1, couvert");
  }
});

test("a view that comes again while it is told is not told anew", async () => {
  const { onsettled, rerender } = board(at("1 6"), at("1").view);
  await vi.advanceTimersByTimeAsync(2000);
  await rerender({ view: { ...at("1 6").view }, previous: null });
  await vi.advanceTimersByTimeAsync(1000);
  expect(onsettled).toHaveBeenCalledOnce();
  expect(label(6)).toBe("Bol 6, couvert");
});

test("who has seen the mistake may go on at once", async () => {
  const { onsettled } = board(at("1 6"), at("1").view);
  await vi.advanceTimersByTimeAsync(100);
  await fireEvent.click(screen.getByRole("button", { name: "C’est vu" }));
  await vi.advanceTimersByTimeAsync(1);
  expect(onsettled).toHaveBeenCalledOnce();
  expect(label(1)).toBe("Bol 1, couvert");
});

test("the penalty and the group that leaves are told, and the stocks count them", async () => {
  board(at("1 6"), at("1").view);
  await vi.advanceTimersByTimeAsync(10000);
  expect(screen.getByText(/Vous prenez un haricot dans le bol noir/)).toBeTruthy();
  expect(plain(screen.getByText(/^Ada.: 4/).textContent)).toBe("Ada : 4 haricots");
  cleanup();
  board(at("3 8 +8"), at("3 8").view);
  await vi.advanceTimersByTimeAsync(10000);
  expect(screen.getByText(/tout va dans la boîte/)).toBeTruthy();
});

test("arrows go around the circle and digits jump to a bowl", async () => {
  board(at(""));
  bowl(1).focus();
  await fireEvent.keyDown(bowl(1), { key: "ArrowLeft" });
  expect(document.activeElement).toBe(bowl(10));
  await fireEvent.keyDown(bowl(10), { key: "7" });
  expect(document.activeElement).toBe(bowl(7));
  expect(document.querySelectorAll('[data-bowl][tabindex="0"]')).toHaveLength(1);
});

test("whoever only looks on plays nothing", async () => {
  const { onmove } = board(frame<RondaView>({ game: "ronda", position: POSITION, moves: "1 4" }));
  await fireEvent.click(bowl(4));
  expect(onmove).not.toHaveBeenCalled();
  expect(screen.queryByRole("button", { name: "Passer" })).toBeNull();
});

test("the tutorial ends with the reader winning", () => {
  const { start, steps, seat } = tutorial;
  const moves = steps.flatMap(({ move }) => move ?? []).join(" ");
  expect(frame<RondaView>({ game: "ronda", ...start, moves, seat }).view.outcome?.winners).toEqual([seat]);
});
