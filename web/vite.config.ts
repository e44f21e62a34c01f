import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { gallery } from "./gallery/plugin.ts";
import { markdown } from "./markdown.ts";
import { serviceWorker } from "./service-worker-plugin.ts";

const HOUSE = process.env.HARICOT_HOUSE ?? "http://127.0.0.1:8080";

export default defineConfig({
  plugins: [markdown(), svelte(), gallery(), serviceWorker()],
  resolve: {
    alias: { $lib: new URL("./src/lib", import.meta.url).pathname },
    conditions: process.env.VITEST ? ["browser"] : undefined,
  },
  build: {
    outDir: "../src/haricot/house/client",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the house allows no data: scripts or styles
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: HOUSE, ws: true } },
  },
  test: {
    environment: "happy-dom",
    isolate: false, // a page of its own for each file took four times as long
    testTimeout: 30_000, // a busy machine is no failure
    setupFiles: "tests/patience.ts",
    include: ["tests/**/*.test.ts", "src/**/*.test.ts"],
  },
});
