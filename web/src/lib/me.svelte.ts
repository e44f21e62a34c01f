/** Who this browser is to the house: nobody at first; a name and a sign once something is to be done. */
import { answer, api } from "./api.ts";
import { clearItems, readItem, writeItem } from "./storage.ts";
import { clearCache } from "./offline-cache.ts";
import { follow, unsubscribe } from "./push.ts";
import { every, type Schemas } from "./schemas.ts";

export type Person = Schemas["Person"];

export type Sign = NonNullable<Schemas["Introduction"]["sign"]>;
export const SIGNS = every<Sign>({
  "●": true,
  "■": true,
  "▲": true,
  "◆": true,
  "★": true,
  "♥": true,
  "♣": true,
  "♠": true,
  "✿": true,
  "☀": true,
  "☾": true,
  "⚑": true,
});

class Me {
  person = $state.raw<Person | null>(null);

  /** Whoever was here before is known again; whoever was not is not asked. */
  async recognise(): Promise<Person | null> {
    return readItem("known") ? this.introduce() : null;
  }

  /** The house knows this browser from now on. */
  async introduce(name?: string, sign?: Sign): Promise<Person> {
    return this.become(this.person ?? (await answer(api.POST("/api/me", { body: { name, sign } }))));
  }

  async rename(name: string, sign?: Sign): Promise<void> {
    await this.introduce();
    this.become(await answer(api.PATCH("/api/me", { body: { name, sign } })));
  }

  /** Whose link that is; nothing changes by asking. */
  async whoseLink(secret: string): Promise<Person> {
    return answer(api.POST("/api/me/links/look", { body: { secret } }));
  }

  /** This device becomes another device's person, by a link made there. */
  async carry(secret: string): Promise<void> {
    const person = await answer(api.POST("/api/me/carry", { body: { secret } }));
    await clearCache(); // what the other one looked at is the other one's
    this.become(person);
  }

  /** This device becomes that of whoever holds the passkey. */
  async comeBack(shown: Schemas["PasskeyShown"]): Promise<void> {
    const person = await answer(api.POST("/api/passkeys/sign-in", { body: shown }));
    await clearCache();
    this.become(person);
  }

  /** This device becomes again whom it was before a link was followed. */
  async goBack(person: string): Promise<void> {
    const found = await answer(api.POST("/api/me/back", { body: { person } }));
    await clearCache();
    this.become(found);
  }

  async forget(): Promise<void> {
    await api.DELETE("/api/me");
    await unsubscribe().catch(() => {});
    await clearCache();
    this.person = null;
    writeItem("known", null);
  }

  /** Whoever comes next to this device finds nobody here; on other devices one stays who one is. */
  async handOver(): Promise<void> {
    await answer(api.DELETE("/api/me/device"));
    await unsubscribe().catch(() => {});
    await clearCache();
    clearItems();
    this.person = null;
  }

  private become(person: Person): Person {
    this.person = person;
    writeItem("known", "yes");
    void follow(person.id).catch(() => {}); // the next page tries again
    return person;
  }
}

export const me = new Me();
