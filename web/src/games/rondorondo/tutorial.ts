/** Four words: three letters, a longer rack, a joker on an eraser, an exchange. */
import type { Tutorial } from "$lib/tutorial.ts";

const tutorial: Tutorial = {
  start: {
    position:
      "rack=... hands=AEMRST?,AEGLOU- pile=NIODDUELIPABC scores=0,0 turn=0 phase=play exchanged=0 passes=0 bids=- word=-",
    options: "minute=0",
  },
  seat: 0,
  steps: [
    { says: "web-rondorondo-learn-first", move: "MER" },
    { says: "web-rondorondo-learn-bonus" },
    { move: ".A.>E" },
    { says: "web-rondorondo-learn-grow", move: "....>S" },
    { move: "-...." },
    { says: "web-rondorondo-learn-joker", move: "r...." },
    { says: "web-rondorondo-learn-sum" },
    { move: "pass" },
    { says: "web-rondorondo-learn-exchange", move: "~T" },
    { says: "web-rondorondo-learn-after", move: "P...." },
    { says: "web-rondorondo-learn-end" },
  ],
};

export default tutorial;
