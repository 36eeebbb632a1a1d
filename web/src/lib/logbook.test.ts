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
it('tells equal consequences of no act once', () => {
  expect(shape([drawn(1, 2, 'draws', 'x#1', 1), drawn(1, 2, 'draws', 'x#2', 1), drawn(1, 2, 'mine')])).toEqual([[0, 'draws', 2], [2, 'mine', 1]]);
  expect(shape([drawn(1, 2, 'hit'), drawn(1, 3, 'dies')])).toEqual([[0, 'hit', 1, [1, 'dies', 1]]]);
});
it('gives an act what is written before it about the card that acts', () => {
  const acts = [drawn(1, 1, 'plays', 'x#1'), drawn(1, 2, 'enters', 'x#1'), drawn(2, 3, 'tires', 'x#2'), drawn(2, 1, 'works', 'x#2'), drawn(2, 2, 'grows', 'x#2')];
  expect(shape(acts)).toEqual([[0, 'plays', 1, [1, 'enters', 1]], [3, 'works', 1, [2, 'tires', 1], [4, 'grows', 1]]]);
  // What another card or an earlier answer came to stays where it was.
  expect(shape([drawn(1, 1, 'plays', 'x#1'), drawn(2, 3, 'tires', 'x#3'), drawn(2, 1, 'works', 'x#2')])).toEqual([[0, 'plays', 1, [1, 'tires', 1]], [2, 'works', 1]]);
  expect(shape([drawn(1, 1, 'plays', 'x#1'), drawn(1, 3, 'tires', 'x#2'), drawn(2, 1, 'works', 'x#2')])).toEqual([[0, 'plays', 1, [1, 'tires', 1]], [2, 'works', 1]]);
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

const drawn = (n: number, depth: number, words: string, ref = 'x#1', seat = 0): Line => ({
  ...line(n, 1, depth, seat), words: { fr: words, en: words }, names: [{ ref, id: 'x', fr: 'X', en: 'X' }], touches: [ref],
});
const shape = (lines: Line[]): unknown[] =>
  grouped(lines).flatMap((t) => t.acts.map((a) => [a.index, a.line.words.en, a.line.times, ...a.after.map((b) => [b.index, b.line.words.en, b.line.times])]));

it('tells the same line once, with how many times, and about all its things', () => {
  const lines = [drawn(1, 1, 'draws'), drawn(1, 1, 'draws', 'x#2'), drawn(1, 1, 'draws', 'x#2'), drawn(1, 1, 'ends')];
  const before = structuredClone(lines);
  expect(shape(lines)).toEqual([[0, 'draws', 3], [3, 'ends', 1]]);
  const told = grouped(lines)[0]!.acts[0]!.line;
  expect(told.touches).toEqual(['x#1', 'x#2']);
  expect(told.names.map((n) => n.ref)).toEqual(['x#1', 'x#2']);
  expect(lines).toEqual(before); // the log itself is not touched
});
it('keeps apart what another player, another answer or another line comes between', () => {
  expect(shape([drawn(1, 1, 'draws'), drawn(1, 1, 'draws', 'x#1', 1)])).toHaveLength(2);
  expect(shape([drawn(1, 1, 'draws'), drawn(2, 1, 'draws')])).toHaveLength(2);
  expect(shape([drawn(1, 1, 'draws'), drawn(1, 1, 'plays'), drawn(1, 1, 'draws')])).toHaveLength(3);
  expect(shape([drawn(1, 1, 'draws'), line(1, 2, 0), { ...drawn(1, 1, 'draws'), turn: 2 }])).toHaveLength(2);
});
it('folds consequences too, but nothing that has consequences of its own', () => {
  expect(shape([drawn(1, 1, 'acts'), drawn(1, 2, 'hit'), drawn(1, 2, 'hit'), drawn(1, 2, 'hit'), drawn(1, 3, 'dies')]))
    .toEqual([[0, 'acts', 1, [1, 'hit', 2], [3, 'hit', 1], [4, 'dies', 1]]]);
  expect(shape([drawn(1, 1, 'acts'), drawn(1, 1, 'acts'), drawn(1, 2, 'hit'), drawn(1, 1, 'acts')]))
    .toEqual([[0, 'acts', 1], [1, 'acts', 1, [2, 'hit', 1]], [3, 'acts', 1]]);
});
