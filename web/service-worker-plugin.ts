import type { Plugin } from "vite";
import * as caches from "./src/lib/cache-names.ts";

const FILE = "service-worker.js";

/** The service worker is built beside the pages, and is told the names of all files built with it, and of the caches. */
export function serviceWorker(): Plugin {
  return {
    name: "haricot-service-worker",
    enforce: "post", // stylesheets and fonts are named by then
    apply: "build",
    buildStart() {
      this.emitFile({ type: "chunk", id: "src/service-worker.ts", fileName: FILE });
    },
    generateBundle(_, bundle) {
      const worker = bundle[FILE];
      if (worker?.type !== "chunk") throw new Error(`${FILE} was not built`);
      if (worker.imports.length) throw new Error(`${FILE} must stand alone: it imports ${worker.imports.join(", ")}`);
      const assets = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
      for (const [name, told] of Object.entries({ __ASSETS__: assets, __CACHES__: caches })) {
        if (!worker.code.includes(name)) throw new Error(`${FILE} does not ask for ${name}`);
        worker.code = worker.code.replaceAll(name, JSON.stringify(told));
      }
    },
  };
}
