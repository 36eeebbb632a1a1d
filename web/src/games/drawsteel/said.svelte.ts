// The words of this table in the reader's language.
import { prefs } from '../../lib/prefs.svelte.ts';
import { SAID } from './words.ts';

export const d = (): (typeof SAID)['fr'] => SAID[prefs.language];
