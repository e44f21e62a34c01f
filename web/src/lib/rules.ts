/** The rules pages, as HTML made while the client is built. */
import type { Lang } from "./board.ts";

const PAGES = import.meta.glob<string>("../../../docs/rules/*.md", { import: "default" });

export async function rulesOf(game: string, lang: Lang): Promise<string> {
  const load = PAGES[`../../../docs/rules/${game}.${lang}.md`];
  return load ? load() : "";
}
