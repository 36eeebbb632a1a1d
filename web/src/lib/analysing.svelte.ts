// The analysis of a finished game: requested once, shown step by step, kept while the page is open.
import { ask } from './api.ts';
import { keepOpened } from './opening.ts';
import type { Analysis, Looked, Opened, ToServer } from './wire.ts';

export class Analysing {
  shown = $state(false); // its window is open
  part = $state(0); // how much is done
  found = $state.raw<Looked | null>(null);
  failed = $state<string | null>(null);
  #asked = false;

  constructor(readonly send: (message: ToServer) => boolean) {}

  open(): void {
    this.shown = true;
    if (this.found || this.#asked) return;
    this.part = 0;
    this.failed = null;
    this.#asked = this.send({ do: 'analyse' });
  }

  /** Whether somebody is waiting for it: then an error is about it. */
  get waits(): boolean {
    return this.shown && this.#asked && !this.found;
  }

  hear(message: Analysis): void {
    this.part = message.part;
    if (message.found) this.found = message.found;
  }

  fail(why: string): void {
    this.#asked = false;
    this.failed = why;
  }
}

/** Open a table that begins at a moment of a finished one; without a seat, in that of whoever answered there. */
export async function branch(table: string, game: string, n: number, seat: number | null, name: string): Promise<Opened> {
  const wish = { n, ...(seat === null ? {} : { seat }), ...(name ? { name } : {}) };
  const opened = await ask<Opened>(`/api/tables/${encodeURIComponent(table)}/branches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wish),
  });
  return keepOpened(opened, game);
}
