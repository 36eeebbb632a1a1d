// Which game draws its own board. A game without a layout gets the generic one for free: its zones in rows.
import type { Component } from 'svelte';
import type { View, Zone } from '../lib/wire.ts';
import CendrelinBoard from './cendrelin/Board.svelte';
import Graveyard from './cendrelin/Graveyard.svelte';
import GenericBoard from './generic/Board.svelte';

export interface BoardProps {
  view: View;
  compact: boolean; // the phone's own table
  openPile: (zone: Zone) => void;
}
export interface Layout {
  Board: Component<BoardProps>;
  /** Scenery behind the board and the hand: ornament only, never read or clicked. */
  Scene?: Component<{ view: View }>;
  /** Rows of a player that lie in the strips (others) or beside the hand (one's own), not on the board. */
  laid: (zone: Zone) => boolean;
}

const generic: Layout = { Board: GenericBoard, laid: () => false };
const layouts: Record<string, Layout> = {
  cendrelin: { Board: CendrelinBoard, Scene: Graveyard, laid: (zone) => zone.owner !== null && zone.layout === 'row' },
};

export const layoutOf = (id: string | undefined): Layout => layouts[id ?? ''] ?? generic;
