/** Kala beside its board: the reserves, and every sowing in words. */
import type { Panel } from "$lib/panel.ts";
import { say } from "$lib/texts.ts";
import type { KalaView } from "./field.ts";
import { moveSentences } from "./words.ts";

const panel: Panel<KalaView> = {
  standing: (view, seat) => {
    const beans = view.reserves[seat] ?? 0;
    return { short: String(beans), long: say("web-kala-stands", { beans }) };
  },
  moveText: (view, names) => moveSentences(view, names).join(" "),
  why: (view, names) => moveSentences(view, names).at(-1) ?? "",
};

export default panel;
