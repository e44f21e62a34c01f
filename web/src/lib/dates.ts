/** Dates and the time that is left, in the reader's language. */
import { language } from "./texts.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** 3 décembre. */
export function dayOf(at: number): string {
  return new Intl.DateTimeFormat(language(), { day: "numeric", month: "long" }).format(at);
}

/** jeu. 3 déc., 14:05. */
export function momentOf(at: number): string {
  const form = { weekday: "short", day: "numeric", month: "short", hour: "numeric", minute: "2-digit" } as const;
  return new Intl.DateTimeFormat(language(), form).format(at);
}

/** jeudi 14:05, as long as one knows which Thursday that is; else with its date. */
export function deadlineOf(at: number, now: number): string {
  if (at - now >= 6 * DAY) return momentOf(at);
  return new Intl.DateTimeFormat(language(), { weekday: "long", hour: "numeric", minute: "2-digit" }).format(at);
}

/** 2 jours, 5 heures, 12 minutes: as much as there is at least; narrow: 2j. */
export function lengthOf(milliseconds: number, unitDisplay: "long" | "narrow" = "long"): string {
  const [amount, unit] =
    milliseconds >= DAY
      ? [Math.floor(milliseconds / DAY), "day"]
      : milliseconds >= HOUR
        ? [Math.floor(milliseconds / HOUR), "hour"]
        : [Math.max(0, Math.floor(milliseconds / MINUTE)), "minute"];
  return new Intl.NumberFormat(language(), { style: "unit", unit, unitDisplay }).format(amount);
}

/** As a field for dates has it: 2026-12-03, where the reader is. */
export function fieldOf(at: number): string {
  const date = new Date(at);
  const two = (number: number) => String(number).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The end of such a day. */
export function endOf(field: string): number {
  const [year = 0, month = 1, day = 1] = field.split("-").map(Number);
  return new Date(year, month - 1, day, 23, 59, 59).getTime();
}
