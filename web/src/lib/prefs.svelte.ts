// Settings that apply to all tables: language, theme, motion, sounds, notices, keys, card size, name. Stored in this browser only.
import { prefersReducedMotion } from 'svelte/motion';
import { dictionaries, type Dictionary } from './words.ts';
import { pick, type Language } from './text.ts';
import type { Words } from './wire.ts';

export type Motion = 'none' | 'fast' | 'normal' | 'slow';
interface Saved {
  language?: Language;
  theme?: 'light' | 'dark';
  motion?: Motion;
  sounds?: boolean;
  notices?: boolean;
  letterKeys?: boolean;
  confirmEnd?: boolean;
  cardSize?: number;
  name?: string;
}

const KEY = 'ludotheque.prefs';
const PACE: Record<Motion, number> = { none: 0, fast: 0.5, normal: 1, slow: 2 };

function load(): Saved {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') as Saved | null) ?? {};
  } catch {
    return {}; // storage unavailable: everything works, nothing is remembered
  }
}

class Prefs {
  #saved = $state<Saved>(load());
  #root = document.documentElement;

  get language(): Language {
    return this.#saved.language ?? (this.#root.lang === 'en' ? 'en' : 'fr');
  }
  set language(value: Language) {
    this.#set({ language: value });
    this.#root.lang = value;
  }
  get theme(): 'light' | 'dark' {
    return this.#saved.theme ?? (this.#root.dataset.theme === 'dark' ? 'dark' : 'light');
  }
  set theme(value: 'light' | 'dark') {
    this.#set({ theme: value });
    this.#root.dataset.theme = value;
  }
  get motion(): Motion {
    return this.#saved.motion ?? (prefersReducedMotion.current ? 'none' : 'normal');
  }
  set motion(value: Motion) {
    this.#set({ motion: value });
  }
  /** The factor applied to every duration; 0 when nothing may move. */
  get pace(): number {
    return PACE[this.motion];
  }
  get sounds(): boolean {
    return this.#saved.sounds ?? false;
  }
  set sounds(value: boolean) {
    this.#set({ sounds: value });
  }
  get notices(): boolean {
    return this.#saved.notices ?? false;
  }
  set notices(value: boolean) {
    this.#set({ notices: value });
  }
  get letterKeys(): boolean {
    return this.#saved.letterKeys ?? true;
  }
  set letterKeys(value: boolean) {
    this.#set({ letterKeys: value });
  }
  get confirmEnd(): boolean {
    return this.#saved.confirmEnd ?? true;
  }
  set confirmEnd(value: boolean) {
    this.#set({ confirmEnd: value });
  }
  get cardSize(): number {
    return this.#saved.cardSize ?? 100;
  }
  set cardSize(value: number) {
    this.#set({ cardSize: value });
  }
  get name(): string {
    return this.#saved.name ?? '';
  }
  set name(value: string) {
    this.#set({ name: value.trim().slice(0, 24) });
  }

  #set(change: Saved): void {
    this.#saved = { ...this.#saved, ...change };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#saved));
    } catch {
      /* private window: the choice lasts as long as the page */
    }
  }
}

export const prefs = new Prefs();

/** The page's own words, in the current language. */
export const t = (): Dictionary => dictionaries[prefs.language];
/** Words from the server, in the current language. */
export const say = (words: Words | null | undefined): string => pick(words, prefs.language);
