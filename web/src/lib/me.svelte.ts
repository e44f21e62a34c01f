/** Who this browser is to the house: nobody at first; a name and a sign once something is to be done. */
import { answer, api } from "./api.ts";
import { readItem, writeItem } from "./storage.ts";
import { clearCache } from "./offline-cache.ts";
import type { Schemas } from "./schemas.ts";

type Person = Schemas["Person"];

export type Sign = NonNullable<Schemas["Introduction"]["sign"]>;
export const SIGNS: readonly Sign[] = ["●", "■", "▲", "◆", "★", "♥", "♣", "♠", "✿", "☀", "☾", "⚑"];

class Me {
  person = $state.raw<Person | null>(null);

  /** Whoever was here before is known again; whoever was not is not asked. */
  async recognise(): Promise<Person | null> {
    return readItem("known") ? this.introduce() : null;
  }

  /** The house knows this browser from now on. */
  async introduce(): Promise<Person> {
    return this.become(this.person ?? (await answer(api.POST("/api/me", { body: {} }))));
  }

  async rename(name: string, sign?: Sign): Promise<void> {
    await this.introduce();
    this.become(await answer(api.PATCH("/api/me", { body: { name, sign } })));
  }

  /** This device becomes another device's person, by a link made there. */
  async carry(secret: string): Promise<void> {
    this.become(await answer(api.POST("/api/me/carry", { body: { secret } })));
  }

  async forget(): Promise<void> {
    await api.DELETE("/api/me");
    await clearCache();
    this.person = null;
    writeItem("known", null);
  }

  private become(person: Person): Person {
    this.person = person;
    writeItem("known", "yes");
    return person;
  }
}

export const me = new Me();
