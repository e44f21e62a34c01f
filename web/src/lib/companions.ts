/** Those who play at this screen beside whoever it belongs to: the house knows them, this device holds their keys. */
import { readList, writeItem } from "./storage.ts";

const MOST_REMEMBERED = 12;

export interface CompanionKey {
  /** Who it is: seats change from game to game. */
  person: string;
  token: string;
}

export function keepCompanions(table: string, companions: CompanionKey[]): void {
  writeItem(`companions.${table}`, JSON.stringify(companions));
}

export function companionsAt(table: string): CompanionKey[] {
  return readList<CompanionKey>(
    `companions.${table}`,
    ({ person, token }) => typeof person === "string" && typeof token === "string",
  );
}

/** The names of those who last played at this screen, in the order of their seats. */
export function family(): string[] {
  return readList<string>("family", (name) => typeof name === "string");
}

/** Whoever is not there today keeps a place at the end. */
export function keepFamily(names: string[]): void {
  const others = family().filter((name) => !names.includes(name));
  writeItem("family", JSON.stringify([...names, ...others].slice(0, MOST_REMEMBERED)));
}
