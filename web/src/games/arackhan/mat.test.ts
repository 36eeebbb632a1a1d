import { expect, test } from 'vitest';
import { AREAS, cellsOf, distance, opposite, turned } from './mat.ts';
import type { View } from './wire.ts';

const slots = [[3, 0], [0, 1], [7, 4], [1, 5]].map(([x, y]) => ({ ref: `${x}-${y}`, x, y, centre: false }));
const view = { places: [...slots, { ref: 'a0', x: null, y: null, centre: false }] } as unknown as View;

test('the far seat sees the mat half-turned, the astral slots are no cells', () => {
  expect(cellsOf(view, false).map((c) => [c.place.ref, c.x, c.y])).toEqual([['3-0', 3, 0], ['0-1', 0, 1], ['7-4', 7, 4], ['1-5', 1, 5]]);
  expect(cellsOf(view, true).map((c) => [c.place.ref, c.x, c.y])).toEqual([['1-5', 6, 0], ['7-4', 0, 1], ['0-1', 7, 4], ['3-0', 4, 5]]);
});

test('who sits at the far side, and who opposite', () => {
  expect([0, 1].map((you) => turned(you, 2))).toEqual([false, true]);
  expect([0, 1, 2, 3].map((you) => turned(you, 4))).toEqual([false, false, true, false]);
  expect(turned(null, 2)).toBe(false);
  expect([opposite(0, 2), opposite(1, 2), opposite(3, 4), opposite(0, 3), opposite(1, 3), opposite(2, 3)]).toEqual([1, 0, 1, 2, null, 0]);
});

test('the two areas are each the half-turn of the other', () => {
  const half = ([x, y]: readonly [number, number]): number[] => [7 - x, 5 - y];
  expect(half(AREAS.below.deck)).toEqual([...AREAS.above.deck]);
  expect(half(AREAS.below.discard)).toEqual([...AREAS.above.discard]);
  expect(AREAS.below.astral.map(half)).toEqual(AREAS.above.astral.map((one) => [...one]));
});

test('distance is counted in steps', () => {
  expect(distance({ x: 2, y: 2 }, { x: 4, y: 1 })).toBe(3);
});
