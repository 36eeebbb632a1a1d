import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { patched } from './patch.ts';
import type { Patch, State } from './wire.ts';

// The server's tests hold the same cases to what it writes.
interface Case { what: string; base: State; patch: Patch; state: State }
const cases = JSON.parse(readFileSync(new URL('patch.cases.json', import.meta.url), 'utf8')) as Case[];

it.each(cases)('$what', ({ base, patch, state }) => {
  const before = structuredClone(base);
  expect(patched(base, patch)).toEqual(state);
  expect(base).toEqual(before);
});
it('keeps what did not change', () => {
  const { base, patch } = cases[1]!;
  const { view } = patched(base, patch);
  expect(view.players[1]).toBe(base.view.players[1]);
  expect(view.places).toEqual(base.view.places);
  expect(view.zones[0]!.cards[1]).toBe(base.view.zones[0]!.cards[2]);
  expect(view.zones[2]).toBe(base.view.zones[2]);
});
