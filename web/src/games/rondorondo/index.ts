import { manifest } from "$lib/manifest.ts";
import Lid from "./Lid.svelte";
import type { RondoRondoView } from "./cards.ts";

export default manifest<RondoRondoView>({
  lid: Lid,
  board: () => import("./Board.svelte"),
  examples: () => import("./examples.ts"),
  tutorial: () => import("./tutorial.ts"),
  panel: () => import("./panel.ts"),
  sayings: () => import("./sayings.ts"),
});
