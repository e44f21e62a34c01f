/** The rules pages, as HTML made while the client is built. */
import type { Lang } from "./board.ts";

const PAGES = import.meta.glob<string>("../../../src/haricot/texts/rules/*.md", { import: "default" });

export async function rulesOf(game: string, lang: Lang): Promise<string> {
  const load = pageOf(game, lang) ?? pageOf(game, "en");
  return load ? load() : "";
}

function pageOf(game: string, lang: Lang) {
  return PAGES[`../../../src/haricot/texts/rules/${game}.${lang}.md`];
}
