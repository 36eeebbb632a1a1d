import { expect, it } from 'vitest';
import { CALM, celebrated, cueOf, FEAST } from './celebrate.ts';
import type { Line } from './wire.ts';

const line = (kind: string, en = kind, names = 0): Line => ({
  n: 1, turn: 1, depth: 1, seat: 0, kind, words: { fr: en, en }, rule: null, touches: [],
  names: Array.from({ length: names }, (_, i) => ({ ref: `x#${i}`, id: 'x', fr: 'X', en: 'X' })),
});
const worth = { forge: {}, award: { icon: 'medal', when: (l: Line) => l.words.en.endsWith('3') }, met: { words: { fr: 'Oui', en: 'Yes' } } };

it('celebrates only what a game has declared, the last of several', () => {
  expect(celebrated([line('draw'), line('toString')], worth)).toBeNull();
  expect(celebrated([line('forge')], undefined)).toBeNull();
  expect(celebrated([line('forge', 'a key'), line('draw')], worth)).toMatchObject({ words: { en: 'a key' }, icon: null });
  expect(celebrated([line('forge'), line('met')], worth)?.words).toEqual({ fr: 'Oui', en: 'Yes' });
});
it('leaves out lines of the kind that are nothing special', () => {
  expect(celebrated([line('award', 'tier 2')], worth)).toBeNull();
  expect(celebrated([line('award', 'tier 3'), line('award', 'tier 1')], worth)).toMatchObject({ words: { en: 'tier 3' }, icon: 'medal' });
});
it('is short, and the calm line can be read', () => {
  expect(FEAST).toBeLessThanOrEqual(1500);
  expect(CALM).toBeGreaterThan(FEAST);
});
it('sounds once for all that has come, the weightiest first', () => {
  const lines = [line('play', 'plays X', 1), line('cast')];
  const news = { lines, over: true, asked: true, feast: true };
  expect(cueOf(news, ['cast'])).toBe('end');
  expect(cueOf({ ...news, over: false }, ['cast'])).toBe('feast');
  expect(cueOf({ ...news, over: false, feast: false }, ['cast'])).toBe('turn');
  expect(cueOf({ lines, over: false, feast: false, asked: false }, ['cast'])).toBe('rattle');
  expect(cueOf({ lines, over: false, feast: false, asked: false })).toBe('card');
  expect(cueOf({ lines: [line('cast')], over: false, feast: false, asked: false })).toBeNull();
});
