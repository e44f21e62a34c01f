import type { Example } from "$lib/example.ts";

const examples: Example[] = [
  {
    says: "web-rondorondo-try-joker",
    position:
      "rack=VISe hands=AELNORT,BCDMPUU pile=ENOPRST scores=0,0 turn=0 phase=play exchanged=0 passes=0 bids=- word=-",
    options: "lexicon=fr minute=0",
    seat: 0,
  },
];

export default examples;
