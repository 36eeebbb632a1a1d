import { expect, test } from 'vitest';
import { composed } from './soul.ts';
import type { Card, Face } from './wire.ts';

const face = (id: string, band: string, dots: number): Face => ({ id, fr: id, en: id, kind: 'fragment', band, icon: '', mark: 'maison', dots }) as unknown as Face;
const card = (id: string, n: number): Card => ({ ref: `${id}#${n}`, id, owner: 0, states: [] }) as unknown as Card;
const faces = { a: face('a', 'x', 3), b: face('b', 'y', 1), c: face('c', 'x', 2), other: face('other', 'z', 1) };

test('fragments are grouped by class, with the copies that are held and those the dots allow', () => {
  const [x, y] = composed([card('a', 1), card('b', 4)], [card('a', 2), card('a', 3), card('c', 7)], faces);
  expect([x!.band, x!.held, y!.held]).toEqual(['x', 3, 0]);
  expect(x!.fragments.map((f) => [f.face.id, f.held, f.dots, f.next, f.last])).toEqual([['a', 2, 3, 'a#1', 'a#3'], ['c', 1, 2, null, 'c#7']]);
});

test('classes that are not this player’s are left out', () => {
  expect(composed([card('a', 1)], [], faces).map((g) => g.band)).toEqual(['x']);
});
