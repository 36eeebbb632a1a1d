// Following what others do: their acts are held back while paused and taken one at a time, the act just done is held up for a moment,
// and any stretch of the game is played again at the reader's speed.
import type { Line, Patch, State } from './wire.ts';

/** How long an act is held up, in milliseconds, and how long a moment of a replay stays at speed 1. */
export const HELD = 1150;
const STAY = 1000;
export const SPEEDS = [0.5, 1, 2, 4] as const;

/** Through whose eyes the past is seen: those of a seat, if not one's own, and with all hands open or not. Only after the end. */
export interface Eyes {
  seat: number | null;
  open: boolean;
}
export const OWN: Eyes = { seat: null, open: false };

export class Watching {
  eyes = $state.raw<Eyes>(OWN);
  paused = $state(false);
  held = $state.raw<(State | Patch)[]>([]); // what came while paused, oldest first
  spotlight = $state.raw<Line | null>(null);
  playing = $state(false); // the past is being played again
  speed = $state<number>(1);
  #end: 'stay' | 'leave' = 'stay';
  #hear: (message: State | Patch) => void;
  #light: ReturnType<typeof setTimeout> | undefined;
  #next: ReturnType<typeof setTimeout> | undefined;

  constructor(hear: (message: State | Patch) => void) {
    this.#hear = hear;
  }

  /** Whether a message must wait; it is kept then. */
  holds(message: State | Patch): boolean {
    if (!this.paused) return false;
    this.held = [...this.held, message];
    return true;
  }

  /** One act more. */
  step(): void {
    const [first, ...rest] = this.held;
    this.held = rest;
    if (!first) return;
    this.paused = false; // this one passes
    this.#hear(first);
    this.paused = true;
  }

  resume(): void {
    this.paused = false;
    const { held } = this;
    this.held = [];
    for (const message of held) this.#hear(message);
  }

  /** A new connection starts from the whole: nothing held back fits it. */
  forget(): void {
    this.paused = false;
    this.held = [];
  }

  /** The last act among these lines that names a card and is somebody else's. */
  show(lines: Line[], you: number | null): void {
    const act = lines.findLast((line) => line.depth === 1 && line.seat !== null && line.seat !== you && line.names.length > 0);
    if (!act) return;
    clearTimeout(this.#light);
    this.spotlight = act;
    this.#light = setTimeout(() => (this.spotlight = null), HELD);
  }

  /** Begin to play the past again; `leave`: the present is shown at its end. */
  begin(end: 'stay' | 'leave'): void {
    this.playing = true;
    this.#end = end;
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.#next);
  }

  /** A moment of the past is on screen: the next one follows, if it is being played. */
  arrived(at: number, last: number, goTo: (n: number) => void, present: () => void): void {
    clearTimeout(this.#next);
    if (!this.playing) return;
    if (at < last) this.#next = setTimeout(() => goTo(at + 1), STAY / this.speed);
    else if (this.#end === 'stay') this.playing = false;
    else {
      this.#next = setTimeout(() => {
        this.playing = false;
        present();
      }, STAY / this.speed);
    }
  }

  close(): void {
    clearTimeout(this.#light);
    clearTimeout(this.#next);
  }
}
