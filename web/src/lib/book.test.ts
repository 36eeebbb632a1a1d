import { describe, expect, it } from 'vitest';
import { entries, marked, parts, search } from './book.ts';
import type { Rulebook } from './wire.ts';

const chapter = (number: string, fr: string, part: string | null, ...rules: [string, string][]): Rulebook['sections'][number] => ({
  number, title: { fr, en: fr }, part: part ? { fr: part, en: part } : null, sub: false, rules: rules.map(([id, text]) => ({ id, fr: text, en: text })),
});
const book: Rulebook = {
  game: 'g',
  sections: [
    chapter('1', 'Le tour', 'I', ['R-001', 'Étape première'], ['R-002', 'Le cœur, la clé']),
    chapter('2', 'Les clés', 'I', ['R-003', 'Six Aombre']),
    chapter('3', 'Le glossaire', 'II', ['R-004', 'Forgée']),
  ],
};

describe('the rulebook', () => {
  it('has its chapters in parts', () => {
    expect(parts(book).map((p) => [p.title?.fr, p.chapters.length])).toEqual([['I', 2], ['II', 1]]);
    expect(parts({ game: 'g', sections: [chapter('1', 'a', null), chapter('2', 'b', null)] })).toHaveLength(1);
  });
  it('is searched without accents, by word, number and chapter', () => {
    const all = entries(book);
    const ids = (typed: string): string[] => search(all, typed, 'fr').map((e) => e.id);
    expect(ids('etape')).toEqual(['R-001']);
    expect(ids('COEUR cle')).toEqual(['R-002']);
    expect(ids('cle')).toEqual(['R-002', 'R-003']); // the chapter's title comes after the words themselves
    expect(ids('r-004')).toEqual(['R-004']);
    expect(ids('  ')).toEqual([]);
    expect(ids('nulle part')).toEqual([]);
  });
  it('marks what was looked for', () => {
    expect(marked('Une clé forgée', 'cle')).toEqual([{ text: 'Une ', hit: false }, { text: 'clé', hit: true }, { text: ' forgée', hit: false }]);
    expect(marked('Le cœur', 'coeur')).toEqual([{ text: 'Le cœur', hit: false }]);
  });
});
