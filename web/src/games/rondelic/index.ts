import { manifest } from "$lib/manifest.ts";
import Lid from "./Lid.svelte";

export default manifest("rondelic", {
  lid: Lid,
  turns: true,
  board: () => import("./Board.svelte"),
  tutorial: () => import("./tutorial.ts"),
  panel: () => import("./panel.ts"),
  // with ten, a game of three takes some 257 touches
  proposes: (way, seats): Record<string, number> => (way === "here" ? { circles: seats < 4 ? 4 : 3 } : {}),
  sayings: () => import("./sayings.ts"),
});
