import { expect, test, vi } from "vitest";
import { ms, pause, still } from "$lib/motion.ts";
import { settings } from "$lib/settings.svelte.ts";

test("motion follows the reader's speed, and stops where none is wanted", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  settings.setSpeed("normal");
  expect(ms(300)).toBe(300);
  settings.setSpeed("slow");
  expect(ms(300)).toBeGreaterThan(300);
  settings.setSpeed("none");
  expect(ms(300)).toBe(0);
  await pause(1e9);
});

test("whoever asks the system for reduced motion gets none", () => {
  settings.setSpeed("normal");
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  expect(still()).toBe(true);
  expect(ms(300)).toBe(0);
});
