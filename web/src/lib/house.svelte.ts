/** What kind of house this is: one for families, where names are chosen and not typed, or any other. */
import { answer, api } from "./api.ts";
import type { Schemas } from "./schemas.ts";

class House {
  private card = $state.raw<Schemas["HouseCard"] | null>(null);
  private asked: Promise<void> | null = null;

  get family(): boolean {
    return this.card?.family ?? false;
  }

  /** Names that the house suggests. */
  get names(): string[] {
    return this.card?.names ?? [];
  }

  /** Asks once, and again where the house did not answer. */
  load(): Promise<void> {
    this.asked ??= this.fetch();
    this.asked.catch(() => (this.asked = null));
    return this.asked;
  }

  private async fetch(): Promise<void> {
    this.card = await answer(api.GET("/api/house"));
  }
}

export const house = new House();
