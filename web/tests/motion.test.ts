import { expect, test, vi } from "vitest";
import { look, ms, pause, still } from "$lib/motion.ts";
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

test("time to look at something is never shortened, and longer for whoever wants it slow", async () => {
  vi.useFakeTimers();
  let seen = "";
  for (const speed of ["none", "fast", "normal", "slow"] as const) {
    settings.setSpeed(speed);
    void look(300).then(() => (seen = speed));
    await vi.advanceTimersByTimeAsync(299);
    expect(seen).not.toBe(speed);
    await vi.advanceTimersByTimeAsync(speed === "slow" ? 241 : 1);
    expect(seen).toBe(speed);
  }
  vi.useRealTimers();
});
