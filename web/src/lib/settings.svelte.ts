/** What each reader sets for this device: speed of motion, sound, light. */
import { readItem, writeItem } from "./storage.ts";

export const SPEEDS = ["slow", "normal", "fast", "none"] as const;
export type Speed = (typeof SPEEDS)[number];
export const LOOKS = ["auto", "light", "dark"] as const;
type Theme = (typeof LOOKS)[number];

function oneOf<T extends string>(name: string, allowed: readonly T[], otherwise: T): T {
  const value = readItem(name);
  return allowed.find((one) => one === value) ?? otherwise;
}

class Settings {
  speed = $state<Speed>(oneOf("speed", SPEEDS, "normal"));
  /** Whether several people look at this screen: sound is off there until somebody wants it. */
  shared = $state(false);
  private wantsSound = $state<string | null>(readItem("sound"));
  /** Whether the words of a song are shown while it is sung. */
  lyrics = $state(readItem("lyrics") !== "off");
  /** Whether the device trembles when it is one's turn. */
  vibration = $state(readItem("vibration") === "on");
  /** Whether nothing that is shown for a moment goes away before one says so. */
  waits = $state(readItem("waits") === "on");
  /** Whether letters can be typed on a board that has the focus. */
  keys = $state(readItem("keys") !== "off");
  look = $state<Theme>(oneOf("look", LOOKS, "auto"));

  get sound(): boolean {
    return this.wantsSound ? this.wantsSound === "on" : !this.shared;
  }

  setSpeed(speed: Speed) {
    this.speed = speed;
    writeItem("speed", speed);
  }

  setSound(on: boolean) {
    this.wantsSound = on ? "on" : "off";
    writeItem("sound", this.wantsSound);
  }

  setLyrics(on: boolean) {
    this.lyrics = on;
    writeItem("lyrics", on ? "on" : "off");
  }

  setVibration(on: boolean) {
    this.vibration = on;
    writeItem("vibration", on ? "on" : null);
  }

  setKeys(on: boolean) {
    this.keys = on;
    writeItem("keys", on ? null : "off");
  }

  setWaits(on: boolean) {
    this.waits = on;
    writeItem("waits", on ? "on" : null);
  }

  setLook(look: Theme) {
    this.look = look;
    writeItem("look", look);
    this.showLook();
  }

  showLook() {
    if (this.look === "auto") delete document.documentElement.dataset.look;
    else document.documentElement.dataset.look = this.look;
  }
}

export const settings = new Settings();
