/** A mistake, a match, going on, the black bowl and its penalty, and the last bean. */
import type { Tutorial } from "$lib/tutorial.ts";

const tutorial: Tutorial = {
  start: {
    seats: 2,
    seed: 1,
    position: "bowls=2.0.5.2.3.4.0.5.3.1 stocks=3,6 black=0 box=6 turn=0 open=- covered=- phase=lift",
  },
  seat: 0,
  steps: [
    { says: "web-ronda-learn-things" },
    { says: "web-ronda-learn-lift", move: "1" },
    { says: "web-ronda-learn-second", move: "6" },
    { says: "web-ronda-learn-mistake" },
    { move: "4" },
    { move: "9" },
    { says: "web-ronda-learn-remember", move: "1" },
    { says: "web-ronda-learn-match", move: "4" },
    { says: "web-ronda-learn-add", move: "+4" },
    { says: "web-ronda-learn-keep", move: "=4" },
    { says: "web-ronda-learn-third", move: "9" },
    { says: "web-ronda-learn-again", move: "+9" },
    { says: "web-ronda-learn-stop", move: "stop" },
    { move: "3" },
    { move: "8" },
    { move: "+8" },
    { says: "web-ronda-learn-black", move: "2" },
    { says: "web-ronda-learn-risk", move: "10" },
    { says: "web-ronda-learn-penalty" },
    { move: "5" },
    { move: "2" },
    { says: "web-ronda-learn-fours", move: "9" },
    { says: "web-ronda-learn-fours-too", move: "6" },
    { says: "web-ronda-learn-five", move: "+6" },
    { says: "web-ronda-learn-on", move: "=6" },
    { says: "web-ronda-learn-fives", move: "3" },
    { says: "web-ronda-learn-last", move: "+3" },
    { says: "web-ronda-learn-end" },
  ],
};

export default tutorial;
