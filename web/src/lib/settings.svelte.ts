/** What each reader sets for this device: speed of motion, sound, light. */
import { keep, kept } from "./keeping.ts";

export const SPEEDS = ["slow", "normal", "fast", "none"] as const;
export type Speed = (typeof SPEEDS)[number];
export const LOOKS = ["auto", "light", "dark"] as const;
export type Look = (typeof LOOKS)[number];

function oneOf<T extends string>(name: string, allowed: readonly T[], otherwise: T): T {
  const value = kept(name);
  return allowed.find((one) => one === value) ?? otherwise;
}

class Settings {
  speed = $state<Speed>(oneOf("speed", SPEEDS, "normal"));
  sound = $state(kept("sound") === "on");
  look = $state<Look>(oneOf("look", LOOKS, "auto"));

  setSpeed(speed: Speed) {
    this.speed = speed;
    keep("speed", speed);
  }

  setSound(on: boolean) {
    this.sound = on;
    keep("sound", on ? "on" : "off");
  }

  setLook(look: Look) {
    this.look = look;
    keep("look", look);
    this.showLook();
  }

  showLook() {
    if (this.look === "auto") delete document.documentElement.dataset.look;
    else document.documentElement.dataset.look = this.look;
  }
}

export const settings = new Settings();
