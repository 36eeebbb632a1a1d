// Whether this browser's player wants to be accompanied, game by game, and which remarks have been read. Local storage only.
interface Kept {
  on?: boolean; // undefined: nobody has said yet
  read?: string[];
}

const KEY = 'ludotheque.guide';

function load(): Record<string, Kept> {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Kept> | null) ?? {};
  } catch {
    return {};
  }
}

class Guide {
  #kept = $state.raw<Record<string, Kept>>(load());

  /** Undefined until the player has been asked. */
  on(game: string): boolean | undefined {
    return this.#kept[game]?.on;
  }

  read(game: string, id: string): boolean {
    return !!this.#kept[game]?.read?.includes(id);
  }

  switch(game: string, on: boolean): void {
    this.#keep(game, { ...this.#kept[game], on });
  }

  /** From the start: every remark is made again. */
  begin(game: string): void {
    this.#keep(game, { on: true });
  }

  note(game: string, id: string): void {
    if (!this.read(game, id)) this.#keep(game, { ...this.#kept[game], read: [...(this.#kept[game]?.read ?? []), id] });
  }

  #keep(game: string, kept: Kept): void {
    this.#kept = { ...this.#kept, [game]: kept };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      /* nothing is remembered in a closed storage; the choice lasts as long as the page */
    }
  }
}

export const guide = new Guide();
