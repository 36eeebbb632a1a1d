// What Le Trône du Haut Cendrelin brings to the page.
import { define } from '../../lib/layout.ts';
import Ask from './Ask.svelte';
import Board from './Board.svelte';
import Details from './Details.svelte';
import Dots from './Dots.svelte';
import Graveyard from './Graveyard.svelte';
import PlaceDetails from './PlaceDetails.svelte';
import Strip from './Strip.svelte';
import type { Shapes } from './wire.ts';

export const layout = define<Shapes>({
  Board, Scene: Graveyard, Corner: Dots, PlaceDetails, Details, Strip, Ask,
  asks: (choice) => choice.kind === 'class' && choice.options.some((o) => o.key.startsWith('classes:')),
  holds: (_, key) => key.startsWith('destiny:'), // the wheel offers them
  laid: (zone) => zone.kind === 'laid' || zone.kind === 'forgone',
  marks: { abundant: 'empty-hourglass' },
  handHeight: { desk: 'clamp(140px, 19.5dvh, 200px)', phone: '104px' },
});
