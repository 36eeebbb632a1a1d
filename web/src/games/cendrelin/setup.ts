// How the choices for a table of Le Trône du Haut Cendrelin look. Classes bear their emblem, which the server names.
import icons from 'icons:candle-light,stone-throne,raise-zombie,ghost-ally,wizard-face,choice,rolling-dices';
import type { SetUp } from '../../lib/setup.ts';

export const setup: SetUp = {
  icons,
  pictures: { mode: { initiation: 'candle-light', full: 'stone-throne' } },
};
