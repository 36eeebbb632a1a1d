// On pages without a table (the decks), the page itself opens the rule a chip names.
import { getContext, setContext } from 'svelte';

const KEY = Symbol('rules');
type Opens = (rule: string) => void;
export const provideRules = (open: Opens): Opens => setContext(KEY, open);
export const useRules = (): Opens | undefined => getContext<Opens | undefined>(KEY);
