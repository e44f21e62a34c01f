/** How long something took, as short as it can be told: `0,4 s`, `12 s`, `3 min`, `2 h`, `3 j`. */
import { language } from "./texts.ts";

const STEPS: readonly [unit: "second" | "minute" | "hour" | "day", milliseconds: number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
  ["second", 1000],
];

export function duration(milliseconds: number): string {
  const [unit, size] = STEPS.find(([, long]) => milliseconds >= 1.5 * long) ?? (["second", 1000] as const);
  const amount = milliseconds / size;
  const digits = amount < 10 && unit === "second" ? 1 : 0;
  const told = new Intl.NumberFormat(language(), {
    style: "unit",
    unit,
    unitDisplay: "narrow",
    maximumFractionDigits: digits,
  }).format(amount);
  // Narrow units stand close to their number, as English has it; elsewhere a space belongs there.
  return language() === "en" ? told : told.replace(/(\d)(?=\p{L})/u, "$1\u202F");
}
