// Made by tools/wire.py from games/cendrelin/wire.py: change the shapes there.
import type * as wire from '../../lib/wire.ts';
import type { Effect, Words } from '../../lib/wire.ts';

export interface Place extends wire.Place {
  start: number; // tokens at the start of the game
  full: boolean; // the resource is abundant
  card?: string; // an added place: its card in the catalogue
  demonic?: boolean;
  effects?: Effect[]; // what one may do there, and whether one could now
}
export interface Glory {
  words: Words; // « 2 sur 3 : âme complète, abondance (Tombes) »
  causes: Words[];
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
export interface View extends wire.View {
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
  under?: Card[];
}
export interface Face extends wire.Face {
  dots?: number; // the most copies a past life may hold
  crypt?: boolean;
  permanent?: boolean; // an objective that is kept once it is met
  list?: Record<string, number>; // an apprentice's ten fragments
}
export interface Zone extends wire.Zone {
  cards: Card[];
}
export interface Catalogue extends wire.Catalogue {
  cards: Record<string, Face>;
}
export interface Shapes extends wire.Shapes {
  Place: Place;
  Player: Player;
  View: View;
  Card: Card;
  Face: Face;
  Zone: Zone;
  Catalogue: Catalogue;
}
