// Two live regions for screen readers, both empty at load. `urgent` speaks at once and is reserved for « à vous » and
// refusals; `calm` batches events and reads them out at most once a second.
class Speech {
  urgentText = $state('');
  calmText = $state('');
  #waiting: string[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;
  #last = 0;

  urgent(text: string): void {
    this.urgentText = again(text, this.urgentText);
  }

  calm(text: string): void {
    if (!text) return;
    this.#waiting.push(text);
    this.#timer ??= setTimeout(() => this.#flush(), Math.max(60, this.#last + 1000 - Date.now()));
  }

  #flush(): void {
    this.#timer = null;
    this.#last = Date.now();
    const text = this.#waiting.splice(0).map((s) => (/[.!?…]$/.test(s) ? s : `${s}.`)).join(' ');
    this.calmText = again(text, this.calmText);
  }
}

/** The same text twice would not be read again: a trailing no-break space makes it new. */
export const again = (text: string, before: string): string => (text === before ? `${text}\u00a0` : text);

export const speech = new Speech();
