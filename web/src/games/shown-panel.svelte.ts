/** The panel of whichever game is shown: empty until it is loaded, or where it cannot be. */
import type { Panel } from "$lib/panel.ts";
import { panelOf } from "./index.ts";

/** Make it in a component: `game` names the game that is shown, and may come to name another. */
export class ShownPanel {
  now = $state.raw<Panel>({});

  constructor(game: () => string) {
    $effect(() => {
      let late = false;
      void panelOf(game())
        .catch(() => ({}))
        .then((found) => {
          if (!late) this.now = found;
        });
      return () => (late = true);
    });
  }
}
