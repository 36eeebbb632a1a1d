import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { gamesOf, ofGame, ofPage } from '../../build/icons.ts';
import './more-icons.ts';
import { addIcons, FALLBACK, hasIcon, iconBody } from './icons.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const where = { page: here('..'), games: here('../../../src/ludotheque/games'), engine: here('../../../src/ludotheque/engine'), shelf: here('../../../src/ludotheque/server/lobby.py') };

it('finds every icon the page needs, with or without prefix', () => {
  for (const name of ['light-bulb', 'return-arrow', 'check-mark', 'poker-hand']) {
    expect(hasIcon(name), name).toBe(true);
    expect(iconBody(`game-icons:${name}`)).toBe(iconBody(name));
  }
});
it('gives an unknown name the plain card, until a game brings it', () => {
  expect(iconBody('no-such-icon')).toBe(iconBody(FALLBACK));
  expect(iconBody(null, {})).toContain('<circle');
  addIcons({ 'no-such-icon': '<path/>' });
  expect(iconBody('no-such-icon')).toBe('<path/>');
});
it('ships what the engine names, which every game may show', () => {
  const engine = mkdtempSync(join(tmpdir(), 'engine-'));
  const dove = `peace-${'dove'}`; // written whole, this source would name it
  writeFileSync(join(engine, 'offer.py'), `move = MoveKind("truce", (), "${dove}", "quiet")`);
  expect(dove in ofPage(where)).toBe(false);
  expect(dove in ofPage({ ...where, engine })).toBe(true);
  expect(hasIcon('meeple')).toBe(true); // of a role that names none
});
it('ships with each game what only that game names', () => {
  const shared = ofPage(where);
  const games = gamesOf(where);
  expect(games.length).toBeGreaterThan(2);
  for (const id of games) {
    const own = ofGame(where, id, shared);
    expect(Object.keys(own).length, id).toBeGreaterThan(20);
    expect(Object.keys(own).filter((name) => name in shared), id).toEqual([]);
  }
});
