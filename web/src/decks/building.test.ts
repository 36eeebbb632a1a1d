import { expect, it } from 'vitest';
import { byCost, changed, OPEN, passes, readDraft, strength, type BuildFace } from './building.ts';

const face = (more: Partial<BuildFace>): BuildFace => ({ id: 'x', fr: 'Éclair Glaçant', en: 'Freezing Bolt', kind: 'spell', band: 'terres-blanches', icon: '', mark: '', cost: 3, ...more });
const eagle = face({ id: 'aigle', fr: 'Aigle', en: 'Eagle', kind: 'creature', cost: 5, attack: 1, defense: 1, family: 'Oiseaux', attributes: [{ id: 'vol', fr: 'Vol', en: 'Flight', icon: '', n: 0 }] });

it('keeps the cards that every filter lets through', () => {
  expect(passes(eagle, OPEN, 'fr')).toBe(true);
  expect(passes(eagle, { ...OPEN, kind: 'spell' }, 'fr')).toBe(false);
  expect(passes(eagle, { ...OPEN, attribute: 'vol' }, 'fr')).toBe(true);
  expect(passes(eagle, { ...OPEN, attribute: '-' }, 'fr')).toBe(false);
  expect(passes(face({}), { ...OPEN, attribute: '-' }, 'fr')).toBe(true);
  expect(passes(eagle, { ...OPEN, cost: '3-5' }, 'fr')).toBe(true);
  expect(passes(eagle, { ...OPEN, cost: '6-9' }, 'fr')).toBe(false);
  expect(passes(eagle, { ...OPEN, family: 'Gueux' }, 'fr')).toBe(false);
  expect(passes(eagle, { ...OPEN, kind: 'creature', attribute: 'vol', cost: '10-99' }, 'fr')).toBe(false);
});
it('searches names of both languages and words of the text, accents or not', () => {
  const bolt = face({ texts: [{ part: 'effect', fr: 'Une créature n’attaque plus.', en: 'A creature attacks no more.' }] });
  expect(passes(bolt, { ...OPEN, text: 'eclair glacant' }, 'fr')).toBe(true);
  expect(passes(bolt, { ...OPEN, text: 'freezing' }, 'fr')).toBe(true);
  expect(passes(bolt, { ...OPEN, text: 'n\'attaque' }, 'fr')).toBe(true);
  expect(passes(bolt, { ...OPEN, text: 'n\'attaque' }, 'en')).toBe(false);
});
it('counts copies', () => {
  expect(changed({}, 'a', 1)).toEqual({ a: 1 });
  expect(changed({ a: 1, b: 2 }, 'a', -1)).toEqual({ b: 2 });
  expect(changed({}, 'a', -1)).toEqual({});
});
it('says what is printed', () => {
  expect(strength(eagle)).toBe('1/1');
  expect(strength(face({ attack: null, defense: 4 }))).toBe('–/4');
  expect(strength(face({}))).toBe('');
  expect([face({ cost: 7 }), eagle].sort(byCost('fr'))[0]).toBe(eagle);
});
it('takes a draft only if it is one', () => {
  const known = (id: string): boolean => id === 'aigle';
  const draft = { band: 'a', name: 'n', copies: { a: { aigle: 2, gone: 1, bad: -1 }, z: { aigle: 1 } } };
  expect(readDraft(JSON.stringify(draft), ['a', 'b'], known)).toEqual({ band: 'a', name: 'n', copies: { a: { aigle: 2 }, b: {} } });
  for (const bad of [null, '', '[', '{}', '{"band":"c","name":""}', '{"band":"a","name":""}']) expect(readDraft(bad, ['a'], known)).toBeNull();
});
