// What AracKhan Wars adds to the shapes of the wire; only its own table reads it.
import type { Card, CatalogueCard, Option, Place, Player, View, Words } from '../../lib/wire.ts';

export type Result = 'destroyed' | 'conquered' | 'regenerates' | 'holds';
export interface Step {
  place: string;
  target: string;
  attack: number;
  defense: number;
  result: Result;
}
/** An attack of one or several cards on one target, and where its Perforations go on. */
export interface Blow {
  target: string;
  attackers: string[];
  parts: number[];
  attack: number;
  defense: number;
  result: Result;
  chains: Step[][];
}
export interface AwCard extends Card {
  place?: string;
  value?: number;
  attributes?: { id: string; n: number; gained: boolean }[];
  lost?: string[];
  copies?: string;
  muted?: boolean;
}
export interface AwFace extends CatalogueCard {
  value?: number;
  cost?: number;
  attack?: number | null;
  defense?: number | null;
  attributes?: { id: string; fr: string; en: string; rule: string; icon: string; n: number }[];
  family?: string | null;
  limit?: number | null;
  legendary?: boolean;
  astral?: boolean;
  until?: string | null;
  texts?: { part: string; fr: string; en: string }[];
  points?: number | null;
  strategy?: string;
}
export interface AwPlace extends Place {
  x: number | null;
  y: number | null;
  centre: boolean;
}
export interface AwView extends View {
  rounds: number;
  starter: number | null;
  reserve: number | null;
  batch: { moved: string[]; declared: { card: string; target: string | null }[]; sums: Blow[] };
}
export interface AwPlayer extends Omit<Player, 'deck'> {
  token: string;
  alliance: number;
  won: boolean;
  deck: { name: Words } | null;
}

export const asView = (view: View): AwView => view as AwView;
export const asPlayer = (player: Player): AwPlayer => player as unknown as AwPlayer;
export const blowsOf = (option: Option): Blow[] => (option.forecast as { blows?: Blow[] } | null | undefined)?.blows ?? [];
