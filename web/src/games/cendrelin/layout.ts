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
  marks: { abundant: 'empty-hourglass' },
});
