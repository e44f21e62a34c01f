import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setLiveRegion } from "$lib/announcements.ts";
import { settings } from "$lib/settings.svelte.ts";
import * as sounds from "$lib/sound.ts";
import { speak } from "$lib/texts.ts";
import Board from "../../src/games/rondelic/Board.svelte";
import { asked, aView, dealerTurns, ended, given } from "./views.ts";
import type { RondelicView } from "../../src/games/rondelic/cards.ts";

vi.mock("$lib/sound.ts", { spy: true });

const NAMES = ["Anna", "Benoît", "Chloé", "David"];
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

function board(view: RondelicView, more: object = {}) {
  const onmove = vi.fn();
  const onsettled = vi.fn();
  const props = {
    view,
    previous: null,
    moves: null,
    acts: false,
    names: NAMES,
    lang: "fr" as const,
    onmove,
    onsettled,
  };
  return { onmove, onsettled, ...render(Board, { ...props, ...more }) };
}

test("who is to act finds a button for every move, says it, and hears what it does", () => {
  const { onmove } = board(aView(), { acts: true, moves: ["keep", "swap"] });
  const [keep, swap] = screen.getAllByRole("button");
  expect(keep?.textContent).toContain("rester avec 2♣");
  expect(swap?.textContent).toContain("échanger 2♣ avec Benoît");
  swap?.click();
  expect(onmove).toHaveBeenCalledWith("swap");
});

test("who is not to act is told whom one waits for, and has nothing to press", () => {
  board(asked);
  expect(screen.queryAllByRole("button")).toEqual([]);
  expect(screen.getByText("Benoît doit répondre…")).toBeTruthy();
});

test("the reader is spoken to, the others are named", () => {
  board(given);
  expect(screen.getByText("Vous échangez")).toBeTruthy();
  expect(screen.getByText("Benoît donne")).toBeTruthy();
});

test("one’s own card has a name for whoever cannot see it", () => {
  board(aView());
  expect(screen.getByRole("img", { name: "2 de trèfle" })).toBeTruthy();
});

test("what happened and what is asked is announced", () => {
  board(given);
  expect(heard.textContent).toContain("Benoît donne.");
  expect(heard.textContent).toContain("Benoît garde ou échange…");
});

test("only lender and borrower read that a King is lent", () => {
  board(aView({ hands: ["KD", "2C", "?", null], lent: [{ lender: 1, borrower: 0 }] }));
  expect(screen.getByText(/Ce Roi vous est seulement confié/)).toBeTruthy();
  cleanup();
  board(aView({ seat: 2, hands: ["?", "?", "4S", null] }));
  expect(screen.queryByText(/confi/)).toBeNull();
});

test("nothing of a hidden card is in the page", () => {
  const { container } = board(aView({ seat: null, hands: ["?", "?", "?", null] }));
  expect(container.querySelectorAll(".card.back").length).toBeGreaterThanOrEqual(3);
  expect(container.querySelector(".card:not(.back)")).toBeNull();
});

test("the end of a round stays to be read even without motion, and the next view comes only then", async () => {
  vi.useFakeTimers();
  const { onsettled } = board(ended, { previous: dealerTurns });
  await vi.advanceTimersByTimeAsync(100);
  expect(screen.getByText("Carte la plus basse : Anna et Benoît.")).toBeTruthy();
  expect(onsettled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(onsettled).toHaveBeenCalledOnce();
});

test("whoever has read enough goes on", async () => {
  const { onsettled } = board(ended, { previous: dealerTurns });
  for (const _ of ["the showing", "the song"]) {
    (await screen.findByRole("button", { name: "Continuer" })).click();
    await Promise.resolve();
  }
  await vi.waitFor(() => expect(onsettled).toHaveBeenCalledOnce());
});

test("the words of the next decision come with its view, never before", async () => {
  const { rerender } = board(aView(), { acts: true, moves: ["keep", "swap"] });
  const view = { ...dealerTurns, seat: 3, hands: ["?", "?", "?", null] };
  await rerender({ view, previous: aView({ seat: 3 }), acts: true, moves: ["take", "turn"] });
  expect((await screen.findByRole("button", { name: /^Prendre/ })).textContent).toContain("prendre 5♠");
});

test("twenty players have twenty signs", () => {
  const seats = Array.from({ length: 20 }, (_, seat) => seat);
  const one = aView().tokens[0]!;
  const view = aView({
    seats: 20,
    tokens: seats.map(() => one),
    hands: seats.map(() => "?"),
    stakes: seats.map(() => 0),
  });
  const { container } = board(view, { names: seats.map((seat) => `Joueur ${seat + 1}`) });
  const signs = [...container.querySelectorAll(".players .sign")].map((sign) => sign.getAttribute("d"));
  expect(new Set(signs).size).toBe(20);
});

test("the same view again is not told again", async () => {
  const { rerender } = board(given);
  const lines = heard.childElementCount;
  await rerender({ view: { ...given }, previous: null });
  await rerender({ previous: null });
  expect(heard.childElementCount).toBe(lines);
});

test("in Rondellig every keep says « Servi ! », on the button, at the table and to the ear", () => {
  const options = { rules: "rondellig" as const, circles: 10, first: 3 };
  const said = [{ seat: 0, move: "keep" as const }];
  const last = { seat: 0, move: "keep" as const, king: null, ended: null };
  board(aView({ options, phase: "answer", turn: 1, said, last }));
  expect(screen.getByText("Vous : « Servi ! »")).toBeTruthy();
  expect(heard.textContent).toContain("Servi");
  cleanup();
  board(aView({ options }), { acts: true, moves: ["keep", "swap"] });
  expect(screen.getAllByRole("button")[0]?.textContent).toContain("Servi\u00a0!");
  cleanup();
  board(aView(), { acts: true, moves: ["keep", "swap"] });
  expect(screen.getAllByRole("button")[0]?.textContent).toContain("Garder");
});

test("the table reads the words that it sings, with tune and tradition; or only what happened", async () => {
  vi.useFakeTimers();
  const edge = { lowest: [1], edge: [1], fell: [], again: [] };
  const over = { ...ended, last: { ...ended.last!, ended: { ...ended.last!.ended!, ...edge } } };
  settings.setLyrics(true);
  board(over, { previous: aView() });
  await vi.advanceTimersByTimeAsync(2700);
  expect(document.querySelector(".song")?.textContent).toContain("Tanturlurou, You");
  expect(screen.getByText(/As-tu connu Pipo/)).toBeTruthy();
  cleanup();
  settings.setLyrics(false);
  board(over, { previous: aView() });
  await vi.advanceTimersByTimeAsync(2700);
  expect(document.querySelector(".song")).toBeNull();
  expect(screen.getByText("Benoît arrive au bord du trou !")).toBeTruthy();
  settings.setLyrics(true);
});

test("where nothing moves, the keep that ends a turn is still seen and heard", async () => {
  vi.useFakeTimers();
  vi.mocked(sounds.sound).mockClear();
  const options = { rules: "rondellig" as const, circles: 10, first: 3 };
  const last = { ...ended.last!, seat: 3, move: "keep" as const };
  board({ ...ended, options, last }, { previous: aView({ options }) });
  await vi.advanceTimersByTimeAsync(10);
  expect(screen.getByText("David : « Servi ! »")).toBeTruthy();
  expect(vi.mocked(sounds.sound).mock.calls).toEqual([["served"]]);
});
