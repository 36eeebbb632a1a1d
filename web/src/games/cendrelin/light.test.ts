import { expect, test } from 'vitest';
import { lightOf, nightOf } from './light.ts';
import type { View } from './wire.ts';

const view = (step: string | null, laid = 0, done: boolean[] = [], won = false): View =>
  ({ step, active: 0, duties: done.map((d) => ({ words: { fr: '', en: '' }, done: d })), players: [{ seat: 0, won }], zones: [{ owner: 0, kind: 'laid', count: laid }] }) as unknown as View;

test('the light follows the part of the turn', () => {
  expect([null, 'evening', 'sunset', 'night'].map((step) => lightOf(view(step)))).toEqual(['dusk', 'dusk', 'sunset', 'night']);
  expect(lightOf(view('night', 0, [], true))).toBe('dawn');
});

test('the night goes on with what is done in it, and ends only with the age', () => {
  const hours = [view('evening'), view('sunset'), view('night'), view('night', 2), view('night', 2, [true, false]), view('night', 9, [true, true])].map(nightOf);
  expect(hours).toEqual(hours.toSorted((a, b) => a - b));
  expect(hours.at(-1)).toBeLessThan(1);
  expect(nightOf(view(null, 0, [], true))).toBe(1);
});
