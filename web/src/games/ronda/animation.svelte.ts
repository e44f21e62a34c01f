/** Tells a deed in motion; a mistake stays in sight for a moment, also where nothing moves. What is covered is forgotten. */
import { flights, lasting, type Flight, type SpotOf } from "$lib/beans/places.ts";
import { ms, pause, still } from "$lib/motion.ts";
import { settings } from "$lib/settings.svelte.ts";
import { sound } from "$lib/sound.ts";
import { sceneOf, shownMistake, story, type Moment, type Scene } from "./scenes.ts";
import type { RondaView } from "./circle.ts";

/** How long a mistake can be looked at, in milliseconds: time to count, not motion. */
const LOOK = 2600;
const RAISING = 420;
const REST: Record<Moment["what"], number> = { lift: 150, mistake: 0, penalty: 250, add: 120, leave: 200, cover: 0 };
/** What is heard when a moment begins, and when its beans have landed. */
const BEGINS = { lift: "lift", mistake: "unlike" } as const;
const LANDS = { add: "bean", penalty: "bean", leave: "beans", cover: "bowl" } as const;
const BEFORE_LEAVING = 600;

export type Where = (scene: Scene) => SpotOf;

export class DeedAnimation {
  scene: Scene = $state.raw({ beans: {}, raised: [] });
  flights: Flight[] = $state.raw([]);
  moment: Moment["what"] | null = $state(null);
  #told = 0;
  #lookedAt: () => void = () => {};

  constructor(view: RondaView) {
    this.scene = sceneOf(view);
  }

  show(view: RondaView): void {
    this.stop();
    this.scene = sceneOf(view, this.scene);
  }

  /** Whatever was being told is over; when a board is taken down, there may be no view any more. */
  stop(): void {
    this.#told++;
    this.#lookedAt();
    this.flights = [];
    this.moment = null;
  }

  /** Tells what led to the view; true once it is told to the end. */
  async tell(previous: RondaView | null, view: RondaView, where: Where, covers: () => void): Promise<boolean> {
    this.show(previous ?? { ...view, last: null });
    const run = this.#told;
    for (const moment of previous ? story(view, this.scene) : shownMistake(view)) {
      this.moment = moment.what;
      if (moment.what === "cover") covers();
      if (moment.what === "leave") await pause(BEFORE_LEAVING);
      if (run === this.#told) await this.#pass(moment, where, () => run === this.#told);
      if (run !== this.#told) return false;
    }
    this.show(view);
    if (previous && view.last?.kind === "lift" && view.phase === "match") sound("pair");
    return true;
  }

  /** Whoever has seen the mistake need not wait. */
  lookedEnough(): void {
    this.#lookedAt();
  }

  async #pass({ what, scene }: Moment, where: Where, lasts: () => boolean): Promise<void> {
    const before = this.scene;
    this.flights = still() ? [] : flights(before.beans, scene.beans, where(before), where(scene));
    this.scene = scene;
    if (what === "lift" || what === "mistake") sound(BEGINS[what]);
    if (what === "mistake") await this.#look();
    else await pause(what === "lift" || what === "cover" ? RAISING : lasting(this.flights.length));
    if (!lasts()) return;
    this.flights = [];
    if (what !== "lift" && what !== "mistake") sound(LANDS[what]);
    await pause(REST[what]);
  }

  #look(): Promise<void> {
    const slowly = settings.speed === "slow" ? 1.6 : 1;
    return new Promise((done) => {
      const over = settings.waits ? undefined : setTimeout(done, LOOK * slowly);
      this.#lookedAt = () => {
        clearTimeout(over);
        done();
      };
    });
  }
}

/** How long raising and covering last, for the style. */
export function raising(): number {
  return ms(RAISING);
}
