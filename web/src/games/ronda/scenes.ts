/** What lies in sight, moment by moment: a deed told from the view before it and `last`. Covered beans are in no scene. */
import { alike, carried, type Beans, type BeanPlace } from "$lib/beans/places.ts";
import type { Bowl, RondaView } from "./circle.ts";

export interface Scene {
  /** Beans in sight only: under a bowl once it is raised, until it is down again. */
  beans: Beans;
  raised: readonly Bowl[];
}

export interface Moment {
  what: "lift" | "mistake" | "penalty" | "add" | "leave" | "cover";
  scene: Scene;
}

export const under = (bowl: Bowl): BeanPlace => `under ${bowl}`;
export const stock = (seat: number): BeanPlace => `stock ${seat}`;
export const BLACK: BeanPlace = "black";
export const BOX: BeanPlace = "box";

/** Numbers from which a place's own beans are counted, so that no two beans are the same. */
const OWN: [RegExp, (number: number) => number][] = [
  [/^under (\d+)/, (bowl) => bowl * 100],
  [/^stock (\d+)/, (seat) => 2000 + seat * 100],
  [/^black/, () => 3000],
  [/^box/, () => 4000],
];

/** So many beans in a place: those that lie there already, then its own. */
function filled(place: BeanPlace, many: number, there: readonly number[], taken: ReadonlySet<number>): number[] {
  const [, number] = OWN.find(([name]) => name.test(place)) ?? [];
  const first = number?.(Number(/\d+/.exec(place)?.[0] ?? 0)) ?? 0;
  const kept = there.slice(0, many);
  for (let bean = first; kept.length < many; bean++) if (!taken.has(bean) && !kept.includes(bean)) kept.push(bean);
  return kept;
}

/** The view as a scene, with the bowls that are open; beans that lie there already stay. */
export function sceneOf(view: RondaView, before?: Scene): Scene {
  const wanted: [BeanPlace, number][] = [
    ...view.open.map((bowl): [BeanPlace, number] => [under(bowl), view.bowls[bowl - 1] ?? 0]),
    ...view.stocks.map((beans, seat): [BeanPlace, number] => [stock(seat), beans]),
    [BLACK, view.black],
    [BOX, view.box],
  ];
  const taken = new Set(wanted.flatMap(([place, many]) => (before?.beans[place] ?? []).slice(0, many)));
  const lie = (place: BeanPlace, many: number) => filled(place, many, before?.beans[place] ?? [], taken);
  const beans = wanted.map(([place, many]): [BeanPlace, number[]] => [place, lie(place, many)]);
  return { beans: Object.fromEntries(beans), raised: view.open };
}

/** Beans that lie under a bowl and are seen through it. */
export function beneath(bowl: Bowl, beans: number): number[] {
  return filled(under(bowl), beans, [], new Set());
}

function raise(scene: Scene, bowl: Bowl, beans: number): Scene {
  const taken = new Set(Object.values(scene.beans).flat());
  return {
    beans: { ...scene.beans, [under(bowl)]: filled(under(bowl), beans, [], taken) },
    raised: scene.raised.includes(bowl) ? scene.raised : [...scene.raised, bowl],
  };
}

/** What the last deed did, in order; if it does not lead here from there (taken back, or missed), a mistake alone is shown. */
export function story(view: RondaView, start: Scene): Moment[] {
  const last = view.last;
  const moments: Moment[] = [];
  let scene = start;
  const then = (what: Moment["what"], next: Scene) => {
    scene = next;
    moments.push({ what, scene });
  };
  if (last?.bowl && last.kind === "lift") then("lift", raise(scene, last.bowl, last.beans ?? 0));
  if (last?.mistake) then("mistake", scene);
  if (last?.penalty) then("penalty", { ...scene, beans: carried(scene.beans, BLACK, stock(last.seat)) });
  if (last?.bowl && last.kind === "add") {
    then("add", { ...scene, beans: carried(scene.beans, stock(last.seat), under(last.bowl)) });
    if (last.leaves_to) then("leave", { ...scene, beans: emptied(scene.beans, under(last.bowl), last.leaves_to) });
  }
  if (view.covered.length) then("cover", { ...scene, raised: view.open });
  return leadsTo(scene, view) ? moments : shownMistake(view);
}

/** A mistake that is shown without what came before it: both bowls up, then down. */
export function shownMistake(view: RondaView): Moment[] {
  const inSight = view.covered.every((bowl) => typeof view.bowls[bowl - 1] === "number");
  if (!view.last?.mistake || !inSight) return [];
  const scene = view.covered.reduce((up, bowl) => raise(up, bowl, view.bowls[bowl - 1] ?? 0), sceneOf(view));
  return [
    { what: "mistake", scene },
    { what: "cover", scene: { ...scene, raised: view.open } },
  ];
}

function leadsTo({ beans, raised }: Scene, view: RondaView): boolean {
  const inSight = Object.entries(beans).filter(([place]) => !view.covered.some((bowl) => place === under(bowl)));
  return raised.join() === view.open.join() && alike(Object.fromEntries(inSight), sceneOf(view).beans);
}

function emptied(beans: Beans, from: BeanPlace, to: BeanPlace): Beans {
  return (beans[from] ?? []).reduce((left) => carried(left, from, to), beans);
}
