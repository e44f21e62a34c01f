/** The games of the house, as it describes them in the reader's language. */
import { answer, api } from "./api.ts";
import type { Lang } from "./board.ts";
import type { Schemas } from "./schemas.ts";
import { has, language, say } from "./texts.ts";

export type Option = Schemas["OptionCard"];
/** What an option may be set to. */
export type Value = Option["default"];
export type GameCard = Schemas["GameCard"];

class Games {
  private cards = $state.raw<Partial<Record<Lang, GameCard[]>>>({});
  private asked = new Map<Lang, Promise<void>>();

  /** The cards that the reader understands; those of another language while these are on their way. */
  get all(): GameCard[] {
    return this.cards[language()] ?? Object.values(this.cards)[0] ?? [];
  }

  named(name: string): GameCard | undefined {
    return this.all.find((card) => card.name === name);
  }

  /** What people call a game; a game that the house does not have is called by its bare name. */
  titleOf(name: string): string {
    return this.named(name)?.title ?? name;
  }

  /** What people call a seat where nobody sits: White, or Player 1. */
  seatName(game: string, seat: number): string {
    return this.named(game)?.seat_names[seat] ?? say("seat-name", { number: seat + 1 });
  }

  /** Asks the house once in each language, and again where it did not answer. */
  load(): Promise<void> {
    const lang = language();
    const asked = this.asked.get(lang) ?? this.fetch(lang);
    this.asked.set(lang, asked);
    asked.catch(() => this.asked.delete(lang));
    return asked;
  }

  private async fetch(lang: Lang): Promise<void> {
    const cards = await answer(api.GET("/api/games"));
    this.cards = { ...this.cards, [lang]: cards };
  }
}

/** For how many it is, in words. */
export function playersOf({ fewest, advised }: GameCard): string {
  return say("web-box-players", { kind: fewest === advised ? "exact" : "range", fewest, most: advised });
}

/** Whom the game is from, in one line; empty where it does not say. */
export function originOf({ name }: GameCard): string {
  const key = `${name}-origin`;
  return has(key) ? say(key) : "";
}

/** What else the box says: minutes, and ages where somebody says. */
export function factsOf({ minutes, age, youngest }: GameCard): string[] {
  const facts = [say("web-box-minutes", { minutes })];
  if (age !== null) facts.push(say("web-box-age", { age, youngest: youngest ?? 0 }));
  return facts;
}

export const games = new Games();
