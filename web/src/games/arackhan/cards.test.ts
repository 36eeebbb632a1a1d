import { expect, test } from 'vitest';
import { levelOf } from '../../lib/choosing.ts';
import { blowSpoken, fetched, numbers, previews, signOf, spoken, struck, sumOf } from './cards.ts';
import { FRAMES, frameOf } from './frames.ts';
import type { Blow, Card, Catalogue, Option, View, Zone, ZoneKind } from './wire.ts';

const blow = (target: string, parts: number[], defense: number, result: Blow['result'], chains: Blow['chains'] = []): Blow => ({
  target, attackers: parts.map((_, i) => `a${i}`), parts, attack: parts.reduce((a, b) => a + b, 0), defense, result, chains,
});
const attack = (actor: string, target: string, ...blows: Blow[]): Option =>
  ({ key: `attack:${actor}>${target}`, words: { fr: '', en: '' }, touches: [actor, target], forecast: { words: { fr: '', en: '' }, blows } }) as Option;

test('a sum is written out only where several attack', () => {
  expect(sumOf(blow('x', [2, 1, 1], 3, 'destroyed'))).toBe('2+1+1 = 4');
  expect(sumOf(blow('x', [3], 2, 'destroyed'))).toBe('3');
  expect([signOf({ attack: 4, defense: 3 }), signOf({ attack: 3, defense: 3 }), signOf({ attack: 1, defense: 2 })]).toEqual(['>', '=', '<']);
  expect(blowSpoken(blow('x', [2, 1], 3, 'holds'), 'fr')).toBe('2+1 = 3 contre 3, tient');
});

test('the declared batch is shown, and what the card pointed at would make of it', () => {
  const declared = [blow('troll#1', [2], 3, 'holds')];
  const options = [attack('golem#5', 'troll#1', blow('troll#1', [2, 3], 3, 'destroyed')), attack('aigle#6', 'ogre#2', blow('ogre#2', [1], 1, 'holds'))];
  expect(previews(declared, options, null).get('troll#1')).toEqual({ blow: declared[0], declared: true });
  const shown = previews(declared, options, 'golem#5');
  expect(shown.get('troll#1')).toMatchObject({ blow: { attack: 5 }, declared: false });
  expect(shown.has('ogre#2')).toBe(false); // somebody else's attack
});

test('an attack on all sides shows all of them', () => {
  const strike = { ...attack('berserker#1', ''), touches: ['berserker#1'], forecast: { words: { fr: '', en: '' }, blows: [blow('a#1', [1], 0, 'destroyed'), blow('b#2', [1], 1, 'holds')] } } as Option;
  expect([...previews([], [strike], 'berserker#1').keys()]).toEqual(['a#1', 'b#2']);
});

test('attackers are numbered in their group; cards behind are told apart', () => {
  const chain = [{ place: '5-2', target: 'soldat#3', attack: 2, defense: 1, result: 'destroyed' as const }];
  const sums = [blow('titan#1', [3, 1], 3, 'destroyed', [chain])];
  expect([...numbers(sums)]).toEqual([['a0', 1], ['a1', 2]]);
  expect([...struck(previews(sums, [], null).values())]).toEqual([['soldat#3', { ...chain[0], declared: true }]]);
});

test('types of cards differ by shape, not by colour alone', () => {
  expect(new Set(Object.values(FRAMES).map((f) => f.shape)).size).toBe(3);
  expect(frameOf('event').shape).toBe('plain');
});

const words = (fr: string): { fr: string; en: string } => ({ fr, en: fr });
const catalogue = {
  cards: { golem: { id: 'golem', fr: 'Golem', en: 'Golem', kind: 'creature', band: 'ice', attack: 3, defense: 3, value: 13, attributes: [{ id: 'perforation', n: 0 }], texts: [{ part: 'weakness', ...words('Il fond.') }] } },
  kinds: { creature: words('Créature') }, bands: { ice: { words: words('Terres Blanches') } }, states: { deactivated: { words: words('désactivée') }, 'face-down': { words: words('face cachée') } },
} as unknown as Catalogue;

test('a card is read out as it stands', () => {
  const card: Card = { ref: 'golem#1', id: 'golem', owner: 0, states: ['deactivated'], figures: [{ id: 'attack', value: 4, printed: 3 }, { id: 'defense', value: 3, printed: 3 }], value: 13, attributes: [] };
  expect(spoken(card, catalogue, 'fr')).toBe('Golem, Créature Terres Blanches, Attaque 4 (imprimée 3), Défense 3, Valeur 13, désactivée, Point faible Il fond.');
});

test('a hidden card tells its faction and nothing else', () => {
  expect(spoken({ ref: '?field:1.0', id: null, back: 'ice', owner: 1, states: ['face-down'] }, catalogue, 'fr')).toBe('Carte, Terres Blanches, face cachée');
});

test('a card of a discard pile comes beside the hand', () => {
  const zone = (id: string, kind: ZoneKind, ref: string): Zone => ({ id, kind, owner: 1, layout: 'pile', words: words('Défausse'), icon: 'x', count: 1, cards: [{ ref, id: 'golem', owner: 1 }] });
  const view = { zones: [zone('discard:1', 'discard', 'golem#4'), zone('field:1', 'field', 'golem#5')] } as unknown as View;
  const level = levelOf(['golem#4', 'golem#5'].map((ref) => ({ key: `pick:${ref}`, words: words(''), touches: [ref] })), []);
  expect(fetched(view, level, 0).map((z) => [z.words.fr, z.cards.map((c) => c.ref)])).toEqual([['Défausse adverse', ['golem#4']]]);
});
