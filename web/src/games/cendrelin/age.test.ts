import { expect, test } from 'vitest';
import { changes, keyOf } from './age.ts';
import type { Face } from './wire.ts';

const faces = { a: { id: 'a', kind: 'lieu', place: 'urnes', demonic: false }, b: { id: 'b', kind: 'lieu', place: 'braises', demonic: true } } as unknown as Record<string, Face>;

test('what may go and what may come, by kind', () => {
  const keys = ['swap_place:urnes>cordes', 'swap_place:braises>voeux', 'add_place:cordes', 'remove_place:urnes', 'swap_event:goules>crue', 'add_event:crue', 'unchanged'];
  expect(changes(keys, faces)).toEqual({
    place: { goes: ['urnes'], comes: ['cordes'] },
    demonic: { goes: ['braises'], comes: ['voeux'] },
    event: { goes: ['goules'], comes: ['crue'] },
  });
});

test('the key of a change', () => {
  expect(keyOf('demonic', 'braises', 'voeux')).toBe('swap_place:braises>voeux');
  expect(keyOf('event', null, 'crue')).toBe('add_event:crue');
  expect(keyOf('place', 'urnes', null)).toBe('remove_place:urnes');
  expect(keyOf('place', null, null)).toBeNull();
});
