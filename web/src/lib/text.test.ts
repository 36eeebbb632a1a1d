import { describe, expect, it } from 'vitest';
import { effectText, english, french, listed, pick, pieces, seatName, withNames, type Names } from './text.ts';
import type { Line, Seat, Words } from './wire.ts';

const seat = (n: number, name: string | null, who: Seat['who'] = 'human', called?: Words) => ({ seat: n, name, who, called });
const greedy: Words = { fr: 'Bot glouton', en: 'Greedy bot' };
const random: Words = { fr: 'Bot aléatoire', en: 'Random bot' };
const fr: Names = { you: 0, seats: [seat(0, 'Zoé'), seat(1, 'Max'), seat(2, null, 'bot', greedy)], language: 'fr' };
const en: Names = { ...fr, language: 'en' };

describe('names', () => {
  it('writes « vous » and makes the verb agree', () => {
    expect(withNames('@0 joue Lever les morts', fr)).toBe('Vous jouez Lever les morts');
    expect(withNames('@0 plays Raise the Dead', en)).toBe('You play Raise the Dead');
    expect(withNames('@0 forgoes Desecration', en)).toBe('You forgo Desecration');
    expect(withNames('@0 révèle Goules', fr)).toBe('Vous révélez Goules');
    expect(withNames('@0 reprend 2 fragments', fr)).toBe('Vous reprenez 2 fragments');
  });
  it('turns reflexives and possessives to the reader', () => {
    expect(withNames("@0 s'occupe de Goules", fr)).toBe('Vous vous occupez de Goules');
    expect(withNames("@0 l'emporte par abandon.", fr)).toBe("Vous l'emportez par abandon.");
    expect(withNames('@0 pioche un fragment : son âme est rassemblée', fr)).toBe('Vous piochez un fragment : votre âme est rassemblée');
    expect(withNames('@0 draws a fragment: their soul is gathered', en)).toBe('You draw a fragment: your soul is gathered');
  });
  it('writes the name when it is not sure of the verb', () => {
    expect(withNames('@0 croît', fr)).toBe('Zoé croît');
    expect(withNames('@0 reprend ses fragments à @1', fr)).toBe('Zoé reprend ses fragments à Max');
  });
  it('writes others by name, and a bot or a nameless seat by what it is', () => {
    expect(withNames('@1 joue', fr)).toBe('Max joue');
    expect(seatName(fr, 2)).toBe('Bot glouton');
    expect(withNames('@0 plays', { ...en, you: null, seats: [seat(0, null)] })).toBe('Player 1 plays');
  });
  it('calls bots what the server calls them, and numbers those of the same name', () => {
    const one = { ...fr, seats: [seat(0, 'Zoé'), seat(1, null, 'bot', greedy), seat(2, null, 'bot', random)] };
    expect([seatName(one, 1), seatName(one, 2)]).toEqual(['Bot glouton', 'Bot aléatoire']);
    expect(seatName({ ...one, language: 'en' }, 1)).toBe('Greedy bot');
    const two = { ...fr, seats: [seat(0, 'Zoé'), seat(1, null, 'bot', greedy), seat(2, null, 'bot', greedy)] };
    expect([seatName(two, 1), seatName(two, 2)]).toEqual(['Bot glouton 2', 'Bot glouton 3']);
  });
  it('does not take @10 for @1', () => {
    expect(withNames('@10 joue', { ...fr, you: 1 })).toBe('Joueur 11 joue');
  });
});

describe('words', () => {
  it('falls back to the other language', () => {
    expect(pick({ fr: '', en: 'Night' }, 'fr')).toBe('Night');
    expect(pick(null, 'fr')).toBe('');
  });
  it('spaces French as French', () => {
    expect(french('Impossible : non !')).toBe('Impossible\u00a0: non\u202f!');
    expect(french('La carte attaque-t-elle ?')).toBe('La carte attaque-\u2060t-\u2060elle\u202f?');
    for (const set of [french, english]) expect(set('« or », « mana »')).toBe('«\u00a0or\u00a0», «\u00a0mana\u00a0»');
  });
  it('joins effects by commas and « puis »', () => {
    const element = (text: string) => ({ words: { fr: text, en: text } });
    const effect = { label: null, parts: [{ elements: [element('dépensez 2 mana'), element('créez 1 tombe')] }, { elements: [element('gagnez 1 mana')] }] };
    expect(effectText(effect, 'fr')).toBe('Dépensez 2 mana, créez 1 tombe, puis gagnez 1 mana');
  });
  it('lists', () => expect(listed(['Zoé', 'Max', 'Bot'], 'fr')).toBe('Zoé, Max et Bot'));
});

it('cuts a log line into words and card names, longest name first', () => {
  const line = {
    n: 1, turn: 1, depth: 1, kind: 'x', seat: 1, rule: null, touches: [],
    words: { fr: '@1 traite Pillards de tombes puis Pillards', en: '' },
    names: [{ ref: 'a', id: 'p', fr: 'Pillards', en: '' }, { ref: 'b', id: 'pt', fr: 'Pillards de tombes', en: '' }],
  } satisfies Line;
  expect(pieces(line, fr).map((p) => [p.text, p.name?.id ?? null])).toEqual([
    ['Max traite ', null], ['Pillards de tombes', 'pt'], [' puis ', null], ['Pillards', 'p'],
  ]);
});

describe('names in a sentence that does not know them', () => {
  const names = (you: number): Names => ({ you, seats: [{ seat: 0, name: 'Zoé', who: 'open' }, { seat: 1, name: 'Alice', who: 'open' }] as Names['seats'], language: 'fr' });
  const english = { ...names(0), language: 'en' as const };
  it('elides and contracts', () => {
    expect(withNames('La pioche de @1 est mélangée', names(0))).toBe('La pioche d’Alice est mélangée');
    expect(french('À Le Porte-Cloche de jouer, à la place de Ysolde')).toBe('Au Porte-Cloche de jouer, à la place d’Ysolde');
    expect(french('Aller à Les Ruines Perdues')).toBe('Aller aux Ruines Perdues');
    expect(french('la partie de Le Trône, l’action de Oui-Oui, de Hexacarias, en A1')).toBe('la partie du Trône, l’action de Oui-Oui, de Hexacarias, en A1');
  });
  it('says whose it is', () => {
    expect(withNames('La pioche de @0 est mélangée', names(0))).toBe('Votre pioche est mélangée');
    expect(withNames("Voleuse rejoint l'équipe de @0", names(0))).toBe('Voleuse rejoint votre équipe');
    expect(withNames('Une carte va aux archives de @0', names(0))).toBe('Une carte va à vos archives');
    expect(withNames('Objectif de @0 : Mise en terre', names(0))).toBe('Votre objectif : Mise en terre');
    expect(withNames('On regarde une carte de @0', names(0))).toBe('On regarde une de vos cartes');
    expect(withNames("@0's deck is shuffled", english)).toBe('Your deck is shuffled');
  });
  it('puts « vous » before the verb when it is done to the reader', () => {
    expect(withNames('@1 bat @0 de 2', names(0))).toBe('Alice vous bat de 2');
    expect(withNames('@1 prend un avantage à @0', names(0))).toBe('Alice vous prend un avantage');
    expect(withNames('Voleuse passe de @1 à @0', names(0))).toBe('Voleuse passe d’Alice à vous');
    expect(withNames('@1 rompt la négociation avec @0', names(0))).toBe('Alice rompt la négociation avec vous');
    expect(withNames('Égalité entre @1 et @0', names(0))).toBe('Égalité entre Alice et vous');
  });
  it('sets the apostrophe and the minus of books in English too', () => {
    expect(pick({ fr: 'x', en: "@1's hand (-2 left), a well-known 3-2" }, 'en')).toBe('@1’s hand (−2 left), a well-known 3-2');
    const line = { n: 0, turn: 1, depth: 1, kind: 'x', seat: 0, rule: null, touches: [], words: { fr: 'Au Porte-Cloche', en: "Witch's Eye falls" }, names: [{ ref: 'a', id: 'a', fr: 'Le Porte-Cloche', en: "Witch's Eye" }] };
    expect(pieces({ ...line, words: { fr: 'À Le Porte-Cloche de jouer', en: line.words.en } }, names(0)).map((p) => [p.text, p.name?.id])).toEqual([['Au ', undefined], ['Porte-Cloche', 'a'], [' de jouer', undefined]]);
    expect(pieces(line, english).map((p) => [p.text, p.name?.id])).toEqual([['Witch’s Eye', 'a'], [' falls', undefined]]);
  });
});
