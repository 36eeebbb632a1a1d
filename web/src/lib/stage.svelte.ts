// What the page shows and sounds of its own accord when something has happened: a small celebration, a cue. What is worth it is declared
// by the game (`layout.ts` in its folder).
import { CALM, celebrated, cueOf, FEAST, type Celebrated, type News } from './celebrate.ts';
import type { Celebrations } from './layout.ts';
import { prefs } from './prefs.svelte.ts';
import { Sounds } from './sounds.ts';

export class Stage {
  celebrations: Celebrations | undefined;
  throws: readonly string[] | undefined;
  feast = $state.raw<Celebrated | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly sounds = new Sounds({
    wanted: () => prefs.sounds,
    still: () => prefs.pace === 0,
    awake: () => navigator.userActivation?.hasBeenActive ?? false,
    context: () => new AudioContext(),
  });

  /** Something has come. The end has a window of its own: nothing else is celebrated then. */
  news(news: Omit<News, 'feast'>): Celebrated | null {
    const feast = news.over ? null : celebrated(news.lines, this.celebrations);
    if (feast) this.#hold(feast);
    else if (news.over) this.feast = null;
    const cue = cueOf({ ...news, feast: !!feast }, this.throws);
    if (cue) this.sounds.play(cue);
    return feast;
  }

  #hold(feast: Celebrated): void {
    clearTimeout(this.#timer);
    this.feast = feast;
    this.#timer = setTimeout(() => (this.feast = null), prefs.pace === 0 ? CALM : FEAST);
  }

  /** The player goes on: what is celebrated no longer covers the table. */
  clear(): void {
    clearTimeout(this.#timer);
    this.feast = null;
  }

  close(): void {
    clearTimeout(this.#timer);
    this.sounds.close();
  }
}
