import { manifest } from "$lib/manifest.ts";
import Lid from "./Lid.svelte";

export default manifest("ronda", {
  lid: Lid,
  board: () => import("./Board.svelte"),
  examples: () => import("./examples.ts"),
  tutorial: () => import("./tutorial.ts"),
  panel: () => import("./panel.ts"),
  sayings: () => import("./sayings.ts"),
});
