// Made by tools/wire.py from games/keyforge/wire.py: change the shapes there.
import type * as wire from '../../lib/wire.ts';

export type ZoneKind = 'deck' | 'hand' | 'discard' | 'archives' | 'purged' | 'line' | 'artifacts' | 'upgrades' | 'limbo' | 'beneath';
export interface Figure extends wire.Figure {
  left?: number; // the armor not yet used up this turn, once some has been
}
export interface Card extends wire.Card {
  house?: string; // a maverick's differs from its face's band
  controller?: number;
  keywords?: Record<string, number>;
  bearer?: string; // the creature an upgrade is attached to
  figures?: Figure[];
  under?: Card[];
}
export interface Key {
  id: string;
  forged: boolean;
}
export interface ListedCard {
  id: string;
  house: string;
  n: number;
}
/** The identity card, which everybody may read. */
export interface PlayerDeck {
  name: string;
  cards: ListedCard[];
}
export interface Zone extends wire.Zone {
  kind: ZoneKind;
  cards: Card[];
}
export interface Player extends wire.Player {
  houses: string[];
  deck: PlayerDeck;
  keys: Key[];
}
export interface View extends wire.View {
  house: string | null; // the active one
  players: Player[];
  zones: Zone[];
}
export interface Face extends wire.Face {
  number: number;
  rarity: string;
  bonus: number;
  traits: string[];
  keywords: Record<string, number>;
  figures?: Figure[];
}
export interface Catalogue extends wire.Catalogue {
  cards: Record<string, Face>;
}
export interface Shapes extends wire.Shapes {
  Figure: Figure;
  Card: Card;
  Zone: Zone;
  Player: Player;
  View: View;
  Face: Face;
  Catalogue: Catalogue;
}
