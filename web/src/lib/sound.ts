/** Short melodies, made in the browser: no file, nothing before the reader switches sound on. */
import { settings } from "./settings.svelte.ts";

/** A pitch as a MIDI number (60 is the middle C; null is silence) and how many beats it lasts. */
export type Note = readonly [pitch: number | null, beats: number];

let audio: AudioContext | null = null;

/** Plays a melody if sound is on. */
export function play(melody: readonly Note[], beat = 0.28): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  audio ??= new AudioContext();
  void audio.resume();
  let at = audio.currentTime + 0.03;
  for (const [pitch, beats] of melody) {
    if (pitch !== null) pluck(audio, pitch, at, beats * beat);
    at += beats * beat;
  }
}

function pluck(audio: AudioContext, pitch: number, at: number, lasts: number): void {
  const string = audio.createOscillator();
  const loudness = audio.createGain();
  string.type = "triangle";
  string.frequency.value = 440 * 2 ** ((pitch - 69) / 12);
  loudness.gain.setValueAtTime(0, at);
  loudness.gain.linearRampToValueAtTime(0.22, at + 0.015);
  loudness.gain.exponentialRampToValueAtTime(0.001, at + lasts);
  string.connect(loudness).connect(audio.destination);
  string.start(at);
  string.stop(at + lasts + 0.05);
}
