import { expect, it } from 'vitest';
import { grouped, merge, sinceYours } from './logbook.ts';
import type { Line } from './wire.ts';

const line = (n: number, turn: number, depth: number, seat: number | null = null): Line => ({
  n, turn, depth, seat, kind: 'x', words: { fr: `${n}`, en: `${n}` }, names: [], rule: null, touches: [],
});
const log = [line(0, 0, 1), line(1, 1, 0), line(1, 1, 1, 0), line(1, 1, 2), line(2, 2, 0), line(2, 2, 1, 1), line(2, 2, 2), line(2, 2, 3)];

it('gathers by turn and act', () => {
  const turns = grouped(log);
  expect(turns.map((t) => [t.turn, t.heading !== null, t.acts.length])).toEqual([[0, false, 1], [1, true, 1], [2, true, 1]]);
  expect(turns[2]!.acts[0]!.after.map((a) => a.line.depth)).toEqual([2, 3]);
});
it('gives a consequence without an act a place of its own', () => {
  expect(grouped([line(1, 1, 2)])[0]!.acts).toHaveLength(1);
});
it('replaces or adds lines', () => {
  expect(merge(log, [line(9, 9, 1)], 0)).toHaveLength(1);
  expect(merge(log, [line(9, 9, 1)], 8)).toHaveLength(9);
  expect(merge(log, [line(9, 9, 1)], 3)).toHaveLength(4);
});
it('marks where one left', () => {
  expect(sinceYours(log, 0)).toBe(4);
  expect(sinceYours(log, 1)).toBe(-1);
  expect(sinceYours([...log, line(3, 3, 0), line(3, 3, 1, 0)], 0)).toBe(4);
  expect(sinceYours(log, null)).toBe(-1);
});
