// What Anima, L'Ombre d'Omega brings to the page: the plain board, and each band beside its player.
import { define } from '../../lib/layout.ts';
import Board from '../../table/PlainBoard.svelte';

export const layout = define({
  Board,
  laid: (zone) => zone.owner !== null && zone.layout === 'row',
});
