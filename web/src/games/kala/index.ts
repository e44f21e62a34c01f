import { manifest } from "$lib/manifest.ts";
import Lid from "./Lid.svelte";
import type { KalaView } from "./field.ts";

export default manifest<KalaView>({
  lid: Lid,
  board: () => import("./Board.svelte"),
  examples: () => import("./examples.ts"),
  tutorial: () => import("./tutorial.ts"),
  sayings: () => import("./sayings.ts"),
});
