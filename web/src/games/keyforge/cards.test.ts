import { expect, test } from 'vitest';
import { levelOf } from '../../lib/choosing.ts';
import type { Choice, Option } from '../../lib/wire.ts';
import { asks, fetched, linesOf, spoken } from './cards.ts';
import type { Card, Catalogue, View, Zone, ZoneKind } from './wire.ts';

const option = (key: string, ...touches: string[]): Option => ({ key, words: { fr: key, en: key }, touches });
const zone = (id: string, kind: ZoneKind, owner: number | null, ...refs: string[]): Zone => ({
  id, kind, owner, layout: 'row', words: { fr: 'Défausse', en: 'Discard' }, icon: 'x', count: refs.length,
  cards: refs.map((ref): Card => ({ ref, id: ref.split('#')[0]!, owner })),
});
const view = (...zones: Zone[]): View => ({ zones } as unknown as View);

test('a moment is told apart from what happens then', () => {
  expect(linesOf('Jouez : piochez 2 cartes.\nChaque créature gagne 1.', 'fr')).toEqual([
    { lead: 'Jouez\u00a0:', rest: 'piochez 2 cartes.' }, { lead: '', rest: 'Chaque créature gagne 1.' },
  ]);
  expect(linesOf('Fight / Reap: Draw a card.', 'en')[0]).toEqual({ lead: 'Fight / Reap:', rest: 'Draw a card.' });
});

test('cards of a pile come beside the hand, cards in sight do not, unseen ones are drawn from their name', () => {
  const table = view(zone('line:0', 'line', 0, 'troll#1'), zone('hand:0', 'hand', 0, 'anger#2'), zone('discard:1', 'discard', 1, 'smaaash#3', 'valdr#4'));
  const level = levelOf(['troll#1', 'anger#2', 'smaaash#3', 'deep#9'].map((ref) => option(`pick:${ref}`, ref)), []);
  expect(fetched(table, level, 0).map((z) => [z.words.fr, z.cards.map((c) => c.ref)])).toEqual([['Défausse adverse', ['smaaash#3']], ['À choisir', ['deep#9']]]);
});

test('an upgrade on its creature is in sight', () => {
  const line = zone('line:0', 'line', 0, 'troll#1');
  line.cards[0]!.under = [{ ref: 'sword#5', id: 'sword', owner: 0 }];
  expect(fetched(view(line), levelOf([option('pick:sword#5', 'sword#5')], []), 0)).toEqual([]);
});

test('only houses and keys are asked in large', () => {
  expect(asks({ options: [option('house:dis'), option('house:mars')] } as Choice)).toBe(true);
  expect(asks({ options: [option('key:rouge')] } as Choice)).toBe(true);
  expect(asks({ options: [option('left'), option('right')] } as Choice)).toBe(false);
});

test('a card is read out with its figures, states and text', () => {
  const words = (fr: string): { fr: string; en: string } => ({ fr, en: fr });
  const catalogue = {
    cards: { troll: { id: 'troll', fr: 'Troll', en: 'Troll', kind: 'creature', band: 'brobnar', words: words('Moisson : soignez.') } },
    kinds: { creature: words('Créature') }, bands: { brobnar: { words: words('Brobnar') }, dis: { words: words('Dis') } }, states: { stunned: { words: words('sonnée') } },
  } as unknown as Catalogue;
  const card: Card = { ref: 'troll#1', id: 'troll', owner: 0, house: 'dis', states: ['stunned'], figures: [{ id: 'power', value: 8, printed: 8 }, { id: 'armor', value: 0, printed: 0 }] };
  expect(spoken(card, catalogue, 'fr')).toBe('Troll, Créature Dis, franc-tireur, puissance 8, sonnée, Moisson\u00a0: soignez.');
});
