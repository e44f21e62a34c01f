/** What somebody played, as pictures need it: shares of a whole, and points of a line. */
import { every, type Schemas } from "./schemas.ts";
import { language, say } from "./texts.ts";

export type Profile = Schemas["Profile"];
export type GameProfile = Schemas["GameProfile"];
export type Company = Schemas["CompanyCard"];
export type CoursePoint = Schemas["CourseCard"];
export type HeadToHead = Schemas["HeadToHead"];
export type Audience = NonNullable<Schemas["Shown"]["profile"]>;

export const AUDIENCES = every<Audience>({ nobody: true, companions: true, everybody: true });

export interface Part {
  /** Where it begins, and how long it is, in hundredths of the whole. */
  from: number;
  size: number;
}

/** How a whole is shared out, from left to right. */
export function shares(amounts: readonly number[]): Part[] {
  const whole = amounts.reduce((sum, one) => sum + one, 0);
  let from = 0;
  return amounts.map((amount) => {
    const part = { from, size: whole ? (100 * amount) / whole : 0 };
    from += part.size;
    return part;
  });
}

/** The range of some numbers, with a little room around it; zero is in it where it is asked for. */
export function rangeOf(numbers: readonly number[], withZero = false): [number, number] {
  const all = withZero ? [...numbers, 0] : [...numbers];
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const room = (most - least || Math.abs(most) || 1) * 0.1;
  return [least - (withZero && least === 0 ? 0 : room), most + room];
}

/** From a range onto a line of that length, drawn from its end to its beginning: upwards, on a screen. */
export function upwards([least, most]: readonly [number, number], length: number): (number: number) => number {
  return (number) => length - ((number - least) / (most - least)) * length;
}

/** Ratings after games that counted, in order. */
export function ratingCourse(course: readonly CoursePoint[]): number[] {
  return course.flatMap(({ rating }) => (rating === null ? [] : [rating]));
}

export interface Judged {
  lost: number;
  luck: number;
  ended: number;
}

/** Those games that were reviewed, in order. */
export function judged(course: readonly CoursePoint[]): Judged[] {
  return course.flatMap(({ lost, luck, ended }) => (lost === null || luck === null ? [] : [{ lost, luck, ended }]));
}

/** As far as a reader can imagine it: nobody gains or loses more than all chances to win one game. */
export function bounded(games: readonly Judged[], unit: string): Judged[] {
  if (unit !== "chances") return [...games];
  return games.map((game) => ({ ...game, lost: Math.min(1, game.lost), luck: Math.max(-1, Math.min(1, game.luck)) }));
}

export function meanOf(numbers: readonly number[]): number {
  return numbers.length ? numbers.reduce((sum, one) => sum + one, 0) / numbers.length : 0;
}

/** So many chances, beans or points, in words; rounded as it is read. */
export function amountOf(number: number, unit: string): string {
  if (unit === "chances")
    return new Intl.NumberFormat(language(), { style: "percent", maximumFractionDigits: 0 }).format(number);
  const rounded = Math.round(number * 10) / 10;
  return unit === "beans" ? say("web-profile-beans", { count: rounded }) : say("web-points", { points: rounded });
}
