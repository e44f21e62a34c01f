/** A whole short game: a sowing, a raid on the other bowl, an extra sowing with a harvest, and the end. */
import type { Tutorial } from "$lib/tutorial.ts";

const tutorial: Tutorial = {
  start: { seats: 2, seed: 1, options: "first=0 reserve=12" },
  seat: 0,
  steps: [
    { says: "web-kala-learn-things" },
    { says: "web-kala-learn-sow", move: "a1b1c1c2" },
    { says: "web-kala-learn-bowl" },
    { move: "d4d3d2c2>c1" },
    { says: "web-kala-learn-aside" },
    { says: "web-kala-learn-turn", move: "c2c1b1a1" },
    { move: "c1c2c3b3" },
    { says: "web-kala-learn-harvest", move: "a1b1b2b3x>c3", among: "a1b1b2b3" },
    { says: "web-kala-learn-extra", move: "c3c2c1b1x", among: "c3c2c1b1" },
    { move: "b3b4c4d4" },
    { says: "web-kala-learn-last", move: "b1c1d1d2" },
    { says: "web-kala-learn-end" },
  ],
};

export default tutorial;
