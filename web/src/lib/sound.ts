/** Short melodies and the sounds of things, made in the browser: no file, and silence where sound is switched off. */
import { settings } from "./settings.svelte.ts";
import { knock, limited, pluck, rustle, type AudioOutput } from "./synth.ts";

/** A pitch as a MIDI number (60 is the middle C; null is silence) and how many beats it lasts. */
export type Note = readonly [pitch: number | null, beats: number];

/** How long a beat lasts, in seconds. */
export const BEAT = 0.28;

export type Sound = keyof typeof SOUNDS;

const SOUNDS = {
  /** A bean falls on wood or among others. */
  bean: (output: AudioOutput, at: number) => {
    knock(output, at, varied(1150), 0.06, 0.1);
    rustle(output, at, 3200, 3200, 0.025, 0.1);
  },
  /** Several beans roll from one place to another. */
  beans: (output: AudioOutput, at: number) => {
    for (let bean = 0; bean < 5; bean++) SOUNDS.bean(output, at + bean * varied(0.07));
  },
  /** A wooden bowl is set down. */
  bowl: (output: AudioOutput, at: number) => {
    knock(output, at, varied(190), 0.2, 0.34);
    rustle(output, at, 500, 300, 0.05, 0.16);
  },
  /** A bowl is raised. */
  lift: (output: AudioOutput, at: number) => rustle(output, at, 500, 1600, 0.2, 0.1),
  /** Two of a kind: a fifth. */
  pair: (output: AudioOutput, at: number) =>
    melody(
      output,
      at,
      [
        [67, 0.6],
        [74, 1.4],
      ],
      0.18,
    ),
  /** Two that differ: two dull knocks, the second lower. */
  unlike: (output: AudioOutput, at: number) => {
    knock(output, at, 175, 0.2, 0.3);
    knock(output, at + 0.2, 147, 0.28, 0.3);
  },
  /** A card slides over the table. */
  card: (output: AudioOutput, at: number) => {
    rustle(output, at, 1800, 3600, 0.11, 0.18);
    knock(output, at + 0.09, varied(320), 0.04, 0.1);
  },
  /** Somebody is content: two fingers on the table. */
  served: (output: AudioOutput, at: number) => {
    knock(output, at, 260, 0.07, 0.22);
    knock(output, at + 0.13, 260, 0.07, 0.26);
  },
  /** Somebody is called: a fourth upwards, twice. */
  call: (output: AudioOutput, at: number) =>
    melody(
      output,
      at,
      [
        [67, 0.6],
        [72, 1.2],
        [null, 0.6],
        [67, 0.6],
        [72, 1.8],
      ],
      0.2,
    ),
  /** A game is over: home again. */
  end: (output: AudioOutput, at: number) =>
    melody(
      output,
      at,
      [
        [60, 1],
        [64, 1],
        [67, 1],
        [72, 3],
      ],
      0.16,
    ),
};

let output: AudioOutput | null = null;

/** Whoever listens; nobody before the reader has touched the page: browsers allow no sound until then. */
function currentOutput(): AudioOutput | null {
  if (!settings.sound || typeof AudioContext === "undefined" || !navigator.userActivation?.hasBeenActive) return null;
  if (!output) {
    const audio = new AudioContext();
    output = { audio, out: limited(audio) };
  }
  void output.audio.resume();
  return output;
}

/** Plays a melody if sound is on. */
export function play(notes: readonly Note[], beat = BEAT): void {
  const output = currentOutput();
  if (output) melody(output, output.audio.currentTime + 0.03, notes, beat);
}

/** Lets something be heard if sound is on. */
export function sound(what: Sound): void {
  const output = currentOutput();
  if (output) SOUNDS[what](output, output.audio.currentTime + 0.01);
}

function melody(output: AudioOutput, at: number, notes: readonly Note[], beat: number): void {
  for (const [pitch, beats] of notes) {
    if (pitch !== null) pluck(output, at, pitch, beats * beat);
    at += beats * beat;
  }
}

/** No two beans sound alike. */
function varied(around: number): number {
  return around * (0.88 + 0.24 * Math.random());
}
