/** What Fluent files may ask of a value beyond its number: the library's `texts/functions.py` says the same. */
import type { FluentFunction } from "@fluent/bundle";

const VOWELS = "AEIOU";

/** `vowel` where French elides before it (d’Anna, d’Yves), else `consonant` (de Yann, de Hugo). */
export function initial(value: string): "vowel" | "consonant" {
  const [first = "", second = ""] = bare(value);
  if (first === "Y") return second && !VOWELS.includes(second) ? "vowel" : "consonant";
  return first && VOWELS.includes(first) ? "vowel" : "consonant";
}

/** Capitals without accents: `Œ` and `Æ` begin with a vowel too. */
function bare(text: string): string {
  const folded = text.normalize("NFKD").toUpperCase().replaceAll("Œ", "OE").replaceAll("Æ", "AE");
  return folded.replaceAll(/\p{M}/gu, "").trimStart();
}

export const FUNCTIONS: Record<string, FluentFunction> = {
  INITIAL: ([value]) => initial(typeof value === "string" ? value : ""),
};
