// Following what others do: the act just done is held up for a moment and the next one waits for it, acts are held back while paused
// and taken one at a time, and any stretch of the game is played again at the reader's speed.
import type { Line, Patch, State } from './wire.ts';

/** How long an act is held up, in milliseconds, and how long a moment of a replay stays at speed 1. */
export const HELD = 1150;
const STAY = 1000;
/** How many acts may wait before each is held up more briefly. */
const LONG = 6;
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
  held = $state.raw<(State | Patch)[]>([]); // what came while paused or while an act was held up, oldest first
  spotlight = $state.raw<Line | null>(null);
  playing = $state(false); // the past is being played again
  speed = $state<number>(1);
  #end: 'stay' | 'leave' = 'stay';
  #hear: (message: State | Patch) => void;
  #passing = false; // a message that has waited is being taken
  #light: ReturnType<typeof setTimeout> | undefined;
  #next: ReturnType<typeof setTimeout> | undefined;

  constructor(hear: (message: State | Patch) => void) {
    this.#hear = hear;
  }

  /** Whether a message must wait; it is kept then. `shown`: what others do is being shown to the reader, one act after the other. */
  holds(message: State | Patch, shown: boolean): boolean {
    if (this.#passing || !(this.paused || this.held.length > 0 || (shown && this.spotlight))) return false;
    this.held = [...this.held, message];
    return true;
  }

  /** One act more. */
  step(): void {
    const [first, ...rest] = this.held;
    this.held = rest;
    if (!first) return;
    this.#passing = true;
    this.#hear(first);
    this.#passing = false;
  }

  /** What waits goes on, each act after the last has been held up. */
  resume(): void {
    this.paused = false;
    this.#goOn();
  }

  /** Everything that waits, at once: whoever has seen enough need not sit through the rest. */
  skip(): void {
    if (this.paused) return;
    this.lower();
    while (this.held.length > 0) this.step();
    this.lower();
  }

  #goOn(): void {
    while (!this.paused && !this.spotlight && this.held.length > 0) this.step();
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
    this.lower();
    this.spotlight = act;
    // Where much waits, each act is held up more briefly: bots that are watched must not leave the reader behind.
    this.#light = setTimeout(() => {
      this.lower();
      this.#goOn();
    }, HELD / Math.max(1, this.held.length / LONG));
  }

  /** What is held up goes away. */
  lower(): void {
    clearTimeout(this.#light);
    this.spotlight = null;
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
