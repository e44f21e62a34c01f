/** Three rounds: a swap that a King stops, the dealer's choice, and the coup de Jarnac. */
import type { Tutorial } from "$lib/tutorial.ts";

const tutorial: Tutorial = {
  start: { seats: 4, seed: 241763, options: "first=3 circles=4" },
  seat: 0,
  steps: [
    { says: "web-rondelic-learn-board" },
    { says: "web-rondelic-learn-swap", move: "swap" },
    { move: "give" },
    { says: "web-rondelic-learn-luck" },
    { move: "swap" },
    { move: "show" },
    { says: "web-rondelic-learn-king" },
    { move: "keep" },
    { says: "web-rondelic-learn-dealer", move: "take" },
    { says: "web-rondelic-learn-showing" },
    { move: "keep" },
    { move: "keep" },
    { move: "keep" },
    { says: "web-rondelic-learn-turn", move: "turn" },
    { says: "web-rondelic-learn-take", move: "take" },
    { move: "keep" },
    { move: "swap" },
    { says: "web-rondelic-learn-jarnac", move: "give" },
    { says: "web-rondelic-learn-lent", move: "keep" },
    { move: "take" },
    { says: "web-rondelic-learn-end" },
  ],
};

export default tutorial;
