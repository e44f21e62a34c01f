/** What the house finds in a game that is over: it starts when somebody looks, and ends when nobody does any more. */
import { answer, api, reason, Refusal } from "./api.ts";
import { me } from "./me.svelte.ts";
import { cached, keyOf } from "./offline-cache.ts";
import type { Source } from "./replays.ts";
import { every, type Schemas } from "./schemas.ts";
import { language } from "./texts.ts";

export type Mark = NonNullable<Schemas["ReviewedMove"]["mark"]>;
/** From what could not be better to what cost most; and what luck decided. */
export const MARKS = every<Mark>({
  best: true,
  fine: true,
  inaccuracy: true,
  mistake: true,
  blunder: true,
  luck: true,
});
/** What one would rather have played otherwise. */
export const SLIPS: ReadonlySet<Mark> = new Set(["inaccuracy", "mistake", "blunder"]);

export type ReviewedMove = Schemas["ReviewedMove"];
export type ReviewedSeat = Schemas["ReviewedSeat"];
export type Reviewed = Schemas["Reviewed"];

const TOO_MANY = 429; // another one of the same reader is not done yet
const AGAIN = 1500;

type Phase = "waiting" | "looking" | "done" | "stopped" | "refused";

/** One review: asked for, waited for, perhaps stopped. */
export class ReviewRun {
  phase = $state<Phase>("waiting");
  found = $state.raw<Reviewed | null>(null);
  /** Why there is none. */
  wrong = $state("");
  private asked: AbortController | null = null;

  /** Looks at the game, unless somebody stops it. */
  async start(source: Source): Promise<void> {
    this.leave();
    const asked = (this.asked = new AbortController());
    this.phase = "looking";
    try {
      await me.introduce();
      const found = await patiently(source, asked.signal);
      if (asked.signal.aborted) return;
      this.found = found;
      this.phase = "done";
    } catch (why) {
      if (asked.signal.aborted) return;
      this.wrong = reason(why);
      this.phase = "refused";
    }
  }

  /** The reader wants none now. */
  stop(): void {
    this.leave();
    this.phase = "stopped";
  }

  /** Nobody looks any more. */
  leave(): void {
    this.asked?.abort();
    this.asked = null;
  }
}

async function patiently(source: Source, signal: AbortSignal): Promise<Reviewed> {
  for (;;) {
    try {
      return await reviewOf(source, signal);
    } catch (why) {
      if (!(why instanceof Refusal && why.status === TOO_MANY)) throw why;
      await new Promise((done) => setTimeout(done, AGAIN));
      signal.throwIfAborted();
    }
  }
}

/** What was best at each move of a game that is over, and what was lost; kept, to be read again without the house. */
export async function reviewOf(source: Source, signal?: AbortSignal): Promise<Reviewed> {
  const more = signal ? { signal } : {};
  return cached(await keyOf({ review: source, lang: language() }), () =>
    answer(
      "record" in source
        ? api.POST("/api/study/reviews", { body: source, ...more })
        : api.POST("/api/tables/{table}/records/{number}/review", { params: { path: source }, ...more }),
    ),
  );
}
