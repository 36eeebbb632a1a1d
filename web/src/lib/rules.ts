// Where there is no table (a library of decks), the page itself opens the rule that a chip names.
import { getContext, setContext } from 'svelte';

const KEY = Symbol('rules');
type Opens = (rule: string) => void;
export const provideRules = (open: Opens): Opens => setContext(KEY, open);
export const useRules = (): Opens | undefined => getContext<Opens | undefined>(KEY);
