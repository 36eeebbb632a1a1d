// What AracKhan Wars brings to the page.
import { define } from '../../lib/layout.ts';
import Board from './Board.svelte';
import { attributesOf, fetched, spoken } from './cards.ts';
import { decks } from './decks.ts';
import Details from './Details.svelte';
import Face from './Face.svelte';
import Facts from './Facts.svelte';
import Leather from './Leather.svelte';
import LineEnd from './LineEnd.svelte';
import Status from './Status.svelte';
import Strip from './Strip.svelte';
import type { Shapes } from './wire.ts';
import { RESULTS } from './words.ts';

export const layout = define<Shapes>({
  Board, Scene: Leather, Face, Strip, Details, Status, spoken, fetched,
  decks: { ...decks, Facts, LineEnd },
  text: (face, language) => (face.texts ?? []).map((part) => part[language]).join(' '),
  opens: (card, face) => attributesOf(card, face).map((a) => a.id),
  faced: true,
  seated: true,
  place: { fr: 'un emplacement', en: 'a slot' },
  terse: (kind) => kind !== 'mulligan', // the mat needs every line (44 px for a finger), but before the game it is empty
  celebrates: { claims: {} },
  handHeight: { desk: 'clamp(142px, 18.5dvh, 196px)', phone: '102px' },
  marks: Object.fromEntries(Object.entries(RESULTS).map(([id, { icon }]) => [id, icon])),
});
