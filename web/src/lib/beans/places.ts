/** Beans in places, and beans that go from one to another. */
import { ms } from "../motion.ts";
import type { Spot } from "./beans.ts";

/** What a board calls a place: `cup a1`, `reserve 1`, `granary`. */
export type BeanPlace = string;
/** The beans of each place, by number: a bean keeps its number, and so its look, wherever it goes. */
export type Beans = Readonly<Record<BeanPlace, readonly number[]>>;

export interface Flight {
  bean: number;
  from: Spot;
  to: Spot;
  delay: number;
  lasts: number;
}

const FLIGHT = 380;
const APART = 70;

/** The last bean of one place goes to another. */
export function carried(beans: Beans, from: BeanPlace, to: BeanPlace): Beans {
  const bean = beans[from]?.at(-1);
  if (bean === undefined) return beans;
  return { ...beans, [from]: beans[from]?.slice(0, -1) ?? [], [to]: [...(beans[to] ?? []), bean] };
}

/** The beans that lie elsewhere afterwards: which, from where, to where. */
export function moved(before: Beans, after: Beans): { bean: number; from: BeanPlace; to: BeanPlace }[] {
  const where = new Map(Object.entries(before).flatMap(([place, beans]) => beans.map((bean) => [bean, place])));
  return Object.entries(after).flatMap(([to, beans]) =>
    beans.flatMap((bean) => {
      const from = where.get(bean);
      return from === undefined || from === to ? [] : [{ bean, from, to }];
    }),
  );
}

/** Whether as many beans lie at each place, whichever they are. */
export function alike(one: Beans, other: Beans): boolean {
  const places = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...places].every((place) => (one[place]?.length ?? 0) === (other[place]?.length ?? 0));
}

/** Their flights, one shortly after the other. */
export function flights(before: Beans, after: Beans, was: SpotOf, comes: SpotOf): Flight[] {
  return moved(before, after).map(({ bean, from, to }, at) => ({
    bean,
    from: was(from, bean),
    to: comes(to, bean),
    delay: ms(at * APART),
    lasts: ms(FLIGHT),
  }));
}
export type SpotOf = (place: BeanPlace, bean: number) => Spot;

/** How long so many flights last, at normal speed. */
export function lasting(many: number): number {
  return FLIGHT + Math.max(0, many - 1) * APART;
}
