import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import type { Plugin } from "vite";

const ROOT = new URL("../..", import.meta.url).pathname;
const VENV = `${ROOT}.venv/bin/python`;
const PYTHON = existsSync(VENV) ? VENV : "python3";

/** While developing: /gallery/frames plays a game with the library, so that a board can be looked at without a house. */
export function gallery(): Plugin {
  return {
    name: "haricot-gallery",
    apply: "serve",
    configureServer(server) {
      server.middlewares.use("/gallery/frames", (request, response) => {
        const asked = new URL(request.url ?? "/", "http://gallery").searchParams;
        const told = JSON.stringify(Object.fromEntries(asked));
        execFile(PYTHON, [`${ROOT}web/gallery/frames.py`, told], { maxBuffer: 1 << 28 }, (failed, out, err) => {
          response.statusCode = failed ? 400 : 200;
          response.setHeader("Content-Type", failed ? "text/plain; charset=utf-8" : "application/json");
          response.end(failed ? err.trim().split("\n").at(-1) : out);
        });
      });
    },
  };
}
