import { expect, test } from "vitest";
import { rulesOf } from "$lib/rules.ts";
import { NAMES } from "../src/games/index.ts";

const PAGES = NAMES.flatMap((game) => (["fr", "en"] as const).map((lang) => [game, lang] as const));

test.each(PAGES)("the rules of %s in %s are drawn, each drawing with its words", async (game, lang) => {
  const page = document.createElement("article");
  page.innerHTML = await rulesOf(game, lang);
  const drawings = [...page.querySelectorAll("figure")];
  expect(drawings.length).toBeGreaterThan(3);
  for (const drawing of drawings) {
    expect(drawing.querySelector("svg.drawing")).not.toBeNull();
    expect(drawing.querySelector("figcaption")?.textContent).toMatch(/\w.*\.$/);
  }
  expect(page.querySelector("img, style, [style]")).toBeNull(); // the house allows none of these
});

test.each(PAGES)(
  "the rules of %s in %s have sections to go to, and speak of nothing that one types",
  async (game, lang) => {
    const html = await rulesOf(game, lang);
    const page = document.createElement("article");
    page.innerHTML = html;
    const sections = [...page.querySelectorAll("h2")];
    expect(sections.length).toBeGreaterThan(4);
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
    expect(page.textContent).not.toMatch(/HARICOT_|haricot (words|play|serve|rules)|dev\.py/);
    for (const folded of page.querySelectorAll("details")) folded.remove(); // for those who write games down
    expect([...page.querySelectorAll("code")].map((one) => one.textContent)).toEqual([]);
  },
);
