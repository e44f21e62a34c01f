/** Who this browser is to the house: nobody at first; a name and a sign once something is to be done. */
import { ask } from "./api.ts";
import type { components } from "./openapi.ts";
import { keep, kept } from "./keeping.ts";
import { forgetStudied } from "./study.ts";

type Person = components["schemas"]["Person"];

export const SIGNS = ["●", "■", "▲", "◆", "★", "♥", "♣", "♠", "✿", "☀", "☾", "⚑"] as const;

class Me {
  person = $state.raw<Person | null>(null);

  /** Whoever was here before is known again; whoever was not is not asked. */
  async recognise(): Promise<Person | null> {
    return kept("known") ? this.introduce() : null;
  }

  /** The house knows this browser from now on. */
  async introduce(): Promise<Person> {
    return this.become(this.person ?? (await ask<Person>("POST", "/api/me", {})));
  }

  async rename(name: string, sign: string): Promise<void> {
    await this.introduce();
    this.become(await ask<Person>("PATCH", "/api/me", { name, sign }));
  }

  /** This device becomes another device's person, by a link made there. */
  async carry(secret: string): Promise<void> {
    this.become(await ask<Person>("POST", "/api/me/carry", { secret }));
  }

  async forget(): Promise<void> {
    await ask("DELETE", "/api/me");
    await forgetStudied();
    this.person = null;
    keep("known", null);
  }

  private become(person: Person): Person {
    this.person = person;
    keep("known", "yes");
    return person;
  }
}

export const me = new Me();
