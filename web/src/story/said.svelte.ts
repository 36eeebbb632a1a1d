// The words of what comes after a game, in the reader's language.
import { prefs } from '../lib/prefs.svelte.ts';
import { SAID } from './words.ts';

export const s = (): (typeof SAID)['fr'] => SAID[prefs.language];
