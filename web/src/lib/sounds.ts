// Short sounds drawn by the browser itself, without a file. Each cue is a few notes, written here as data: one oscillator per note, which
// swells and fades. Nothing sounds when the player does not want it, where nothing may move, or before the first gesture on the page
// (browsers forbid it); and never two cues at once.
export type Cue = 'card' | 'rattle' | 'refusal' | 'turn' | 'feast' | 'end';

export interface Note {
  wave: OscillatorType;
  hz: number;
  to?: number; // where the pitch slides
  at: number; // seconds from the start of the cue
  lasts: number;
  gain: number; // at its loudest
}

/** In order of importance: a cue cuts off a lesser one, and is dropped while one as important sounds. */
export const CUES: Readonly<Record<Cue, readonly Note[]>> = {
  card: [{ wave: 'triangle', hz: 420, to: 260, at: 0, lasts: 0.09, gain: 0.05 }],
  rattle: [
    { wave: 'square', hz: 190, to: 150, at: 0, lasts: 0.04, gain: 0.03 },
    { wave: 'square', hz: 240, to: 170, at: 0.07, lasts: 0.04, gain: 0.03 },
    { wave: 'square', hz: 170, to: 120, at: 0.16, lasts: 0.06, gain: 0.03 },
  ],
  refusal: [
    { wave: 'sine', hz: 220, at: 0, lasts: 0.1, gain: 0.07 },
    { wave: 'sine', hz: 175, at: 0.11, lasts: 0.16, gain: 0.07 },
  ],
  turn: [
    { wave: 'sine', hz: 523, at: 0, lasts: 0.14, gain: 0.07 },
    { wave: 'sine', hz: 784, at: 0.12, lasts: 0.22, gain: 0.07 },
  ],
  feast: [
    { wave: 'triangle', hz: 523, at: 0, lasts: 0.16, gain: 0.07 },
    { wave: 'triangle', hz: 659, at: 0.1, lasts: 0.16, gain: 0.07 },
    { wave: 'triangle', hz: 784, at: 0.2, lasts: 0.32, gain: 0.08 },
  ],
  end: [
    { wave: 'triangle', hz: 392, at: 0, lasts: 0.2, gain: 0.07 },
    { wave: 'triangle', hz: 523, at: 0.14, lasts: 0.44, gain: 0.07 },
    { wave: 'triangle', hz: 659, at: 0.14, lasts: 0.44, gain: 0.05 },
  ],
};
const WEIGHT = Object.keys(CUES) as Cue[];

/** How long a cue takes, in seconds. */
export const length = (cue: Cue): number => Math.max(...CUES[cue].map((note) => note.at + note.lasts));

/** The loudest a cue can be: notes that overlap add up. */
export function loudest(cue: Cue): number {
  const at = (time: number): number => CUES[cue].filter((n) => n.at <= time && time < n.at + n.lasts).reduce((sum, n) => sum + n.gain, 0);
  return Math.max(...CUES[cue].map((note) => at(note.at)));
}

export interface Ears {
  wanted: () => boolean; // the player's choice
  still: () => boolean; // nothing may move
  awake: () => boolean; // there has been a gesture
  context: () => AudioContext;
}

export class Sounds {
  #ears: Ears;
  #context: AudioContext | undefined;
  #now: { cue: Cue; until: number; voices: OscillatorNode[] } | null = null;

  constructor(ears: Ears) {
    this.#ears = ears;
  }

  /** Sound a cue, if it may sound; whether it does. */
  play(cue: Cue): boolean {
    const { wanted, still, awake, context } = this.#ears;
    if (!wanted() || still() || !awake()) return false;
    let sound: AudioContext;
    try {
      sound = this.#context ??= context();
    } catch {
      return false; // a browser without sound
    }
    if (sound.state === 'suspended') void sound.resume().catch(() => undefined);
    const start = sound.currentTime;
    if (this.#now && this.#now.until > start) {
      if (WEIGHT.indexOf(cue) <= WEIGHT.indexOf(this.#now.cue)) return false;
      for (const voice of this.#now.voices) voice.stop();
    }
    this.#now = { cue, until: start + length(cue), voices: CUES[cue].map((note) => voiced(sound, note, start)) };
    return true;
  }

  close(): void {
    void this.#context?.close().catch(() => undefined);
    this.#context = undefined;
    this.#now = null;
  }
}

function voiced(sound: AudioContext, note: Note, start: number): OscillatorNode {
  const voice = sound.createOscillator();
  const volume = sound.createGain();
  const from = start + note.at;
  voice.type = note.wave;
  voice.frequency.setValueAtTime(note.hz, from);
  if (note.to) voice.frequency.exponentialRampToValueAtTime(note.to, from + note.lasts);
  volume.gain.setValueAtTime(0, from);
  volume.gain.linearRampToValueAtTime(note.gain, from + Math.min(0.015, note.lasts / 3));
  volume.gain.linearRampToValueAtTime(0, from + note.lasts);
  voice.connect(volume).connect(sound.destination);
  voice.start(from);
  voice.stop(from + note.lasts);
  return voice;
}
