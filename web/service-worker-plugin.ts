import type { Plugin } from "vite";

const FILE = "service-worker.js";

/** The service worker is built beside the pages, and is told the names of all files that were built with it. */
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
      worker.code = worker.code.replace("__ASSETS__", JSON.stringify(assets));
    },
  };
}
