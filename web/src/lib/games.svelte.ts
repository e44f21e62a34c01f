/** The games of the house, as it describes them in the reader's language. */
import { NAMES } from "../games/index.ts";
import { ask } from "./api.ts";
import type { Lang } from "./board.ts";
import type { components } from "./openapi.ts";
import { has, language, say } from "./texts.ts";

export type Value = number | string | boolean;

export type Option = components["schemas"]["OptionCard"];
export type GameCard = components["schemas"]["GameCard"];

/** What the box says: how long it takes, from which age on, how many bots are good company. */
export const ON_THE_BOX: Record<string, { minutes: number; age: number; company: number }> = {
  kala: { minutes: 20, age: 10, company: 2 },
  ronda: { minutes: 15, age: 7, company: 3 },
  rondelic: { minutes: 20, age: 7, company: 5 },
  rondorondo: { minutes: 45, age: 9, company: 2 },
};

class Games {
  private cards = $state.raw<Partial<Record<Lang, GameCard[]>>>({});
  private asked = new Map<Lang, Promise<void>>();

  get all(): GameCard[] {
    return this.cards[language()] ?? [];
  }

  named(name: string): GameCard | undefined {
    return this.all.find((card) => card.name === name);
  }

  /** What people call a game: as its box says; before that is known, as the client knows it. */
  titleOf(name: string): string {
    const key = `${name}-name`;
    return this.named(name)?.title ?? (has(key) ? say(key) : name);
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
    const cards = await ask<GameCard[]>("GET", "/api/games");
    this.cards = { ...this.cards, [lang]: cards.filter((card) => NAMES.includes(card.name)) };
  }
}

export const games = new Games();
