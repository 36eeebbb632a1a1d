// What the choices of a table look like before it is opened: `setup.ts` in a game's folder names a picture for each value, and brings
// the few icons it needs, since the game itself is not loaded yet. Without one, values have the icon that the server names.
import { addIcons } from './icons.ts';
import type { NotTogether } from './wire.ts';

/** By option, then by value: icons separated by spaces, or the colour of a pawn. */
export interface SetUp {
  icons: Record<string, string>;
  pictures: Record<string, Record<string, string>>;
}
/** One choice among pictures. */
export interface Tile {
  id: string;
  image: string | null; // null: not there yet
  words: string;
  help?: string;
  off?: NotTogether | undefined; // why it cannot be chosen beside the rest
}

const found = import.meta.glob<SetUp>('../games/*/setup.ts', { import: 'setup' });

/** The pictures of a game's options; its icons are known from then on. They are decoration: one that cannot be had is left out. */
export async function loadSetUp(id: string): Promise<SetUp['pictures']> {
  const own = await found[`../games/${id}/setup.ts`]?.().catch(() => undefined);
  if (own) addIcons(own.icons);
  return own?.pictures ?? {};
}
