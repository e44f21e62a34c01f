/** Motion at the speed that the reader set; none for whoever wants none. */
import { settings, type Speed } from "./settings.svelte.ts";

const FACTOR: Record<Speed, number> = { slow: 1.8, normal: 1, fast: 0.5, none: 0 };

/** Whether nothing shall move: the reader said so here, or in the system's settings. */
export function still(): boolean {
  return settings.speed === "none" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** So many milliseconds at normal speed; 0 where nothing moves. For CSS: `style:transition-duration="{ms(300)}ms"`. */
export function ms(normal: number): number {
  return still() ? 0 : normal * FACTOR[settings.speed];
}

/** Waits that long, longer for whoever wants it slow, and never less: time to look at something is no motion. */
export function look(normal: number): Promise<void> {
  return new Promise((done) => setTimeout(done, normal * Math.max(1, FACTOR[settings.speed])));
}

/** Waits that long (at the reader's speed); at once where nothing moves. */
export function pause(normal: number): Promise<void> {
  const long = ms(normal);
  return long === 0 ? Promise.resolve() : new Promise((done) => setTimeout(done, long));
}
