/** Tells a sowing in motion: scene after scene, with the beans that fly between them. */
import { flights, lasting, type Flight } from "$lib/beans/places.ts";
import { pause, still } from "$lib/motion.ts";
import { sound } from "$lib/sound.ts";
import { spotOf, type Layout } from "./places.ts";
import { sceneOf, story, type Moment, type Scene } from "./scenes.ts";
import type { KalaView } from "./field.ts";

/** How long one looks at what a moment brought before the next one begins. */
const REST: Record<Moment["what"], number> = { sow: 40, leftover: 200, harvest: 250, bowl: 60 };
const SOUND = { sow: "bean", leftover: "bean", harvest: "beans", bowl: "bowl" } as const;
const BEFORE_HARVEST = 350;
const BOWL_MOVES = 480;

export class SowingAnimation {
  scene: Scene = $state.raw({ beans: {}, bowls: [] });
  flights: Flight[] = $state.raw([]);
  /** What is being told now; null: all is told. */
  moment: Moment["what"] | null = $state(null);
  #told = 0;

  constructor(view: KalaView) {
    this.scene = sceneOf(view);
  }

  /** Shows a view at once; whatever was being told is over. */
  show(view: KalaView): void {
    this.stop();
    this.scene = sceneOf(view, this.scene);
  }

  /** Whatever was being told is over; when a board is taken down, there may be no view any more. */
  stop(): void {
    this.#told++;
    this.flights = [];
    this.moment = null;
  }

  /** Tells how `previous` became `view`; true once it is told to the end. */
  async tell(previous: KalaView, view: KalaView, layout: () => Layout): Promise<boolean> {
    this.show(previous);
    const run = this.#told;
    if (still()) sound("bean");
    for (const moment of still() ? [] : story(previous, view, this.scene)) {
      this.moment = moment.what;
      if (moment.what === "harvest") await pause(BEFORE_HARVEST);
      if (run !== this.#told) return false;
      await this.#pass(moment, layout());
      if (run !== this.#told) return false;
    }
    this.show(view);
    return true;
  }

  async #pass({ what, scene }: Moment, layout: Layout): Promise<void> {
    const before = this.scene;
    this.flights = flights(
      before.beans,
      scene.beans,
      (place, bean) => spotOf(layout, before, place, bean),
      (place, bean) => spotOf(layout, scene, place, bean),
    );
    this.scene = scene;
    const lasts = what === "bowl" ? BOWL_MOVES : lasting(this.flights.length);
    const run = this.#told;
    await pause(lasts);
    if (run !== this.#told) return;
    sound(SOUND[what]);
    this.flights = [];
    await pause(REST[what]);
  }
}
