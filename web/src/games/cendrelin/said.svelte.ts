// The graveyard's own words in the reader's language, and those of the workshop.
import { prefs } from '../../lib/prefs.svelte.ts';
import { SAID, WRITTEN, type Said, type Written } from './words.ts';

export const d = (): Said => SAID[prefs.language];
export const w = (): Written => WRITTEN[prefs.language];
