/** A game that is looked at again: which moment is shown, with whose eyes, and whether one follows a better line. */
import { announce } from "./announcements.ts";
import type { View } from "./board.ts";
import { playersOf, replayedBefore, replayOf, sightOf, type Eyes, type Replay, type Source } from "./replays.ts";
import type { Schemas } from "./schemas.ts";
import { say } from "./texts.ts";

type SeenPosition = Schemas["SeenPosition"];

/** What would have been better, to be stepped through: from the position before a move. */
interface BetterLine {
  number: number;
  moves: readonly string[];
  frames: readonly Schemas["ReplayFrame"][];
}

export class ReplayState {
  at = $state(0);
  eyes = $state<Eyes>("open");
  /** Whether moves follow each other by themselves. */
  running = $state(false);
  line = $state.raw<BetterLine | null>(null);
  /** How many moves of the line have been made. */
  step = $state(0);
  /** Which seat is at the bottom of the drawing; null: as the game has it. */
  bottom = $state<number | null>(null);
  /** The position that the motion comes from. */
  private from = $state.raw<View | null>(null);

  readonly sights = $derived.by(() => this.replay.frames.map((frame) => sightOf(frame, this.eyes)));
  readonly lineSights = $derived.by(() => this.line?.frames.map((frame) => sightOf(frame, this.eyes)) ?? []);
  readonly names = $derived.by(() => playersOf(this.replay));

  private constructor(
    readonly source: Source,
    readonly replay: Replay,
  ) {}

  static async open(source: Source): Promise<ReplayState> {
    const replayed = "record" in source ? replayedBefore.take(source.record) : null;
    return new ReplayState(source, replayed ?? (await replayOf(source)));
  }

  /** The game as text. */
  get record(): string {
    return this.replay.record;
  }

  get last(): number {
    return this.replay.frames.length - 1;
  }

  /** Whether it was played to its end, by the rules or otherwise. */
  get isOver(): boolean {
    return this.replay.ended !== null || this.sights.at(-1)?.view.turn === null;
  }

  get sight(): SeenPosition {
    return this.lineSights[this.step] ?? this.sights[this.at]!;
  }

  /** Which seat is at the bottom. */
  get nearest(): number {
    return this.bottom ?? (typeof this.eyes === "number" ? this.eyes : 0);
  }

  get previous(): View | null {
    return this.from;
  }

  look(eyes: Eyes): void {
    this.eyes = eyes;
    this.from = null;
  }

  /** Turns the drawing: the next seat comes to its bottom. */
  turn(): void {
    this.bottom = (this.nearest + 1) % this.replay.seats;
    this.from = null;
  }

  show(number: number, isAnimated = false): void {
    const to = Math.max(0, Math.min(number, this.last));
    this.from = isAnimated && to === this.at + 1 && !this.line ? (this.sights[this.at]?.view ?? null) : null;
    this.line = null;
    this.at = to;
    announce(say("web-replay-at", { at: this.at, last: this.last }));
  }

  go(by: 1 | -1): void {
    if (!this.line) return this.show(this.at + by, by === 1);
    const to = this.step + by;
    if (to < 0) return this.leaveLine();
    if (to >= this.line.frames.length) return;
    this.from = by === 1 ? this.sight.view : null;
    this.step = to;
    announce(say("web-line-at", { at: this.step, last: this.line.frames.length - 1 }));
  }

  /** What would have been better than that move, from the position before it. */
  follow(number: number, moves: readonly string[], frames: BetterLine["frames"]): void {
    this.running = false;
    this.from = null;
    this.step = 0;
    this.at = number;
    this.line = { number, moves, frames };
    announce(say("web-line-at", { at: 0, last: frames.length - 1 }));
  }

  leaveLine(): void {
    this.from = null;
    this.line = null;
  }
}
