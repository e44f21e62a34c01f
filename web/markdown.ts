import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { marked } from "marked";
import type { Plugin } from "vite";

const PICTURE = /<p><img src="([^"]+\.svg)" alt="([^"]*)"><\/p>/g;

/** How a move is written, beside the word for it: for whoever types moves, which nobody does in a browser. */
const NOTATION = /\s\(<code>[^<]*<\/code>\)|(?<=\()<code>[^<]*<\/code>, /g;
/** A section with more of it than this is about nothing else: options by their names in files, records. */
const FEW = 3;

/** A Markdown page is imported as the HTML that it says, its drawings within: it is made while the client is built. */
export function markdown(): Plugin {
  return {
    name: "haricot-markdown",
    transform(text, id) {
      if (!id.endsWith(".md")) return null;
      // a column without a heading has none: a heading without words would be read out as one
      const plain = marked.parse(text, { async: false }).replaceAll(/<th[^>]*><\/th>/g, "<td></td>");
      // on a phone a table scrolls: so it must be within reach of the keyboard
      const named = withSections(plain.replaceAll("<table>", '<table tabindex="0">')).replaceAll(NOTATION, "");
      const html = named
        .split(/(?=<h2 )/)
        .map(folded)
        .join("");
      const drawn = html.replaceAll(PICTURE, (_, path: string, words: string) => {
        const file = join(dirname(id), path);
        this.addWatchFile(file);
        return drawing(readFileSync(file, "utf-8"), words);
      });
      return { code: `export default ${JSON.stringify(drawn)};`, map: null };
    },
  };
}

/** Each section has a name to go to. */
function withSections(html: string): string {
  let number = 0;
  return html.replaceAll("<h2>", () => `<h2 id="section-${++number}">`);
}

/** What is for those who write games down, or programs, is closed until somebody wants it. */
function folded(section: string): string {
  if (section.split("<code>").length - 1 <= FEW) return section;
  return section.replace(/<h2 .*?<\/h2>/, (title) => `<details><summary>${title}</summary>`) + "</details>\n";
}

/** The drawing lies in the page itself, so that it takes the page's colours; its words stand below it. */
function drawing(svg: string, words: string): string {
  const inline = svg.trim().replace("<svg ", '<svg class="drawing" aria-hidden="true" ').replaceAll(/>\s+</g, "><");
  return `<figure>${inline}<figcaption>${words}</figcaption></figure>`;
}
