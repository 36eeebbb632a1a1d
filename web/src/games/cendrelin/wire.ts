// Made by tools/wire.py from games/cendrelin/wire.py: change the shapes there.
import type * as wire from '../../lib/wire.ts';
import type { Effect, Words } from '../../lib/wire.ts';

export type ZoneKind = 'hand' | 'laid' | 'forgone' | 'past_life' | 'future' | 'surroundings' | 'past' | 'life' | 'packet' | 'objectives' | 'undrawn' | 'box';
export interface Place extends wire.Place {
  start: number; // tokens at the start of the game
  full: boolean; // the resource is abundant
  card?: string; // an added place: its card in the catalogue
  demonic?: boolean;
  effects?: Effect[]; // what one may do there, and whether one could now
}
export interface Condition {
  words: Words; // « il y a au moins 5 tombes »
  ok: boolean; // it holds now
}
export interface Point {
  id: string; // soul, favourite or objective
  ref: string; // what it is about: a pile, a place, an objective
  icon: string;
  words: Words;
  met: boolean;
  conditions: Condition[];
  permanent?: boolean; // an objective that is kept once it is met
  value?: number; // how far it has come
  of?: number;
}
export interface Glory {
  value: number;
  of: number; // points that crown a High Cendrelin; in the initiation game, both of its conditions
  words: Words; // « 2 sur 3 : âme complète, tombes abondantes »
  causes: Words[];
  points: Point[];
}
export interface Zone extends wire.Zone {
  kind: ZoneKind;
  cards: Card[];
}
export interface Player extends wire.Player {
  bands?: string[]; // both classes
  glory?: Glory;
}
export interface Space {
  id: string;
  words: Words;
  effect: Words;
}
export interface Destiny {
  card: string;
  spaces: Space[];
  pawn: string | null; // the space on which it stands
}
export interface Age {
  age: number;
  bands: string[]; // the classes of its High Cendrelin
  nights: number;
}
export interface Round {
  order: number[]; // the seats in the order in which they may act
  done: number; // how many of them have had their turn
}
export interface View extends wire.View {
  round?: Round; // at sunset
  destiny?: Destiny;
  history?: Age[]; // the ages before this one
  players: Player[];
  places: Place[];
  zones: Zone[];
}
export interface Progress {
  value: number;
  of: number;
}
export interface Card extends wire.Card {
  progress?: Progress; // how far the deed that an objective asks for has come
  unforeseen?: Effect; // what an event did when it was revealed
  action?: Effect; // what one may do with an event that then stays
  under?: Card[];
}
export interface Face extends wire.Face {
  place?: string; // a place: its reference; an event: the card of the place that it comes with
  resource?: Words; // what a place holds
  start?: number;
  of?: number | null; // its future hourglass, if it has one
  demonic?: boolean;
  dots?: number; // the most copies a past life may hold
  crypt?: boolean;
  permanent?: boolean; // an objective that is kept once it is met
  list?: Record<string, number>; // an apprentice's ten fragments
}
export interface Catalogue extends wire.Catalogue {
  cards: Record<string, Face>;
}
export interface Shapes extends wire.Shapes {
  Place: Place;
  Zone: Zone;
  Player: Player;
  View: View;
  Card: Card;
  Face: Face;
  Catalogue: Catalogue;
}
