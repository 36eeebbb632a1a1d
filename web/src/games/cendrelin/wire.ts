// Made by tools/wire.py from games/cendrelin/wire.py: change the shapes there.
import type * as wire from '../../lib/wire.ts';

export interface Place extends wire.Place {
  start: number; // tokens at the start of the game
  full: boolean; // the resource is abundant
}
export interface Face extends wire.Face {
  dots?: number; // the most copies a past life may hold
  crypt?: boolean;
  list?: Record<string, number>; // an apprentice's ten fragments
}
export interface View extends wire.View {
  places: Place[];
}
export interface Catalogue extends wire.Catalogue {
  cards: Record<string, Face>;
}
export interface Shapes extends wire.Shapes {
  Place: Place;
  Face: Face;
  View: View;
  Catalogue: Catalogue;
}
