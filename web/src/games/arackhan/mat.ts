// The mat as a seat sees it: an 8 × 6 grid, rotated by half a turn for the player on the far side. Pure.
import type { Place, View } from './wire.ts';

export const WIDTH = 8;
export const HEIGHT = 6;

export interface Cell {
  place: Place;
  x: number; // column and row as they are seen
  y: number;
}
/** The four positions of a player's own area, as seen: discard, two astral slots, draw pile (AW-011). */
export const AREAS = {
  below: { discard: [0, 5], astral: [[5, 5], [6, 5]], deck: [7, 5] },
  above: { discard: [7, 0], astral: [[2, 0], [1, 0]], deck: [0, 0] },
} as const;

/** The far side of the mat: the second of two players, the third of three or four (AW-S04). */
export const turned = (you: number | null, seats: number): boolean => you === (seats === 2 ? 1 : 2);

/** Who sits opposite and has the upper area; with three players, nobody faces the one at the side. */
export function opposite(below: number, seats: number): number | null {
  if (seats === 2) return 1 - below;
  if (seats === 4) return (below + 2) % 4;
  return below === 1 ? null : 2 - below;
}

export function cellsOf(view: View, half: boolean): Cell[] {
  const found: Cell[] = [];
  for (const place of view.places) {
    if (place.x === null || place.y === null) continue;
    found.push({ place, x: half ? WIDTH - 1 - place.x : place.x, y: half ? HEIGHT - 1 - place.y : place.y });
  }
  return found.sort((a, b) => a.y - b.y || a.x - b.x);
}

/** Steps between two slots, side by side only (AW-102). */
export function distance(a: { x: number; y: number }, b: { x: number; y: number }): number {
  return Math.abs(a.x - b.x) + Math.abs(a.y - b.y);
}
