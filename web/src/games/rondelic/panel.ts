/** Rondelic beside its board: where each token stands, and what was said. */
import type { Panel } from "$lib/panel.ts";
import { say } from "$lib/texts.ts";
import { HIDDEN, type Held, type RondelicView } from "./cards.ts";
import { asked, moveText, stands } from "./words.ts";

const faceDown = (card: Held): Held => card && HIDDEN;

const panel: Panel<RondelicView> = {
  standing: (view, seat) => {
    const token = view.tokens[seat];
    const deals = seat === view.dealer && view.turn !== null ? say("web-rondelic-deals") : "";
    const stake = view.pot ? say("web-rondelic-stake", { stake: view.stakes[seat] ?? 0 }) : "";
    const circles = Number(view.options.circles);
    const short = token?.rank != null ? "†" : token?.edge ? "!" : `${token?.circle ?? 0}/${circles}`;
    return { short, long: [stands(view, seat), deals, stake].filter(Boolean).join(", ") };
  },
  moveText,
  why: (view, names) => asked(view, false, names),
  showdown: (view) =>
    view.last?.ended && view.turn !== null
      ? { ...view, hands: view.hands.map(faceDown), up: faceDown(view.up), offer: faceDown(view.offer) }
      : null,
};

export default panel;
