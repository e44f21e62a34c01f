/** Ronda beside its board: the stocks; what was done is told once the game is over, for remembering is the game. */
import type { Panel } from "$lib/panel.ts";
import { say } from "$lib/texts.ts";
import type { RondaView } from "./circle.ts";
import { moveSentences } from "./words.ts";

const panel: Panel<RondaView> = {
  standing: (view, seat) => {
    const beans = view.stocks[seat] ?? 0;
    return { short: String(beans), long: say("web-ronda-stands", { beans }) };
  },
  moveTextAfterwards: (view, names) => moveSentences(view, names, false).join(" "),
  why: (view, names) => moveSentences(view, names, true).at(-1) ?? "",
};

export default panel;
