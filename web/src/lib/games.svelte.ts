/** The games of the house, as it describes them in the reader's language. */
import { answer, api } from "./api.ts";
import type { Lang } from "./board.ts";
import type { Schemas } from "./schemas.ts";
import { language, say } from "./texts.ts";

export type Value = number | string | boolean;

export type Option = Schemas["OptionCard"];
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

/** How many may play, in words. */
export function playersOf({ fewest, most }: GameCard): string {
  return say("web-box-players", { kind: fewest === most ? "exact" : "range", fewest, most });
}

export const games = new Games();
