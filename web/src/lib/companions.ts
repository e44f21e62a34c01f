/** Those who play at this screen beside whoever it belongs to: the house knows them, this device holds their keys. */
import { readItem, writeItem } from "./storage.ts";

export interface Companion {
  /** Who it is: seats change from game to game. */
  person: string;
  token: string;
}

export function keepCompanions(table: string, companions: Companion[]): void {
  writeItem(`companions.${table}`, JSON.stringify(companions));
}

export function companionsAt(table: string): Companion[] {
  try {
    return JSON.parse(readItem(`companions.${table}`) ?? "[]") as Companion[];
  } catch {
    return [];
  }
}
