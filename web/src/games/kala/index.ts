import { manifest } from "$lib/manifest.ts";
import Lid from "./Lid.svelte";
import Sign from "./Sign.svelte";

export default manifest("kala", {
  lid: Lid,
  sign: Sign,
  turns: true,
  board: () => import("./Board.svelte"),
  examples: () => import("./examples.ts"),
  tutorial: () => import("./tutorial.ts"),
  solved: () => import("./Solved.svelte"),
  panel: () => import("./panel.ts"),
  sayings: () => import("./sayings.ts"),
});
