import { expect, it } from 'vitest';
import { dictionaries } from './words.ts';

it('says the same things in both languages', () => {
  expect(Object.keys(dictionaries.en).sort()).toEqual(Object.keys(dictionaries.fr).sort());
  expect(dictionaries.en.keysHelp).toHaveLength(dictionaries.fr.keysHelp.length);
});
it('is typeset as French, functions too', () => {
  expect(dictionaries.fr.impossible('non')).toBe('Impossible\u00a0: non');
  expect(dictionaries.fr.youWin).toBe('Vous gagnez\u202f!');
});
