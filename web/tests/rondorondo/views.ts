/** Views of RondoRondo as the library writes them, to be changed where a test needs it. */
import type { RondoRondoLast, RondoRondoView, Sum } from "../../src/games/rondorondo/cards.ts";

/** Three players, seat 1 reads and is to act; the E of MARe is a joker. */
export function aView(changed: Partial<RondoRondoView> = {}): RondoRondoView {
  return {
    game: "rondorondo",
    seats: 3,
    options: {
      lexicon: "fr",
      referee: "lexicon",
      beginner: false,
      opening: "word",
      minute: 60,
      first: "none",
      youngest: "none",
      words: "all",
    },
    seat: 1,
    turn: 1,
    outcome: null,
    rack: "MARe",
    word: "MARE",
    hands: ["*******", "EEENT?-", "*******"],
    pile: 60,
    scores: [4, 7, 0],
    mover: 1,
    phase: "play",
    exchanged: 0,
    passes: 0,
    bids: [],
    trial: null,
    values: { A: 1, E: 1, M: 2, N: 1, R: 1, S: 1, T: 1, "?": 1, "-": -2 },
    last: null,
    ...changed,
  };
}

export function sum(parts: Partial<Sum>): Sum {
  const all = { cards: 0, erasers: 0, bonus: 0, exchanges: 0, ...parts };
  return { ...all, total: all.cards + all.erasers + all.bonus + all.exchanges };
}

export function happening(changed: Partial<RondoRondoLast>): RondoRondoLast {
  const nothing = { spellings: [], lay: null, laid: null, rack: null, word: null, sum: null, drawn: "", verdict: null };
  return { seat: 0, layer: 0, kind: "pass", move: "pass", ...nothing, ...changed };
}

export const word = happening({
  kind: "word",
  move: "...>e",
  lay: "...>e",
  rack: "MAR",
  word: "MARE",
  sum: sum({ cards: 5 }),
});
