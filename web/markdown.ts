import { marked } from "marked";
import type { Plugin } from "vite";

/** A Markdown page is imported as the HTML that it says: it is made while the client is built. */
export function markdown(): Plugin {
  return {
    name: "haricot-markdown",
    transform(text, id) {
      if (!id.endsWith(".md")) return null;
      // a column without a heading has none: a heading without words would be read out as one
      const html = marked.parse(text, { async: false }).replaceAll(/<th[^>]*><\/th>/g, "<td></td>");
      return { code: `export default ${JSON.stringify(html)};`, map: null };
    },
  };
}
