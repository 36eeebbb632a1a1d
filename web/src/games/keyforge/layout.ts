// What KeyForge adds to the shared table.
import type { Layout } from '../index.ts';
import Ask from './Ask.svelte';
import Board from './Board.svelte';
import { asks, fetched, spoken } from './cards.ts';
import Details from './Details.svelte';
import Face from './Face.svelte';
import Facets from './Facets.svelte';
import Status from './Status.svelte';
import Strip from './Strip.svelte';
import { RARITIES, SAID } from './words.ts';

export const layout: Layout = {
  Board, Scene: Facets, Face, Strip, Details, Status, Ask, asks, spoken, fetched,
  faced: true,
  rarities: RARITIES,
  stray: { fr: SAID.fr.maverick, en: SAID.en.maverick },
  laid: () => false,
  wears: (card) => (card.states?.includes('exhausted') ? 'kf-exhausted' : ''),
};
