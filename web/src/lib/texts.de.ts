/** Every German text that the client may need: what only the terminal or the house says stays there. */
export const files: Record<string, string> = import.meta.glob("../../../src/haricot/texts/de/{web,shared}*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
