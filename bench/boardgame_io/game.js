// The peer's game, of the same size as Kala: sixteen cups, two stocks, a move along four cups.
exports.game = {
  name: "cups",
  setup: () => ({ cups: Array(16).fill(0), stocks: [28, 28], bowls: [0, 15], granary: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    sow: ({ G, playerID }, path) => {
      if (!Array.isArray(path) || path.length !== 4) return "INVALID_MOVE";
      for (const cup of path) G.cups[cup] += 1;
      G.stocks[playerID] -= 1;
      G.bowls[playerID] = path[3];
    },
  },
};
