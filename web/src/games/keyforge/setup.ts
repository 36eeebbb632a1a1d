// How the choices for a table of KeyForge look: the three ways to play, and the Houses of the ready decks.
import icons from 'icons:key,graduate-cap,trophy,fist,imp-laugh,angel-wings,erlenmeyer,ninja-mask,oak-leaf,anvil,card-draw,card-exchange';
import type { SetUp } from '../../lib/setup.ts';

export const setup: SetUp = {
  icons,
  pictures: {
    mode: { single: 'key', initiation: 'graduate-cap', 'best-of-three': 'trophy' },
    decks: { random: 'anvil', 'starter-1': 'fist imp-laugh angel-wings', 'starter-2': 'erlenmeyer ninja-mask oak-leaf' },
    cut: { no: 'card-draw', yes: 'card-exchange' },
  },
};
