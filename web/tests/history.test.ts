import { beforeAll, expect, test } from "vitest";
import { DAY, deadlineOf } from "$lib/dates.ts";
import { othersOf, type GamePlayed } from "$lib/history.ts";
import { amountOf, bounded } from "$lib/profile.ts";
import { ratingAfter } from "$lib/ratings.ts";
import { doorOf } from "$lib/table-facts.ts";
import { speak } from "$lib/texts.ts";

type Player = GamePlayed["players"][number];

const player: Player = {
  seat: 0,
  person: "lea",
  name: "Léa",
  sign: "●",
  bot: false,
  level: null,
  place: 1,
  how: "played",
};
const bot: Player = { ...player, person: null, name: "Flageolet", sign: null, bot: true, level: "gousse" };
const game: GamePlayed = {
  table: "t",
  number: 1,
  game: "kala",
  ended: 0,
  seats: 2,
  moves: 9,
  reason: "rules",
  seat: 0,
  place: 1,
  result: "won",
  players: [],
  rated: true,
  number_after: 1000,
  number_before: 1000,
};

beforeAll(() => speak("en"));

test("a bot that took a seat over is no player of its own, and who went is named", () => {
  const left: Player = { ...player, seat: 1, person: "ana", name: "Ana", how: "left" };
  const substitute = { ...bot, seat: 1 };
  expect(othersOf({ ...game, players: [player, substitute, left] }, "lea")).toBe("Ana (then a bot, Pod)");
  expect(othersOf({ ...game, players: [player, substitute, left] }, "ana")).toBe("Léa");
  expect(othersOf({ ...game, players: [player, substitute] }, "lea")).toBe("Flageolet (bot, Pod)");
  const nameless = { ...player, seat: 1, person: null, name: null };
  expect(othersOf({ ...game, players: [player, nameless] }, "lea")).toBe("somebody");
});

test("a rating is told with how it changed", () => {
  expect(ratingAfter(895, 1000)).toBe("Rating: 895 (−105)");
  expect(ratingAfter(1040, 1000)).toBe("Rating: 1040 (+40)");
  expect(ratingAfter(1040, null)).toBe("Rating: 1040");
});

test("a day that is a week off is told with its date", () => {
  const now = new Date(2026, 10, 16, 12).getTime();
  expect(deadlineOf(now + 2 * DAY, now)).not.toMatch(/18/);
  expect(deadlineOf(now + 10 * DAY, now)).toMatch(/26/);
});

test("nobody loses more than all chances to win a game", () => {
  const [one] = bounded([{ lost: 1.985, luck: -0.2, ended: 1 }], "chances");
  expect(one).toEqual({ lost: 1, luck: -0.2, ended: 1 });
  expect(bounded([{ lost: 12, luck: 3, ended: 1 }], "beans")[0]?.lost).toBe(12);
  expect(amountOf(0.42, "chances")).toBe("42%");
  expect(amountOf(2.04, "beans")).toBe("2\u00a0beans");
});

test("a door says what one can do behind it", () => {
  const open = { may: "sit", phase: "gathering", free: 1 } as const;
  expect(doorOf(open)).toBe("play");
  expect(doorOf({ ...open, free: 0 })).toBe("full");
  expect(doorOf({ ...open, phase: "playing", free: 0 })).toBe("playing");
  expect(doorOf({ ...open, phase: "over", free: 0 })).toBe("over");
  expect(doorOf({ ...open, may: "watch" })).toBe("watch");
});
