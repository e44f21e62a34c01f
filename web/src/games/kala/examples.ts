import type { Example } from "$lib/example.ts";

const examples: Example[] = [
  {
    says: "web-kala-try-harvest",
    position: "field=0.0.0.0/0.0.0.0/0.0.3.0/0.0.0.0 bowls=a1:0,d4:0 reserves=27,26 granary=0 turn=0 extra=no",
    seat: 0,
  },
];

export default examples;
