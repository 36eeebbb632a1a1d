import { expect, it } from 'vitest';
import type { DeckPages } from '../lib/layout.ts';
import type { Face, Plan } from '../lib/wire.ts';
import { byCost, changed, filtering, open, passes, readDraft } from './building.ts';

const face = (more: Partial<Face>): Face => ({ id: 'x', fr: 'Éclair Glaçant', en: 'Freezing Bolt', kind: 'spell', band: 'ice', icon: '', mark: '', ...more });
const eagle = face({ id: 'aigle', fr: 'Aigle', en: 'Eagle', kind: 'creature', words: { fr: 'Il ne craint pas l’orage.', en: 'It fears no storm.' } });

it('lets through the cards that pass every filter', () => {
  expect(passes(eagle, 5, open(), 'fr')).toBe(true);
  expect(passes(eagle, 5, { ...open(), kind: 'spell' }, 'fr')).toBe(false);
  expect(passes(eagle, 5, { ...open(), cost: '3-5' }, 'fr')).toBe(true);
  expect(passes(eagle, 5, { ...open(), cost: '6-9' }, 'fr')).toBe(false);
  expect(passes(eagle, 12, { ...open(), kind: 'creature', cost: '10-99' }, 'fr')).toBe(true);
});
it('asks the game about its own filters', () => {
  const words = { fr: '', en: '' };
  const pages: DeckPages = { filters: [{ id: 'short', words, any: words, values: () => [], passes: (one, value) => one.fr.length < Number(value) }] };
  expect(passes(eagle, 5, { ...open(), own: { short: '6' } }, 'fr', pages)).toBe(true);
  expect(passes(eagle, 5, { ...open(), own: { short: '5' } }, 'fr', pages)).toBe(false);
  expect(passes(eagle, 5, { ...open(), own: { short: '' } }, 'fr', pages)).toBe(true);
});
it('knows whether anything is filtered', () => {
  expect(filtering(open())).toBe(false);
  expect(filtering(open('aigle'))).toBe(true);
  expect(filtering({ ...open(), own: { short: '5' } })).toBe(true);
});
it('searches names of both languages and words of the text, accents or not', () => {
  const bolt = face({});
  expect(passes(bolt, 3, open('eclair glacant'), 'fr')).toBe(true);
  expect(passes(bolt, 3, open('freezing'), 'fr')).toBe(true);
  expect(passes(eagle, 3, open('l\'orage'), 'fr')).toBe(true);
  expect(passes(eagle, 3, open('l\'orage'), 'en')).toBe(false);
  expect(passes(bolt, 3, open('frozen'), 'fr', { searched: () => ['Frozen solid'] })).toBe(true);
});
it('counts copies', () => {
  expect(changed({}, 'a', 1)).toEqual({ a: 1 });
  expect(changed({ a: 1, b: 2 }, 'a', -1)).toEqual({ b: 2 });
  expect(changed({}, 'a', -1)).toEqual({});
});
it('sorts by cost, then by name', () => {
  const plan: Plan = { bands: [], cards: Object.fromEntries([['x', 7], ['aigle', 5], ['z', 5]].map(([id, cost]) => [id, { most: 1, mark: '', rule: '', cost: Number(cost) }])) };
  expect([face({}), face({ id: 'z', fr: 'Zéphyr' }), eagle].sort(byCost(plan, 'fr')).map((one) => one.id)).toEqual(['aigle', 'z', 'x']);
});
it('takes a draft only if it is one', () => {
  const known = (id: string): boolean => id === 'aigle';
  const draft = { band: 'a', name: 'n', copies: { a: { aigle: 2, gone: 1, bad: -1 }, z: { aigle: 1 } } };
  expect(readDraft(JSON.stringify(draft), ['a', 'b'], known)).toEqual({ band: 'a', name: 'n', copies: { a: { aigle: 2 }, b: {} } });
  for (const bad of [null, '', '[', '{}', '{"band":"c","name":""}', '{"band":"a","name":""}']) expect(readDraft(bad, ['a'], known)).toBeNull();
});
