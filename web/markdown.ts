import { marked } from "marked";
import type { Plugin } from "vite";

/** A Markdown page is imported as the HTML that it says: it is made while the client is built. */
export function markdown(): Plugin {
  return {
    name: "haricot-markdown",
    transform(text, id) {
      if (!id.endsWith(".md")) return null;
      return { code: `export default ${JSON.stringify(marked.parse(text, { async: false }))};`, map: null };
    },
  };
}
