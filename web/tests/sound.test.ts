import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "$lib/settings.svelte.ts";
import { play, sound } from "$lib/sound.ts";

/** Any part of an audio context: every call gives another one. */
const part = (): unknown =>
  new Proxy(() => {}, {
    get: (_, name) => (name === "then" ? undefined : part()),
    apply: () => part(),
    set: () => true,
  });

const made = vi.fn();
beforeEach(() => {
  made.mockClear();
  vi.stubGlobal("AudioContext", function () {
    made();
    const oscillator = part;
    return {
      currentTime: 0,
      sampleRate: 10,
      destination: part(),
      resume: oscillator,
      createOscillator: oscillator,
      createGain: oscillator,
      createWaveShaper: oscillator,
    };
  });
});
afterEach(() => {
  settings.shared = false;
  vi.unstubAllGlobals();
});

test("a screen that several people share is silent until somebody wants sound", () => {
  expect(settings.sound).toBe(true);
  settings.shared = true;
  expect(settings.sound).toBe(false);
  settings.setSound(true);
  expect(settings.sound).toBe(true);
});

test("nothing is heard before the page was touched, nor where sound is switched off", () => {
  settings.setSound(true);
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: false } });
  sound("unlike");
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: true } });
  settings.setSound(false);
  play([[60, 1]]);
  expect(made).not.toHaveBeenCalled();
  settings.setSound(true);
  sound("unlike");
  expect(made).toHaveBeenCalledOnce();
});
