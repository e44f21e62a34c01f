import { tick } from "svelte";
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setLiveRegion } from "$lib/announcements.ts";
import { settings } from "$lib/settings.svelte.ts";
import { speak } from "$lib/texts.ts";
import Board from "../../src/games/rondorondo/Board.svelte";
import type { RondoRondoView } from "../../src/games/rondorondo/cards.ts";
import { aView, happening, sum, word } from "./views.ts";

const NAMES = ["Anna", "Benoît", "Chloé"];
const heard = document.createElement("div");

beforeEach(async () => {
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

function board(view: RondoRondoView, more: object = {}) {
  const onmove = vi.fn();
  const props = {
    view,
    previous: null,
    moves: null,
    acts: view.turn === view.seat,
    names: NAMES,
    lang: "fr" as const,
    onmove,
  };
  return { onmove, ...render(Board, { ...props, ...more }) };
}

const button = (name: string | RegExp) => screen.getByRole("button", { name });

/** On the compartment that has the focus, else on the one where the cursor is. */
async function typed(keys: string[]) {
  for (const key of keys) {
    const focused = document.activeElement?.closest<HTMLElement>("[data-place]");
    const place = focused ?? document.querySelector<HTMLElement>(".slot.cursor");
    place?.focus();
    if (place) await fireEvent.keyDown(place, { key });
    await tick();
  }
}

test("a card is touched, then its compartment, then the word is laid", async () => {
  const { onmove } = board(aView());
  await fireEvent.click(screen.getAllByRole("button", { name: "E, 1 point" })[0]!);
  await fireEvent.click(button(/^Compartiment 2\s: A, 1 point$/));
  await fireEvent.click(button("Poser MERE"));
  expect(onmove).toHaveBeenCalledWith(".E..");
});

test("letters are typed: what stands there already stays, the last one extends the rack", async () => {
  const { onmove } = board(aView());
  await typed(["m", "e", "r", "e", "n", "Enter"]);
  expect(onmove).toHaveBeenCalledWith(".E..>N");
});

test("a letter that is not in the hand is typed with a joker, an eraser with a stroke", async () => {
  const { onmove } = board(aView());
  await typed(["-", "i", "Enter"]);
  expect(onmove).toHaveBeenCalledWith("-i..");
});

test("who has neither the letter nor a joker is told so", async () => {
  const { onmove } = board(aView({ hands: ["*", "EN", "*"] }));
  await typed(["z", "Enter"]);
  expect(heard.textContent).toContain("Pas de carte Z dans votre main.");
  expect(onmove).not.toHaveBeenCalled();
});

test("backspace takes the last card back, escape all of them", async () => {
  const { onmove } = board(aView());
  await typed(["t", "e", "Backspace", "Enter"]);
  expect(onmove).toHaveBeenLastCalledWith("T...");
  await typed(["Escape", "Enter"]);
  expect(onmove).toHaveBeenCalledTimes(1);
});

test("a joker laid by hand is asked for its letter", async () => {
  const { onmove } = board(aView());
  await fireEvent.click(button("joker, 1 point"));
  await fireEvent.click(button("Allonger à la fin"));
  await fireEvent.click(screen.getByText("S", { selector: "dialog button" }));
  await fireEvent.click(button("Poser MARES"));
  expect(onmove).toHaveBeenCalledWith("....>s");
});

test("the card that is picked can be exchanged; one passes at any time", async () => {
  const { onmove } = board(aView());
  expect(button("Échanger (−2)")).toHaveProperty("disabled", true);
  await fireEvent.click(button("N, 1 point"));
  await fireEvent.click(button("Échanger N (−2)"));
  await fireEvent.click(button("Passer"));
  expect(onmove.mock.calls).toEqual([["~N"], ["pass"]]);
});

test("after an exchange no card is picked, not even its like that came back", async () => {
  const { onmove } = board(aView());
  await fireEvent.click(screen.getAllByRole("button", { name: "E, 1 point" })[0]!);
  await fireEvent.click(button(/^Échanger E/));
  expect(onmove).toHaveBeenCalledWith("~E");
  expect((button("Échanger (−2)") as HTMLButtonElement).disabled).toBe(true);
});

test("beginners may lay any card face down", async () => {
  const { onmove } = board(aView({ options: { ...aView().options, beginner: true } }));
  await fireEvent.click(button("N, 1 point"));
  await fireEvent.click(button("À l’envers"));
  await fireEvent.click(button(/Compartiment 1/));
  await typed(["Enter"]);
  expect(onmove).toHaveBeenCalledWith("[N]...");
});

test("the house says what the word would bring, and why it cannot be", async () => {
  vi.useFakeTimers();
  const preview = vi.fn(async (move: string) =>
    move === ".E.."
      ? { brings: { sum: sum({ cards: 5, exchanges: -2 }) } }
      : { refused: "Un mot a au moins 3 lettres." },
  );
  board(aView(), { preview });
  await typed(["m", "e"]);
  await vi.advanceTimersByTimeAsync(200);
  expect(screen.getByText("= 3 points")).toBeTruthy();
  await typed(["-"]);
  await vi.advanceTimersByTimeAsync(200);
  expect(screen.getByText("Un mot a au moins 3 lettres.")).toBeTruthy();
});

test("where nobody can be asked, the values that show are added up", async () => {
  board(aView());
  await typed(["t"]);
  expect(screen.getByText("= 4 points")).toBeTruthy();
});

test("who waits can lay nothing, and no key does anything", async () => {
  const { onmove, container } = board(aView({ turn: 0 }));
  await typed(["e", "Enter"]);
  expect(onmove).not.toHaveBeenCalled();
  expect(container.querySelector("[data-place]")).toBeNull();
  expect(screen.getByText("Anna cherche un mot…")).toBeTruthy();
});

test("in the opening a word is laid in secret, or declined", async () => {
  const { onmove } = board(aView({ rack: "...", word: null, phase: "opening", bids: ["*"] }));
  expect(screen.getByText("mot secret")).toBeTruthy();
  await typed(["t", "e", "n", "Enter"]);
  await fireEvent.click(button("Renoncer"));
  expect(onmove.mock.calls).toEqual([["TEN"], ["decline"]]);
});

test("after the opening all words lie there, and who won it is said", () => {
  const last = happening({ kind: "bid", seat: 2, layer: 2, move: "decline" });
  const opened = { rack: "...", word: null, bids: ["MAR", "TeN", "decline"], mover: 1, last };
  board(aView(opened), { previous: aView({ ...opened, phase: "opening", bids: ["*", "TeN"] }) });
  expect(screen.getByText("MAR")).toBeTruthy();
  const winner = screen.getByText("★ commence").closest("li");
  expect(winner?.textContent).toContain("TEN");
  const said = heard.textContent?.replaceAll("\u00a0", " ");
  expect(said).toContain("Anna : MAR. Benoît : TEN. Chloé : rien. Vous commencez.");
});

test("a word on trial lies there for all, with the votes so far; the reader votes", async () => {
  const trial = { seat: 2, move: ".E..>S", word: "MERES", votes: "a" };
  const { onmove } = board(aView({ phase: "judge", trial, options: { ...aView().options, referee: "table" } }));
  expect(screen.getByText("Chloé propose MERES : est-ce un mot ?")).toBeTruthy();
  expect(screen.getByRole("img", { name: /^Compartiment 2\s: E, 1 point, sur A$/ })).toBeTruthy();
  expect(screen.getByText("✓ accepte")).toBeTruthy();
  await fireEvent.click(button("Je refuse"));
  expect(onmove).toHaveBeenCalledWith("reject");
});

test("what happened is announced with its points", () => {
  board(aView({ last: word }));
  expect(heard.textContent).toMatch(/Anna forme MARE\s: 5 points\./);
});

test("the reader is spoken to", () => {
  board(aView({ last: { ...word, seat: 1, layer: 1 } }));
  expect(heard.textContent).toMatch(/Vous formez MARE\s: 5 points\./);
});

test("one’s own exchange says what came for what; that of others does not", () => {
  const exchange = (seat: number, move: string, drawn: string) =>
    aView({ last: happening({ kind: "exchange", seat, layer: seat, move, drawn }) });
  board(exchange(1, "~T", "K"));
  expect(screen.getByText("Échangée : T contre K.")).toBeTruthy();
  cleanup();
  board(exchange(0, "~*", "*"));
  expect(screen.getByText("Anna échange une carte.")).toBeTruthy();
});

test("the pad is written from what the reader saw before", () => {
  const history = [aView({ last: word, scores: [5, 0, 0] })];
  board(aView({ scores: [5, 0, 0] }), { history });
  expect(screen.getByRole("group", { name: "Le bloc des scores" }).textContent).toContain("MARE");
});

test("the hourglass says how many seconds are left", () => {
  vi.useFakeTimers({ now: 1_000_000 });
  board(aView(), { deadline: 1_042_000 });
  expect(screen.getByRole("timer", { name: "42 secondes" })).toBeTruthy();
});

test("a word that was refused stays in the rack, to be mended; the same view is not told again", async () => {
  const { onmove, rerender } = board(aView());
  await typed(["t", "e", "Enter"]);
  await rerender({ acts: false });
  expect(screen.getByRole("img", { name: /^Compartiment 1\s: T, 1 point, sur M$/ })).toBeTruthy();
  const lines = heard.childElementCount;
  await rerender({ view: aView(), acts: true });
  expect(heard.childElementCount).toBe(lines);
  await typed(["Backspace", "Enter"]);
  expect(onmove).toHaveBeenLastCalledWith("T...");
});
