import { manifest } from "$lib/manifest.ts";
import Lid from "./Lid.svelte";
import type { RondelicView } from "./cards.ts";

export default manifest<RondelicView>({
  lid: Lid,
  board: () => import("./Board.svelte"),
  tutorial: () => import("./tutorial.ts"),
  panel: () => import("./panel.ts"),
  sayings: () => import("./sayings.ts"),
});
