import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { tick } from "svelte";
import { speak } from "$lib/texts.ts";
import Review from "../src/parts/Review.svelte";

const move = (number: number, lost: number) => ({
  number,
  seat: 0,
  move: `m${number}`,
  best: "b",
  lost,
  luck: 0,
  words: `Words of ${number}.`,
});
const REVIEW = {
  game: "kala",
  unit: "chances",
  moves: [move(1, 0), move(2, 0.5), move(3, 0.1)],
  seats: [{ seat: 0, name: "White", words: "Half a game lost." }],
  picture: "<svg xmlns='http://www.w3.org/2000/svg'/>",
};

const wording = async (number: number) => `move ${number} in words`;

let answer: () => Response;

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

async function looked(at: number, onshow = (_: number) => {}) {
  const shown = render(Review, { source: { record: "Game: kala" }, at, wording, onshow });
  screen.getByRole("button", { name: "Analyse the game" }).click();
  await vi.waitFor(() => expect(screen.getByRole("status").textContent).not.toBe(""));
  await tick();
  return shown;
}

test("the words of the move that is shown are told, and follow the replay", async () => {
  answer = () => Response.json(REVIEW);
  const { rerender } = await looked(2);
  expect(screen.getByRole("status").textContent).toBe("Words of 2.");
  await rerender({ at: 3 });
  expect(screen.getByRole("status").textContent).toBe("Words of 3.");
  expect(screen.getByText("Half a game lost.")).toBeTruthy();
});

test("the costliest moves lead there, in the order of the game", async () => {
  answer = () => Response.json(REVIEW);
  const asked: number[] = [];
  await looked(0, (number) => asked.push(number));
  const buttons = screen.getAllByRole("button");
  await vi.waitFor(() =>
    expect(buttons.map((button) => button.textContent?.trim())).toEqual(["2. move 2 in words", "3. move 3 in words"]),
  );
  buttons[1]?.click();
  expect(asked).toEqual([3]);
});

test("what cannot be looked at is said in words, and may be asked again", async () => {
  answer = () =>
    Response.json({ status: 409, key: "house-review-unfinished", reason: "The game is not over." }, { status: 409 });
  await looked(1);
  expect(screen.getByRole("status").textContent).toBe("The game is not over.");
  expect(screen.getByRole("button", { name: "Analyse the game" })).toBeTruthy();
});
