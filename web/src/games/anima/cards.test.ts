import { describe, expect, it } from 'vitest';
import type { Line } from '../../lib/wire.ts';
import { causes, entering, lastAct, lastThrow, pieces, safely } from './cards.ts';

const line = (kind: string, seat: number | null, fr: string, depth = 2): Line => ({ n: 1, turn: 1, depth, kind, seat, words: { fr, en: fr }, names: [], rule: null, touches: [] });
const FIGHT = [
  line('declares', 0, '@0 se dirige vers Americh', 1), line('fights', 0, '@0 affronte Feu Follet (Combat 3)', 1),
  line('die', 0, '@0 lance 1 : total 6'), line('foe_die', 1, '@1 lance 4 pour Feu Follet : total 7'), line('beaten_by', 0, '@0 est battu par Feu Follet de 1'), line('sent_away', 0, '@0 est renvoyé'),
];

describe('what the log tells', () => {
  it('finds both dice of the last fight, whom it was about and how it ended', () => {
    const found = lastThrow(FIGHT);
    expect(found?.dice).toEqual([{ seat: 0, face: 1, total: 6 }, { seat: 1, face: 4, total: 7 }]);
    expect(found?.lines.map((one) => one.kind)).toEqual(['fights', 'beaten_by']);
  });
  it('takes the one die of an exploration, not the number of the seat', () => {
    expect(lastThrow([...FIGHT, line('explores', 2, '@2 explore Port-aux-Brumes : le dé donne 5', 1)])?.dice).toEqual([{ seat: 2, face: 5, total: null }]);
    expect(lastThrow([])).toBeNull();
  });
  it('groups the last act with what followed', () => {
    expect(lastAct([...FIGHT, line('phase', null, 'Interaction', 1)]).map((one) => one.kind)).toEqual(['fights', 'die', 'foe_die', 'beaten_by', 'sent_away']);
  });
});

describe('names on small cards', () => {
  it('may break long words, between syllables and nowhere else', () => {
    expect(pieces('Illusionniste').join('-')).toBe('Illusion-niste');
    expect(pieces('Technicien').join('-')).toBe('Techni-cien');
    expect(pieces('Technician').join('-')).toBe('Techni-cian');
    expect(pieces('Guerrier Mentaliste').join('-')).toBe('Guerrier Menta-liste');
    expect(pieces('Assassin')).toEqual(['Assassin']);
    expect(pieces('Renfort Inattendu')).toEqual(['Renfort Inattendu']);
  });
});

describe('figures', () => {
  it('adds the shares of one card together', () => {
    const share = (card: string | null, adds: number) => ({ card, words: null, adds });
    expect(causes([share('a#1', 3), share('b#2', 2), share('a#1', 1), share(null, 2)])).toEqual([share('a#1', 4), share('b#2', 2), share(null, 2)]);
  });
  it('weighs the rows of a table by the faces of the die', () => {
    expect(safely([{ brings: '0', of_six: 3, safe: 100 }, { brings: '1', of_six: 3, safe: 50 }])).toBe(75);
    expect(safely([{ brings: '0', of_six: 6 }])).toBeNull();
    expect(entering({ ref: 'z', id: 'z', owner: null, odds: { winning: 27, tie: 0, losing: 9, deadly: 0, of: 36 } })).toBe(75);
  });
});
