// The game's own way of drawing, handed down to the shared parts of the table.
import { getContext, setContext } from 'svelte';
import type { Layout } from '../games/index.ts';

const KEY = Symbol('layout');
export const provideLayout = (now: () => Layout): void => void setContext(KEY, now);
export const useLayout = (): (() => Layout | undefined) => getContext<(() => Layout) | undefined>(KEY) ?? (() => undefined);
