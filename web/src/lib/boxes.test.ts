import { expect, it } from 'vitest';
import { inside, middle, type Box } from './boxes.ts';

const box = (left: number, top: number, right: number, bottom: number): Box => ({ left, top, right, bottom });
const board = box(0, 100, 800, 500);

it('knows what an edge would cut', () => {
  expect(inside(box(10, 120, 90, 220), [board])).toBe(true);
  expect(inside(box(10, 97, 90, 220), [board])).toBe(true); // a hair
  for (const out of [box(-60, 120, 20, 220), box(760, 120, 840, 220), box(10, 40, 90, 140), box(10, 450, 90, 550)]) expect(inside(out, [board])).toBe(false);
});
it('must be whole in every frame', () => {
  expect(inside(box(10, 120, 90, 220), [board, box(0, 100, 50, 500)])).toBe(false);
  expect(inside(box(-500, 0, -400, 1), [])).toBe(true);
});
it('finds the middle', () => expect(middle(box(10, 100, 30, 140))).toEqual([20, 120]));
