/** What the engine says of the position that is shown: with growing budgets, and only while somebody looks. */
import { announce } from "../announcements.ts";
import { reason, Refusal } from "../api.ts";
import { me } from "../me.svelte.ts";
import { readItem, writeItem } from "../storage.ts";
import { percent, say } from "../texts.ts";
import { engineOn, type Candidate, type EngineAnswer, type Line } from "./questions.ts";

/** One position, and whose knowledge counts. */
export interface Looked {
  game: string;
  /** The same for the same question. */
  key: string;
  line: Line;
  eyes: number | null;
}

type Phase = "off" | "thinking" | "done" | "refused" | "replaced";

const SETTING = "analysis.engine";
/** Whoever walks through moves asks about the one where they stop. */
const BEFORE_ASKING = 250;
const AGAIN = 2000;
const TOO_MANY = 429;
/** How the key ends of a question that another page of the same reader pushed aside. */
const REPLACED = "-replaced";

export class EngineRun {
  isOn = $state(readItem(SETTING) !== "off");
  phase = $state<Phase>("off");
  found = $state.raw<EngineAnswer | null>(null);
  /** The key of the question that `found` answers. */
  of = $state("");
  /** Why it says nothing. */
  wrong = $state("");
  private asked: AbortController | null = null;
  private readonly answers = new Map<string, EngineAnswer>();

  set(isOn: boolean): void {
    this.isOn = isOn;
    writeItem(SETTING, isOn ? null : "off");
  }

  /** Nobody looks any more, or at something else. */
  leave(): void {
    this.asked?.abort();
    this.asked = null;
    this.phase = "off";
  }

  /** Looks at a position until the house has no larger budget for it. */
  async look(looked: Looked): Promise<void> {
    this.leave();
    const { signal } = (this.asked = new AbortController());
    this.wrong = "";
    this.of = looked.key;
    this.found = this.answers.get(looked.key) ?? null;
    this.phase = "thinking";
    try {
      await pause(BEFORE_ASKING, signal);
      await me.introduce();
      await this.deepen(looked, signal);
      if (!signal.aborted) this.phase = "done";
    } catch (why) {
      if (!signal.aborted) this.stop(why);
    }
  }

  private async deepen(looked: Looked, signal: AbortSignal): Promise<void> {
    let said = "";
    while (!signal.aborted && this.found?.next_nodes !== null) {
      const { line, eyes, game } = looked;
      const asked = { ...line, eyes, nodes: this.found?.next_nodes ?? null };
      const found = await patiently(() => engineOn(game, asked, signal), signal);
      if (signal.aborted) return;
      this.answers.set(looked.key, found);
      this.found = found;
      said = this.tell(found, said);
    }
  }

  /** Heard when it first speaks, and when it finds something else best. */
  private tell(found: EngineAnswer, said: string): string {
    const best = found.candidates[0];
    if (!best || best.move === said) return said;
    const value = valueOf(best);
    const told = value
      ? say("web-analysis-best", { move: best.words, value })
      : say("web-best-is", { move: best.words });
    announce(`${found.words} ${told}`);
    return best.move;
  }

  private stop(why: unknown): void {
    const isReplaced = why instanceof Refusal && why.key.endsWith(REPLACED);
    this.phase = isReplaced ? "replaced" : "refused";
    this.wrong = reason(why);
  }
}

async function patiently<T>(ask: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (why) {
      if (!(why instanceof Refusal && why.status === TOO_MANY)) throw why;
      await pause(AGAIN, signal);
    }
  }
}

async function pause(long: number, signal: AbortSignal): Promise<void> {
  await new Promise((done) => setTimeout(done, long));
  signal.throwIfAborted();
}

/** What a move is worth to whoever makes it: proven, or about so much; empty where it decides nothing about winning. */
export function valueOf({ proven, chance, turns }: Candidate): string {
  if (chance === null) return "";
  if (!proven) return say("web-analysis-about", { chance: percent(chance) });
  const result = chance >= 0.5 ? "won" : "lost";
  return provenOf(result, turns);
}

/** What is proven of a move, and in how many turns at most. */
export function provenOf(result: "won" | "lost", turns: number | null): string {
  return turns === null ? say(`web-analysis-${result}`) : say(`web-analysis-${result}-in`, { turns });
}

/** Between what it lies in eight of ten draws of what is hidden; empty where nothing is. */
export function spreadOf({ low, high }: Candidate): string {
  if (low == null || high == null || percent(low) === percent(high)) return "";
  return say("web-analysis-spread", { low: percent(low), high: percent(high) });
}
