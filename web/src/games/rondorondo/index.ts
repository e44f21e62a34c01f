import { manifest } from "$lib/manifest.ts";
import Lid from "./Lid.svelte";

const FIRST_GAMES = 3;

export default manifest("rondorondo", {
  lid: Lid,
  board: () => import("./Board.svelte"),
  examples: () => import("./examples.ts"),
  tutorial: () => import("./tutorial.ts"),
  panel: () => import("./panel.ts"),
  proposes: (way, _seats, played): Record<string, number> =>
    way === "bots" || played < FIRST_GAMES ? { minute: 0 } : {},
  sayings: () => import("./sayings.ts"),
});
