// What Draw Steel brings to the page.
import { define } from '../../lib/layout.ts';
import Board from './Board.svelte';
import { holds, named } from './keys.ts';
import Closing from './Closing.svelte';
import Piece from './Piece.svelte';
import Status from './Status.svelte';
import Steel from './Steel.svelte';
import type { Shapes } from './wire.ts';
import type { Line } from '../../lib/wire.ts';

/** A hero's roll that reached the third tier: the line ends with it. The Director's foes are not cheered. */
const third = (line: Line): boolean => line.seat !== 0 && /\b3$/.test(line.words.en);

export const layout = define<Shapes>({
  Board, Scene: Steel, Status, Piece, Closing, named, holds, seated: 'everywhere', offered: true,
  celebrates: { power: { when: third }, rolled: { when: third } },
  throws: ['power', 'rolled', 'reroll'],
  low: true,
});
