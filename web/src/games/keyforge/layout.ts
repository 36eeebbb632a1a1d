// What KeyForge brings to the page.
import { define, type DeckPages } from '../../lib/layout.ts';
import Ask from './Ask.svelte';
import Board from './Board.svelte';
import { asks, deckOf, fetched, spoken } from './cards.ts';
import Details from './Details.svelte';
import Face from './Face.svelte';
import Facets from './Facets.svelte';
import LineEnd from './LineEnd.svelte';
import Status from './Status.svelte';
import Strip from './Strip.svelte';
import type { Shapes } from './wire.ts';
import { SAID } from './words.ts';

const decks: DeckPages<Shapes> = {
  LineEnd,
  stray: { fr: SAID.fr.maverick, en: SAID.en.maverick },
  draw: { icon: 'anvil', words: { fr: 'Forger un deck', en: 'Forge a deck' }, busy: { fr: 'À la forge…', en: 'Forging…' } },
  none: { fr: 'Aucun deck pour l’instant. Forgez-en un ou collez une liste.', en: 'No decks yet. Forge one or paste a list.' },
  importHelp: {
    fr: 'Un nom de carte par ligne, en français ou en anglais : « 2 Mandale », « Punch x2 », « Mandale (Dis) » pour un franc-tireur. Ou le fichier JSON du deck.',
    en: 'One card name per line, in French or English: “2 Mandale”, “Punch x2”, “Punch (Dis)” for a maverick. Or the deck’s JSON file.',
  },
};

export const layout = define<Shapes>({
  Board, Scene: Facets, Face, Strip, Details, Status, Ask, asks, spoken, fetched, deckOf, decks,
  opens: (card, face) => Object.keys(card?.keywords ?? face.keywords ?? {}),
  marks: { destroyed: 'broken-skull', hurt: 'drop', healed: 'heart-plus', stunned: 'star-swirl', returned: 'return-arrow', purged: 'card-burn', gone: 'exit-door', taken: 'crossroad', safe: 'shield' },
  faced: true,
  bandOf: (card) => card.house,
  celebrates: { forge: {} },
  wears: (card) => (card.states?.includes('exhausted') ? 'kf-exhausted' : ''),
});
