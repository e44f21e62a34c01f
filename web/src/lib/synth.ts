/** How strings, wood and rustling are made from oscillators and noise. */

/** Where sounds are made and where they go; the same for loudspeakers and for a test that only writes them down. */
export interface AudioOutput {
  audio: AudioContext;
  out: AudioNode;
}

/** A string plucked: a pitch as a MIDI number. */
export function pluck({ audio, out }: AudioOutput, at: number, pitch: number, lasts: number): void {
  const string = audio.createOscillator();
  string.type = "triangle";
  string.frequency.value = 440 * 2 ** ((pitch - 69) / 12);
  string.connect(fading(audio, at, 0.2, lasts, 0.012)).connect(out);
  string.start(at);
  string.stop(at + lasts + 0.05);
}

/** Wood struck: a tone that falls a little and is soon gone. */
export function knock({ audio, out }: AudioOutput, at: number, hertz: number, lasts: number, loud: number): void {
  const wood = audio.createOscillator();
  wood.type = "sine";
  wood.frequency.setValueAtTime(hertz * 1.15, at);
  wood.frequency.exponentialRampToValueAtTime(hertz * 0.9, at + lasts);
  wood.connect(fading(audio, at, loud, lasts, 0.003)).connect(out);
  wood.start(at);
  wood.stop(at + lasts + 0.05);
}

/** Noise around a pitch that may rise or fall. */
export function rustle(
  { audio, out }: AudioOutput,
  at: number,
  from: number,
  to: number,
  lasts: number,
  loud: number,
): void {
  const noise = audio.createBufferSource();
  noise.buffer = noiseOf(audio, lasts + 0.05);
  const band = audio.createBiquadFilter();
  band.type = "bandpass";
  band.Q.value = 0.8;
  band.frequency.setValueAtTime(from, at);
  band.frequency.exponentialRampToValueAtTime(to, at + lasts);
  noise
    .connect(band)
    .connect(fading(audio, at, loud, lasts, lasts / 5))
    .connect(out);
  noise.start(at);
}

/** The way to the loudspeakers: quiet sounds as they are, loud ones bent, so that many at once do not distort. */
export function limited(audio: AudioContext): AudioNode {
  const headroom = 8; // a curve knows inputs from -1 to 1 alone: sounds come to it that much quieter
  const quieter = audio.createGain();
  quieter.gain.value = 1 / headroom;
  const bend = audio.createWaveShaper();
  bend.curve = Float32Array.from({ length: 4097 }, (_, at) => 0.98 * Math.tanh(headroom * (at / 2048 - 1)));
  quieter.connect(bend).connect(audio.destination);
  return quieter;
}

/** A gain that rises at once and fades away. */
function fading(audio: AudioContext, at: number, loud: number, lasts: number, rises: number): GainNode {
  const loudness = audio.createGain();
  loudness.gain.setValueAtTime(0, at);
  loudness.gain.linearRampToValueAtTime(loud, at + rises);
  loudness.gain.exponentialRampToValueAtTime(0.001, at + Math.max(lasts, rises * 2));
  return loudness;
}

function noiseOf(audio: AudioContext, seconds: number): AudioBuffer {
  const buffer = audio.createBuffer(1, Math.ceil(seconds * audio.sampleRate), audio.sampleRate);
  const wave = buffer.getChannelData(0);
  for (let at = 0; at < wave.length; at++) wave[at] = 2 * Math.random() - 1;
  return buffer;
}
