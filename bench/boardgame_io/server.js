// The peer: boardgame.io in memory, or in files.
const { Server, FlatFile } = require("boardgame.io/dist/cjs/server.js");
const { game } = require("./game.js");

const [port, folder] = process.argv.slice(2);

const server = Server({ games: [game], origins: [/.*/], ...(folder ? { db: new FlatFile({ dir: folder }) } : {}) });
server.run(Number(port), () => console.log("open"));
