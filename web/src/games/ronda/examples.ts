import type { Example } from "$lib/example.ts";

const examples: Example[] = [
  {
    says: "web-ronda-try-match",
    position: "bowls=3.1.2.3.4.0.1.2.0.4 stocks=10,10 black=0 box=0 turn=0 open=1 covered=- phase=lift",
    seat: 0,
  },
];

export default examples;
