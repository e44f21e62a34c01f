import { expect, test } from "vitest";
import { moved, type Beans } from "$lib/beans/places.ts";
import { sceneOf, story } from "../../src/games/kala/scenes.ts";
import type { KalaView } from "../../src/games/kala/field.ts";
import { frames } from "../frames.ts";

const lay = (beans: Beans) =>
  Object.fromEntries(Object.entries(beans).map(([place, numbers]) => [place, numbers.length]));

test("every sowing of many games, told bean by bean, leads to the view that followed", () => {
  const happened = new Set<string>();
  for (const seed of [0, 2, 3, 67]) {
    const views = frames<KalaView>({ game: "kala", seed, random: 60 }).map(({ view }) => view);
    let scene = sceneOf(views[0] as KalaView);
    for (const [at, view] of views.entries()) {
      const previous = views[at - 1];
      if (!previous) continue;
      const moments = story(previous, view, scene);
      for (const { what } of moments) happened.add(what);
      const told = moments.at(-1)?.scene;
      expect(lay(told?.beans ?? {})).toEqual(lay(sceneOf(view).beans));
      expect(told?.bowls).toEqual(view.bowls.map((bowl) => bowl.cell));
      scene = sceneOf(view, told);
      expect(scene.beans).toEqual(told?.beans);
    }
  }
  expect([...happened].sort()).toEqual(["bowl", "harvest", "leftover", "sow"]);
});

test("one bean moves at a time while sowing, in the order of the path", () => {
  const [first, second] = frames<KalaView>({ game: "kala", options: "first=0", moves: "a1a2a3b3" });
  if (!first || !second) throw new Error("two views");
  let scene = sceneOf(first.view);
  const falls = story(first.view, second.view, scene).map((moment) => {
    const [one] = moved(scene.beans, moment.scene.beans);
    scene = moment.scene;
    return one?.to;
  });
  expect(falls).toEqual(["bowl 0", "cup a2", "cup a3", "cup b3", undefined]);
});

test("no bean is drawn twice, and none is lost", () => {
  const views = frames<KalaView>({ game: "kala", seed: 2, random: 60 }).map(({ view }) => view);
  const numbers = Object.values(sceneOf(views.at(-1) as KalaView).beans).flat();
  expect(new Set(numbers).size).toBe(56);
});

test("a move taken back, or views that were missed, are not told as if they were a sowing", () => {
  const views = frames<KalaView>({ game: "kala", seed: 2, random: 6 }).map(({ view }) => view);
  const [first, , third, , fifth] = views;
  if (!first || !third || !fifth) throw new Error("views");
  expect(story(fifth, third, sceneOf(fifth))).toEqual([]);
  expect(story(first, third, sceneOf(first))).toEqual([]);
});
