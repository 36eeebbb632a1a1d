// How the choices for a table of AracKhan Wars look. Decks bear the emblem of their faction, which the server names.
import icons from 'icons:tabletop-players,duel,three-friends,shaking-hands,open-chest,choice,rolling-dices,sun,tied-scroll,empty-chessboard,flying-flag,snowflake-1,monstera-leaf,centurion-helmet,goo-skull';
import type { SetUp } from '../../lib/setup.ts';

export const setup: SetUp = {
  icons,
  pictures: {
    layout: { usual: 'tabletop-players', duel: 'duel', free: 'three-friends', alliance: 'shaking-hands' },
    decks: { box: 'open-chest', choose: 'choice', random: 'rolling-dices' },
    events: { without: 'sun', with: 'tied-scroll' },
    objectives: { without: 'empty-chessboard', with: 'flying-flag' },
  },
};
