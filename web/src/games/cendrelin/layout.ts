// What Le Trône du Haut Cendrelin brings to the page.
import { define } from '../../lib/layout.ts';
import Board from './Board.svelte';
import Dots from './Dots.svelte';
import Graveyard from './Graveyard.svelte';
import PlaceDetails from './PlaceDetails.svelte';
import type { Shapes } from './wire.ts';

export const layout = define<Shapes>({
  Board, Scene: Graveyard, Corner: Dots, PlaceDetails,
  laid: (zone) => zone.owner !== null && zone.layout === 'row',
  // A game of one age ends with it; where others follow, the age that was won is celebrated.
  celebrates: { point: {}, met: { icon: 'laurel-crown' }, victory: {}, crowned: { icon: 'laurel-crown' } },
  marks: { abundant: 'empty-hourglass' },
});
