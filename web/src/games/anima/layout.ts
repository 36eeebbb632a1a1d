// What Anima, L'Ombre d'Omega brings to the page.
import { define } from '../../lib/layout.ts';
import Ask from './Ask.svelte';
import Board from './Board.svelte';
import { fetched, LAID, spoken } from './cards.ts';
import Details from './Details.svelte';
import Face from './Face.svelte';
import Land from './Land.svelte';
import type { Shapes } from './wire.ts';

export const layout = define<Shapes>({
  Board, Scene: Land, Face, Details, Ask, spoken, fetched,
  asks: (choice) => choice.kind === 'reward' || choice.kind === 'keep',
  text: (face, language) => face.text[language],
  laid: (zone) => LAID.includes(zone.kind),
  wears: (card) => (card.states?.includes('tapped') ? 'an-tapped' : ''),
  seated: 'everywhere',
  celebrates: { completes: {} },
  throws: ['ties', 'rolls', 'rerolls', 'die', 'foe_die', 'explores', 'speed_test'],
  offered: true, // the wishes have a window of their own
  handHeight: { desk: 'clamp(150px, 21dvh, 190px)', phone: '108px' },
});
