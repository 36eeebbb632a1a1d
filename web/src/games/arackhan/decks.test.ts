import { expect, it } from 'vitest';
import type { DeckPages } from '../../lib/layout.ts';
import { open, passes as lets, type Filters } from '../../decks/building.ts';
import { strength } from './cards.ts';
import { decks } from './decks.ts';
import type { Face } from './wire.ts';

const face = (more: Partial<Face>): Face => ({ id: 'x', fr: 'Éclair Glaçant', en: 'Freezing Bolt', kind: 'spell', band: 'terres-blanches', icon: '', mark: '', cost: 3, ...more });
const eagle = face({ id: 'aigle', fr: 'Aigle', en: 'Eagle', kind: 'creature', cost: 5, attack: 1, defense: 1, family: 'Oiseaux', attributes: [{ id: 'vol', fr: 'Vol', en: 'Flight', icon: '', rule: 'AW-212', n: 0 }] });
const passes = (one: Face, filters: Filters, language: 'fr' | 'en' = 'fr'): boolean => lets(one, one.cost ?? 0, filters, language, decks as unknown as DeckPages);
const own = (filters: Record<string, string>): Filters => ({ ...open(), own: filters });

it('filters by attribute and family', () => {
  expect(passes(eagle, own({ attribute: 'vol' }))).toBe(true);
  expect(passes(eagle, own({ attribute: '-' }))).toBe(false);
  expect(passes(face({}), own({ attribute: '-' }))).toBe(true);
  expect(passes(face({}), own({ attribute: 'vol' }))).toBe(false);
  expect(passes(eagle, own({ family: 'Gueux' }))).toBe(false);
  expect(passes(eagle, { ...own({ attribute: 'vol' }), kind: 'creature', cost: '10-99' })).toBe(false);
});
it('offers the values that the cards have', () => {
  const [attribute, family] = decks.filters!.map((one) => one.values([eagle, face({}), eagle], 'fr').map((value) => value.id));
  expect(attribute).toEqual(['vol', '-']);
  expect(family).toEqual(['Oiseaux']);
});
it('searches texts, attributes and families', () => {
  const bolt = face({ texts: [{ part: 'effect', fr: 'Une créature n’attaque plus.', en: 'A creature attacks no more.' }] });
  expect(passes(bolt, open('n\'attaque'))).toBe(true);
  expect(passes(bolt, open('n\'attaque'), 'en')).toBe(false);
  expect(passes(eagle, open('oiseaux vol'))).toBe(true);
});
it('says what is printed', () => {
  expect(strength(eagle)).toBe('1/1');
  expect(strength(face({ attack: null, defense: 4 }))).toBe('–/4');
  expect(strength(face({}))).toBe('');
});
