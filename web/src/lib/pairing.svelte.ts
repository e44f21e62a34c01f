/** Somebody to play with, now: asked for again and again for as long as the reader waits. */
import { answer, api, reason } from "./api.ts";
import type { Value } from "./games.svelte.ts";
import { me } from "./me.svelte.ts";
import { route } from "./route.svelte.ts";

const EVERY = 2000;

export class Pairing {
  /** Whether the reader waits; `late`: the house waits for them no longer. */
  phase = $state<"idle" | "looking" | "late">("idle");
  /** The level of the bots that are as strong as the reader. */
  level = $state<string | null>(null);
  wrong = $state("");
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;

  async start(game: string, options: Record<string, Value>): Promise<void> {
    const asked = ++this.asked;
    this.phase = "looking";
    this.wrong = "";
    try {
      await me.introduce();
      await this.ask(asked, game, options, true);
    } catch (why) {
      if (asked === this.asked) this.end(reason(why));
    }
  }

  /** Also where the page goes away: then the request outlives it. */
  stop(): void {
    if (this.phase !== "looking") return;
    this.end();
    void api.DELETE("/api/pairing", { keepalive: true }).catch(() => {});
  }

  private async ask(asked: number, game: string, options: Record<string, Value>, begins: boolean): Promise<void> {
    const found = await answer(api.POST("/api/pairing", { body: { game, options, begins } }));
    if (asked !== this.asked) {
      if (begins && this.phase !== "looking") void api.DELETE("/api/pairing").catch(() => {}); // it came after the end
      return;
    }
    this.level = found.level;
    if (found.table) {
      this.end();
      route.go(`/table/${found.table}`);
    } else if (found.waits) {
      this.timer = setTimeout(() => {
        this.ask(asked, game, options, false).catch((why) => asked === this.asked && this.end(reason(why)));
      }, EVERY);
    } else {
      this.end();
      this.phase = "late";
    }
  }

  private end(wrong = ""): void {
    this.asked++;
    clearTimeout(this.timer);
    this.phase = "idle";
    this.wrong = wrong;
  }
}
