// Made by tools/wire.py from games/arackhan/wire.py: change the shapes there.
import type * as wire from '../../lib/wire.ts';
import type { Words } from '../../lib/wire.ts';

export type ZoneKind = 'field' | 'astral' | 'hand' | 'deck' | 'discard' | 'beneath' | 'event_pile' | 'event' | 'event_past' | 'objective_pile' | 'objectives' | 'accomplished' | 'strategy_pile' | 'strategy_past' | 'strategy' | 'message' | 'coups';
/** One step of a Perforation. */
export interface Strike {
  place: string;
  target: string;
  attack: number;
  defense: number;
  result: 'destroyed' | 'conquered' | 'regenerates' | 'holds';
}
/** An attack of one or several cards on one target, and where its Perforations continue. */
export interface Blow {
  target: string;
  attackers: string[];
  parts: number[];
  attack: number;
  defense: number;
  result: 'destroyed' | 'conquered' | 'regenerates' | 'holds';
  chains: Strike[][];
}
export interface Forecast extends wire.Forecast {
  blows?: Blow[];
}
export interface Attribute {
  id: string;
  n: number;
  gained: boolean;
}
export interface Card extends wire.Card {
  place?: string;
  controller?: number;
  value?: number;
  attributes?: Attribute[];
  lost?: string[];
  copies?: string; // the card it copies
  muted?: boolean;
  under?: Card[];
}
export interface Place extends wire.Place {
  x: number | null; // null for the viewer's own astral slots
  y: number | null;
  centre: boolean;
}
export interface PlayerDeck {
  name: Words;
}
export interface Zone extends wire.Zone {
  kind: ZoneKind;
  cards: Card[];
}
export interface Player extends wire.Player {
  token: string; // the band of its tokens
  alliance: number;
  deck: PlayerDeck | null;
}
export interface Declared {
  card: string;
  target: string | null;
}
/** The open simultaneous activation: who moved, who attacks whom, and what the result would be. */
export interface Batch {
  moved: string[];
  declared: Declared[];
  sums: Blow[];
}
export interface View extends wire.View {
  rounds: number;
  starter: number | null;
  reserve: number | null; // two against two: the points in reserve
  batch: Batch;
  players: Player[];
  places: Place[];
  zones: Zone[];
}
export interface PrintedAttribute {
  id: string;
  fr: string;
  en: string;
  rule: string;
  icon: string;
  n: number;
}
export interface Text {
  part: string;
  fr: string;
  en: string;
}
export interface Face extends wire.Face {
  value?: number;
  cost?: number;
  attack?: number | null;
  defense?: number | null;
  attributes?: PrintedAttribute[];
  family?: string | null;
  limit?: number | null;
  legendary?: boolean;
  astral?: boolean;
  until?: string | null;
  texts?: Text[];
  points?: number | null;
  strategy?: string;
}
export interface Option extends wire.Option {
  forecast?: Forecast | null;
}
export interface Choice extends wire.Choice {
  options: Option[];
}
export interface Catalogue extends wire.Catalogue {
  cards: Record<string, Face>;
}
export interface Shapes extends wire.Shapes {
  Forecast: Forecast;
  Card: Card;
  Place: Place;
  Zone: Zone;
  Player: Player;
  View: View;
  Face: Face;
  Option: Option;
  Choice: Choice;
  Catalogue: Catalogue;
}
