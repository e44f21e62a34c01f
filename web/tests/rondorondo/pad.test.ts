import { expect, test } from "vitest";
import { carried, entries, leftOver, lines, workings } from "../../src/games/rondorondo/pad.ts";
import { aView, happening, sum, word } from "./views.ts";

test("the pad has a line a round and a column a player; a pass is there too", () => {
  const views = [
    aView({ last: word }),
    aView({ last: happening({ kind: "exchange", seat: 1, layer: 1, move: "~*" }) }),
    aView({ last: happening({ seat: 1, layer: 1, sum: sum({ exchanges: -2 }) }) }),
    aView({ last: { ...word, word: "MARES" } }),
  ];
  const pad = lines(entries(views), 3);
  expect(pad.map((row) => row.map((entry) => entry && (entry.word ?? entry.sum.total)))).toEqual([
    ["MARE", -2, null],
    ["MARES", null, null],
  ]);
});

test("a word on trial is written once it is accepted, and never if it is rejected", () => {
  const proposed = aView({ last: { ...word, sum: null } });
  const accepted = aView({ last: { ...word, seat: 2, kind: "vote", verdict: "accepted" } });
  const rejected = aView({ last: { ...word, seat: 2, kind: "vote", verdict: "rejected", sum: sum({}) } });
  expect(entries([proposed, accepted])).toEqual([{ seat: 0, word: "MARE", sum: word.sum, at: 1 }]);
  expect(entries([proposed, rejected])).toEqual([{ seat: 0, word: null, sum: sum({}), at: 1 }]);
});

test("how a score came about is written where it is more than the cards", () => {
  expect(workings(sum({ cards: 7 }))).toBe("");
  expect(workings(sum({ cards: 7, erasers: -2, bonus: 3, exchanges: -4 }))).toBe("7 − 2 + 3 − 4");
});

test("points from before the reader came are carried over", () => {
  expect(carried(aView({ scores: [9, 7, 0] }), entries([aView({ last: word })]))).toEqual([4, 7, 0]);
  expect(carried(aView({ scores: [5, 0, 0] }), entries([aView({ last: word })]))).toBeNull();
});

test("at the end the cards still held are taken off", () => {
  const outcome = { winners: [1], scores: [1, 7, -6], ranks: [2, 1, 3] };
  expect(leftOver(aView({ outcome }))).toEqual([-3, 0, -6]);
  expect(leftOver(aView())).toBeNull();
});
