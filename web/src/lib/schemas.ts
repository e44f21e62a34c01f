/** The shapes in which the house speaks, as its own description names them: openapi.ts is made from it. */
import type { components, paths } from "./openapi.ts";

export type Schemas = components["schemas"];

/** Everything that one may ask of a table. */
export type Command = paths["/api/tables/{table}/commands"]["post"]["requestBody"]["content"]["application/json"];

/** All words that the house knows of a kind, in this order: where one is missing, or is none of them, types fail. */
export function every<Word extends string>(words: Record<Word, true>): readonly Word[] {
  return Object.keys(words) as Word[];
}
