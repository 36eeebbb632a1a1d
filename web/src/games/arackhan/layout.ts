// What AracKhan Wars adds to the shared table.
import type { Layout } from '../index.ts';
import Board from './Board.svelte';
import { fetched, spoken } from './cards.ts';
import Details from './Details.svelte';
import Face from './Face.svelte';
import Leather from './Leather.svelte';
import Status from './Status.svelte';
import Strip from './Strip.svelte';

export const layout: Layout = {
  Board, Scene: Leather, Face, Strip, Details, Status, spoken, fetched,
  faced: true,
  seated: true,
  handHeight: { desk: 'clamp(142px, 18.5dvh, 196px)', phone: '102px' },
  laid: () => false,
};
