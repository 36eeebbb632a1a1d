// How the choices for a table of Anima look: the two ways to lay out zones, the missions, and the markers in their colours.
import icons from 'icons:spyglass,family-tree,flying-flag,checkered-flag,choice';
import type { SetUp } from '../../lib/setup.ts';

export const setup: SetUp = {
  icons,
  pictures: {
    zones: { horizons: 'spyglass', tree: 'family-tree' },
    missions: { one: 'flying-flag', both: 'flying-flag flying-flag' },
    markers: { any: 'choice', red: '#b3302a', blue: '#2b62a8', green: '#2f7a34', yellow: '#c99a16', violet: '#7a46a8' },
  },
};
