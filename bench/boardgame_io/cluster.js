// The peer across processes: boardgame.io with PostgreSQL and Redis, as the page of its adapter shows.
const { Server, SocketIO } = require("boardgame.io/dist/cjs/server.js");
const { RedisPubSub } = require("@boardgame.io/redis-pubsub");
const { PostgresStore } = require("bgio-postgres");
const redis = require("redis");
const { game } = require("./game.js");

const [port, postgresqlPort, redisPort] = process.argv.slice(2);

const pubClient = redis.createClient({ host: "127.0.0.1", port: Number(redisPort) });
const subClient = pubClient.duplicate();
const host = { host: "127.0.0.1", port: Number(postgresqlPort), username: "haricot", database: "peer" };
const db = new PostgresStore({ ...host, logging: false });
const transport = new SocketIO({ pubSub: new RedisPubSub(pubClient, subClient) });
const server = Server({ games: [game], origins: [/.*/], db, transport });
server.run(Number(port), () => console.log("open"));
