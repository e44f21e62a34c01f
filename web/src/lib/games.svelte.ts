/** The games of the house, as it describes them in the reader's language. */
import { BOARDS } from "../games/index.ts";
import { ask } from "./api.ts";
import type { components } from "./openapi.ts";
import { language } from "./texts.ts";

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
  private cards = $state.raw<Record<string, GameCard[]>>({});

  get all(): GameCard[] {
    return this.cards[language()] ?? [];
  }

  named(name: string): GameCard | undefined {
    return this.all.find((card) => card.name === name);
  }

  async load(): Promise<void> {
    const lang = language();
    if (this.cards[lang]) return;
    const cards = await ask<GameCard[]>("GET", "/api/games");
    this.cards = { ...this.cards, [lang]: cards.filter((card) => BOARDS.includes(card.name)) };
  }
}

export const games = new Games();
