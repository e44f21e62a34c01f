import { expect, test } from "vitest";
import type { Beans } from "$lib/beans/places.ts";
import { sceneOf, shownMistake, story, under } from "../../src/games/ronda/scenes.ts";
import { CIRCLE, type RondaView } from "../../src/games/ronda/circle.ts";
import { frames } from "../frames.ts";

/** How many beans lie at each place that is not covered. */
const lay = (beans: Beans, down: readonly number[] = []) =>
  Object.fromEntries(
    Object.entries(beans)
      .filter(([place]) => !down.some((bowl) => place === under(bowl)))
      .map(([place, numbers]) => [place, numbers.length]),
  );

test("every deed of many games, told in moments, leads to the view that followed", () => {
  const happened = new Set<string>();
  const games: Record<string, string | number>[] = [
    { game: "ronda", record: "ronda-the-black-bowl" },
    { game: "ronda", record: "ronda-a-long-turn" },
    { game: "ronda", record: "ronda-for-children" },
    { game: "ronda", seats: 3, seed: 5, random: 400 },
  ];
  for (const asked of games) {
    const views = frames<RondaView>(asked).map(({ view }) => view);
    for (const [at, view] of views.entries()) {
      const previous = views[at - 1];
      if (!previous) continue;
      const moments = story(view, sceneOf(previous));
      for (const { what } of moments) happened.add(what);
      const told = moments.at(-1)?.scene ?? sceneOf(previous);
      expect(lay(told.beans, view.covered)).toEqual(lay(sceneOf(view).beans));
      expect(told.raised).toEqual(view.open);
    }
  }
  expect([...happened].sort()).toEqual(["add", "cover", "leave", "lift", "mistake", "penalty"]);
});

test("a scene of a view holds nothing of what is covered, not even of what was covered just now", () => {
  const views = frames<RondaView>({ game: "ronda", seats: 3, seed: 5, random: 200 }).map(({ view }) => view);
  for (const view of views) {
    const { beans, raised } = sceneOf(view);
    expect(raised).toEqual(view.open);
    for (const bowl of CIRCLE) expect(under(bowl) in beans).toBe(view.open.includes(bowl));
  }
});

test("a mistake is shown also to whoever has no view before it, but not at a second look", () => {
  const views = frames<RondaView>({ game: "ronda", seats: 2, seed: 5, random: 40 }).map(({ view }) => view);
  const mistake = views.find((view) => view.last?.mistake);
  if (!mistake) throw new Error("a mistake");
  expect(shownMistake(mistake).map(({ what }) => what)).toEqual(["mistake", "cover"]);
  expect(shownMistake({ ...mistake, bowls: mistake.bowls.map(() => null), last: null })).toEqual([]);
});

test("a move taken back is not told as if it were a deed", () => {
  const views = frames<RondaView>({ game: "ronda", record: "ronda-a-long-turn" }).map(({ view }) => view);
  const [added, before] = [views[5], views[4]];
  if (!added || !before) throw new Error("views");
  expect(story(before, sceneOf(added))).toEqual([]);
});
