// The graveyard's own words in the reader's language.
import { prefs } from '../../lib/prefs.svelte.ts';
import { SAID, type Said } from './words.ts';

export const d = (): Said => SAID[prefs.language];
