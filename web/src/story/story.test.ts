import { describe, expect, it } from 'vitest';
import type { Story } from '../lib/wire.ts';
import { alliances, calls, finals, height, line, markAt, range, seatsOf, turnAt, turnNear } from './story.ts';
import { SAID } from './words.ts';

const words = (s: string) => ({ fr: s, en: s });
const tally = (id: string, most: number | null) => ({ id, words: words(id), icon: 'x', most });
const turn = (start: number, n: number, values: (number | null)[][], called: [number, string] | null = null) => ({
  title: words(`t${start}`), start, n, values, called: called && { seat: called[0], band: called[1] },
});
const story: Story = {
  tallies: [tally('keys', 3), tally('amber', null), tally('debt', null)],
  sides: [0, 1, 2],
  called: words('called'),
  bands: {},
  turns: [
    turn(0, 1, [[0, 0, null], [0, 0, null], [0, 0, null]]),
    turn(2, 9, [[0, 1, null], [8, 4, null], [-5, 0, null]], [0, 'a']),
    turn(10, 14, [[1, 1, null], [2, 6, null], [-10, 5, null]], [1, 'b']),
    turn(15, 20, [[2, 1, null], [4, 16, null], [0, 0, null]], [0, 'a']),
    turn(21, 21, [[2, 1, null], [4, 16, null], [0, 0, null]], [0, 'c']),
  ],
  turning: [{ n: 12, title: words('t'), line: null, changes: [{ tally: 1, seat: 1, was: 4, now: 6 }, { tally: 0, seat: 0, was: 0, now: 1 }] }],
};

describe('the curve', () => {
  it('leaves out seats that have none of it', () => expect(seatsOf(story, 0)).toEqual([0, 1]));
  it('leaves room for what wins, and goes below zero where figures do', () => {
    expect(range(story, 0)).toEqual({ low: 0, high: 3 });
    expect(range(story, 1)).toEqual({ low: 0, high: 16 });
    expect(range(story, 2)).toEqual({ low: -10, high: 5 });
    expect(height(story, 2, -10)).toBe(100);
  });
  it('goes in steps where little is counted, else straight', () => {
    expect(line(story, 0, 1)).toBe('M0.00 100.00H25.00V66.67H50.00V66.67H75.00V66.67H100.00V66.67');
    expect(line(story, 1, 0)).toBe('M0.00 100.00L25.00 50.00L50.00 87.50L75.00 75.00L100.00 75.00');
    expect(line(story, 0, 2)).toBe('');
  });
  it('marks a turning point at its turn, on the line that is shown', () => {
    const [point] = story.turning;
    expect(markAt(story, 0, point!)).toEqual({ x: 50, y: height(story, 0, 1), seat: 0 });
    expect(markAt(story, 1, point!)).toEqual({ x: 50, y: height(story, 1, 6), seat: 1 });
    expect(markAt(story, 2, point!).seat).toBe(1);
  });
});
describe('turns', () => {
  it('finds the one of a moment', () => expect([0, 1, 2, 9, 10, 21, 99].map((n) => turnAt(story.turns, n))).toEqual([0, 0, 1, 1, 2, 4, 4]));
  it('finds the nearest to a place', () => expect([-1, 0, 0.3, 0.5, 1, 2].map((part) => turnNear(story, part))).toEqual([0, 0, 1, 2, 4, 4]));
});
it('sums up sides only where seats share one', () => {
  expect(alliances([0, 1])).toEqual([]);
  expect(alliances([0, 1, 0, 1])).toEqual([[0, 2], [1, 3]]);
});
it('counts what was chosen for turns', () => {
  expect(calls(story, 0)).toEqual([{ band: 'a', n: 2 }, { band: 'c', n: 1 }]);
  expect(calls(story, 2)).toEqual([]);
  expect(finals(story, 1)).toEqual([4, 16]);
});
it('says the same things in both languages', () => {
  expect(Object.keys(SAID.en).sort()).toEqual(Object.keys(SAID.fr).sort());
  expect(SAID.fr.eyesOf('Zoé')).toBe('Vue\u00a0: Zoé');
});
