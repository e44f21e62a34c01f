/** How strong the bots are that a reader meets: as chosen last time, else of their own size, and gentle ones at first. */
import { readItem, writeItem } from "./storage.ts";
import { has, say } from "./texts.ts";

const SIZE = "size:";
/** What is kept of a bot of one's own size: with the next game the size may be another. */
const OWN_SIZE = "size";

/** `size`: the level of a bot as strong as the reader, where that is known. */
export function usualLevel(game: string, levels: readonly string[], size: string | null = null): string | null {
  const last = readItem(`level.${game}`) ?? OWN_SIZE;
  if (last === OWN_SIZE && size) return size;
  return levels.find((one) => one === last) ?? levels[Math.floor((levels.length - 1) / 4)] ?? null;
}

export function keepLevel(game: string, level: string): void {
  writeItem(`level.${game}`, level.startsWith(SIZE) ? OWN_SIZE : level);
}

/** The rating that a bot of some size has. */
export function sizeNumber(level: string): string {
  return level.slice(SIZE.length);
}

/** A level as people call it; a game from outside may bring levels that only it knows. */
export function levelName(level: string): string {
  if (level.startsWith(SIZE)) return say("level-size", { number: sizeNumber(level) });
  const key = `level-${level}`;
  return has(key) ? say(key) : level;
}

/** How a level plays, in a word or two; nothing where nobody says. */
export function levelStyle(game: string, level: string): string {
  const key = `web-${game}-style-${level}`;
  return has(key) ? say(key) : "";
}

/** `Graine (1 sur 9) · étourdi` */
export function levelWords(game: string, levels: readonly string[], level: string): string {
  const place = levels.indexOf(level) + 1;
  const name = levelName(level);
  return [place ? say("web-level-of", { level: name, at: place, most: levels.length }) : name, levelStyle(game, level)]
    .filter(Boolean)
    .join(" · ");
}
