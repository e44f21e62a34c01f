import { expect, test } from "vitest";
import { settled, steps } from "../../src/games/rondelic/steps.ts";
import { asked, aView, dealerTurns, ended, given, kingShown } from "./views.ts";

test("cards that change hands fly at the same time, each as the reader may know it", () => {
  const [, flying] = steps(asked, given);
  expect(flying?.look.flights).toEqual([
    { card: "9H", from: 1, to: 0, order: 0 },
    { card: "2C", from: 0, to: 1, order: 0 },
  ]);
  expect(flying?.look.hands).toEqual([null, null, "?", null]);
});

test("a spectator sees two backs change places", () => {
  const blind = (view: typeof given) => ({ ...view, seat: null, hands: ["?", "?", "?", null] });
  expect(steps(blind(asked), blind(given))[1]?.look.flights.map((flight) => flight.card)).toEqual(["?", "?"]);
});

test("a King that is shown lies open for a while, then face down again", () => {
  const told = steps(asked, kingShown);
  expect(told.at(-1)?.look.hands[1]).toBe("KD");
  expect(told.at(-1)?.read).toBe(true);
  expect(settled(kingShown).hands[1]).toBe("?");
});

test("the last before the dealer gets the top card, and the dealer the card refused, face up", () => {
  const before = aView({ seat: 2, turn: 2, hands: ["?", "?", "3H", null] });
  const view = aView({
    ...before,
    phase: "dealer",
    turn: 3,
    hands: ["?", "?", "QS", null],
    up: "3H",
    drawn: 1,
    said: [{ seat: 2, move: "swap" }],
    last: { seat: 2, move: "swap", king: null, ended: null },
  });
  expect(steps(before, view)[1]?.look.flights).toEqual([
    { card: "3H", from: 2, to: "up", order: 0 },
    { card: "QS", from: "pack", to: 2, order: 1 },
  ]);
});

test("the dealer's refused card goes to the pack before the next is turned", () => {
  const view = aView({ ...dealerTurns, up: "JC", drawn: 2, last: { seat: 3, move: "turn", king: null, ended: null } });
  expect(steps(dealerTurns, view)[1]?.look.flights).toEqual([
    { card: "5S", from: "up", to: "pack", order: 0 },
    { card: "JC", from: "pack", to: "up", order: 1 },
  ]);
});

test("a round ends in order: cards shown, tokens moved and sung about, new cards dealt", () => {
  const told = steps(dealerTurns, ended);
  const [, , shown, moved, dealt] = told;
  expect(shown?.look.hands).toEqual(ended.showing);
  expect(shown?.look.lowest).toEqual([0, 1]);
  expect(shown?.look.circles).toEqual([2, 2, 2, 2]);
  expect(moved?.look.circles).toEqual([null, 10, 2, 2]);
  expect(moved?.look.song).toEqual([
    { kind: "edge", seat: 1 },
    { kind: "fell", seat: 0 },
  ]);
  expect(dealt?.look.flights.map((flight) => flight.to)).toEqual([1, 2, 3]);
});

test("what must be read stays for whoever wants no motion", () => {
  const read = steps(dealerTurns, ended).filter((step) => step.read);
  expect(read.map((step) => step.look.lowest)).toEqual([
    [0, 1],
    [0, 1],
  ]);
});

test("nothing happened before the first move", () => {
  expect(steps(aView(), aView())).toEqual([]);
});

test("cards are dealt to the right, and clockwise in Rondellig", () => {
  const servedBy = (rules: "rondelic" | "rondellig") => {
    const options = { rules, circles: 10, first: 3 };
    const hands = ["?", "?", "?", "?"];
    const said = [{ seat: 2, move: "keep" as const }];
    const before = aView({ options, hands, said });
    const last = { seat: 3, move: "keep" as const, king: null, ended: null };
    const dealt = steps(before, aView({ options, hands, said: [], last })).at(-1)!;
    return dealt.look.flights.map((flight) => flight.to);
  };
  expect(servedBy("rondelic")).toEqual([0, 1, 2, 3]);
  expect(servedBy("rondellig")).toEqual([2, 1, 0, 3]);
});
