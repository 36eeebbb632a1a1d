// Which game draws its own board. A game without a layout gets the generic one for free: its zones in rows.
import type { Component } from 'svelte';
import type { Card, Catalogue, CatalogueCard, Choice, Player, View, Words, Zone } from '../lib/wire.ts';
import type { Language } from '../lib/text.ts';
import type { Level } from '../lib/choosing.ts';
import CendrelinBoard from './cendrelin/Board.svelte';
import Graveyard from './cendrelin/Graveyard.svelte';
import GenericBoard from './generic/Board.svelte';
import * as arackhan from './arackhan/layout.ts';
import * as keyforge from './keyforge/layout.ts';

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
  /** Two players face to face: one who only looks on sits behind the first. */
  faced?: boolean;
  /** On a desk the board draws the players itself: there is no strip above and below it. */
  seated?: boolean;
  /** How tall the hand is, when the board needs its room. */
  handHeight?: { desk: string; phone: string };
  /** The face of a card, the strip of a player, what the loupe says of a card, what the header says of the turn. */
  Face?: Component<{ card: Card; size: CardSize }>;
  Strip?: Component<StripProps>;
  Details?: Component<{ card: Card | null; face: CatalogueCard; catalogue?: Catalogue | null }>;
  Status?: Component<{ view: View; compact: boolean }>;
  /** A question that deserves more than buttons in a row. */
  Ask?: Component<{ choice: Choice; view: View; compact: boolean }>;
  asks?: (choice: Choice) => boolean;
  /** The rarities of a deck's cards, each with its mark. */
  rarities?: Record<string, Words & { mark: string }>;
  /** What a card is called that bears another band than its own. */
  stray?: Words;
  /** How a card is read out, and the classes its tile wears. */
  spoken?: (card: Card, catalogue: Catalogue, language: Language) => string;
  wears?: (card: Card) => string;
  /** Cards the question is about that lie where nobody sees them (a pile, a revealed hand): they come beside the hand. */
  fetched?: (view: View, level: Level, you: number | null) => Zone[];
}
export type CardSize = 'M' | 'S' | 'XS';
export interface StripProps {
  player: Player;
  compact: boolean;
  openPile: (zone: Zone) => void;
}

const generic: Layout = { Board: GenericBoard, laid: () => false };
const layouts: Record<string, Layout> = {
  cendrelin: { Board: CendrelinBoard, Scene: Graveyard, laid: (zone) => zone.owner !== null && zone.layout === 'row' },
  keyforge: keyforge.layout,
  arackhan: arackhan.layout,
};

export const layoutOf = (id: string | undefined): Layout => layouts[id ?? ''] ?? generic;
