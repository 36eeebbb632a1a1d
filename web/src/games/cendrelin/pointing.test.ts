import { expect, test } from 'vitest';
import { marked, placeOf } from './pointing.ts';

const TEXT = 'Fragment : Litanie\nClasse : Prêtre\nCréez 1 tombeau.';

test('a fault is found by its line and column', () => {
  expect(placeOf(TEXT, { line: 3, column: 9, word: 'tombeau.' })).toEqual({ start: 43, end: 51 });
  expect(TEXT.slice(43, 51)).toBe('tombeau.');
});

test('at the end of the text there is nothing to mark', () => {
  expect(placeOf(TEXT, { line: 3, column: 99, word: '' })).toEqual({ start: TEXT.length, end: TEXT.length });
});

test('a word said another way is taken as it stands', () => {
  expect(placeOf(TEXT, { line: 3, column: 9, word: 'tombeau, puis' })).toEqual({ start: 43, end: 51 });
});

test('the text is cut at its faults and says nothing twice', () => {
  const spans = marked(TEXT, [{ line: 3, column: 9, word: 'tombeau.' }, { line: 1, column: 1, word: 'Fragment' }, { line: 3, column: 9, word: 'tombeau.' }]);
  expect(spans.map((s) => s.text).join('')).toBe(TEXT);
  expect(spans.map((s) => s.fault)).toEqual([1, null, 0]);
});
