/** RondoRondo beside its board: the points, and the pad on which they are written. */
import type { Panel } from "$lib/panel.ts";
import { say } from "$lib/texts.ts";
import type { RondoRondoView } from "./cards.ts";
import Pad from "./Pad.svelte";
import { written } from "./pad.ts";
import { moveText } from "./words.ts";

const panel: Panel<RondoRondoView> = {
  standing: (view, seat) => {
    const points = (view.outcome?.scores ?? view.scores)[seat] ?? 0;
    const cards = say("web-rondorondo-cards", { cards: view.hands[seat]?.length ?? 0 });
    return { short: written(points), long: `${say("web-points", { points })}, ${cards}` };
  },
  moveText,
  pad: Pad,
  why: (view, names) => {
    const out = view.hands.findIndex((hand) => hand === "");
    if (out < 0) return say("web-rondorondo-why-passes");
    return say("web-rondorondo-why-empty", { who: out === view.seat ? "you" : "other", name: names[out] ?? "" });
  },
};

export default panel;
