// Made by tools/wire.py from games/anima/wire.py: change the shapes there.
import type * as wire from '../../lib/wire.ts';
import type { Words } from '../../lib/wire.ts';

export type ZoneKind = 'characters' | 'characters_out' | 'zone_deck' | 'zones_out' | 'basics' | 'finals' | 'final' | 'advantages' | 'advantages_out' | 'encounters' | 'encounters_out' | 'active' | 'guards' | 'facing' | 'pending' | 'drawn' | 'team' | 'hand' | 'missions' | 'going' | 'done' | 'plots';
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
  meets?: number; // how many encounters that is for the team of this seat
  safe?: number; // the percentage with which none of them beats it
}
/** What lies face down on a zone, for the team of this seat. */
export interface Entry {
  safe: number; // the percentage with which it gets past
  fights: number; // how many of the encounters nobody sees would be fought there
  of: number;
}
/** A trial of the stage a mission has come to: a foe, a speed test, or advantages to be given up. */
export interface Trial {
  kind: string;
  n: number;
  odds?: Odds;
  faces?: number; // of the die that pass, of six
}
export interface Card extends wire.Card {
  markers?: number[]; // the seats whose markers stand on a zone
  exploration?: Row[];
  guarded?: boolean;
  guard?: string;
  odds?: Odds; // of this seat's team against the guard
  entry?: Entry;
  lies_on?: string; // the zone a guard lies on
  progress?: number[];
  trials?: Trial[];
  aim?: string; // the zone, as a card of the catalogue, where a mission goes on
  under?: Card[];
}
export interface Zone extends wire.Zone {
  kind: ZoneKind;
  cards: Card[];
}
export interface Player extends wire.Player {
  marker: string;
  stands: string | null;
  tier: number | null; // in the tree: the level it moves from
  combat: Share[];
  speed: Share[];
  odds?: Odds; // of this seat's team against that one, in the same zone
}
export interface Fight {
  seat: number;
  against: number | null;
  foe: string | null;
  called: Words | null; // the foe: of a mission, which is its card, the one who is fought there
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
  gone: number[]; // the seats that have had their step of the phase
  moment: string | null; // of the interruptions that are being asked for
  wants: string[] | null; // the moments at which this seat wants to be asked
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
export interface Catalogue extends wire.Catalogue {
  cards: Record<string, Face>;
}
export interface Shapes extends wire.Shapes {
  Card: Card;
  Zone: Zone;
  Player: Player;
  View: View;
  Face: Face;
  Catalogue: Catalogue;
}
