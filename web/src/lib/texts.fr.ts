/** Every French text that the client may need: what only the terminal says stays there. */
export const pages: Record<string, string> = import.meta.glob(
  ["../../../src/haricot/texts/fr/*.ftl", "!**/core.ftl", "!**/review.ftl"],
  { query: "?raw", import: "default", eager: true },
);
