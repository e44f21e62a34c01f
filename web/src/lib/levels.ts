/** How strong the bots are that a reader meets: as chosen last time, else of their own size, and gentle ones at first. */
import { readItem, writeItem } from "./storage.ts";
import { has, say } from "./texts.ts";

export function usualLevel(game: string, levels: readonly string[], ownSize: string | null = null): string | null {
  const last = readItem(`level.${game}`) ?? ownSize;
  return levels.find((one) => one === last) ?? levels[Math.floor((levels.length - 1) / 4)] ?? null;
}

export function keepLevel(game: string, level: string): void {
  writeItem(`level.${game}`, level);
}

/** A level as people call it; a game from outside may bring levels that only it knows. */
export function levelName(level: string): string {
  const key = `level-${level}`;
  return has(key) ? say(key) : level;
}
