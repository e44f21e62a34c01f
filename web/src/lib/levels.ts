/** How strong the bots are that a reader meets: as chosen last time, and gentle ones at first. */
import { keep, kept } from "./keeping.ts";

export function usualLevel(game: string, levels: readonly string[]): string | null {
  const last = kept(`level.${game}`);
  return levels.find((one) => one === last) ?? levels[Math.floor((levels.length - 1) / 4)] ?? null;
}

export function keepLevel(game: string, level: string): void {
  keep(`level.${game}`, level);
}
