// How the choices for a table of Draw Steel look.
import icons from 'icons:treasure-map,quill-ink,star-medal,backward-time,director-chair,crown,meeple';
import type { SetUp } from '../../lib/setup.ts';

export const setup: SetUp = {
  icons,
  pictures: {
    mode: { adventure: 'treasure-map', free: 'quill-ink' },
    carried: { fresh: 'star-medal', carried: 'backward-time' },
    roles: { director: 'director-chair', player: 'meeple' },
  },
};
