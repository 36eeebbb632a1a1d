// Made by tools/wire.py from games/anima/wire.py: change the shapes there.
import type * as wire from '../../lib/wire.ts';
import type { Words } from '../../lib/wire.ts';

/** One part of a team's Combat or Speed: the card it comes from, or the reason. */
export interface Share {
  card: string | null;
  words: Words | null;
  adds: number;
}
/** Pairs of dice, of 36. */
export interface Odds {
  winning: number;
  tie: number;
  losing: number;
  deadly: number;
  of: number;
}
/** What so many faces of the exploration die bring: a number of encounters, or `special`. */
export interface Row {
  brings: string;
  of_six: number;
}
export interface Card extends wire.Card {
  markers?: number[]; // the seats whose markers stand on a zone
  exploration?: Row[];
  guarded?: boolean;
  guard?: string;
  odds?: Odds; // of this seat's team against the guard
  lies_on?: string; // the zone a guard lies on
  progress?: number[];
  under?: Card[];
}
export interface Player extends wire.Player {
  marker: string;
  stands: string | null;
  tier: number | null; // in the tree: the level it moves from
  combat: Share[];
  speed: Share[];
}
export interface Fight {
  seat: number;
  against: number | null;
  foe: string | null;
  combat: number[];
  parts: Share[][];
  dice: (number | null)[];
  odds: Odds;
}
export interface Trade {
  seats: number[];
  counts: number[];
  cards: string[] | null; // for the two who bargain
}
export interface View extends wire.View {
  seat_order: number[];
  limit: number | null;
  needed: number;
  sought: boolean;
  die: number | null;
  battle: Fight | null;
  trade: Trade | null;
  players: Player[];
  zones: Zone[];
}
export interface Reward {
  kind: string;
  words: Words | null;
}
export interface Face extends wire.Face {
  text: Words;
  combat?: number | null;
  speed?: number;
  gender?: string;
  skills?: string[];
  tier?: number;
  trade?: boolean;
  table?: (number | string)[];
  rewards?: Reward[];
  is_final?: boolean;
  holds_for?: number | null;
  type?: string;
  timing?: string;
  stays?: boolean;
  organisation?: boolean;
  rivals?: string[];
  beast?: string | null;
}
export interface Zone extends wire.Zone {
  cards: Card[];
}
export interface Catalogue extends wire.Catalogue {
  cards: Record<string, Face>;
}
export interface Shapes extends wire.Shapes {
  Card: Card;
  Player: Player;
  View: View;
  Face: Face;
  Zone: Zone;
  Catalogue: Catalogue;
}
