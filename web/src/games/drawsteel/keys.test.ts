import { describe, expect, it } from 'vitest';
import type { Option } from '../../lib/wire.ts';
import { byVerb, fitting, initials, partsOf, pickers, signed } from './keys.ts';

const option = (key: string): Option => ({ key, words: { fr: key, en: key }, touches: [] });
const calls = ['call:being-0>might>easy>open', 'call:being-0>might>hard>open', 'call:being-1>might>easy>open'].map(option);

describe('keys', () => {
  it('takes a key apart', () => {
    expect(partsOf('call:being-0>might>easy>open')).toEqual(['being-0', 'might', 'easy', 'open']);
    expect(partsOf('sleep')).toEqual([]);
  });
  it('lists what may stand at each place, and leaves out what is filled in', () => {
    expect(pickers(calls)).toEqual([['being-0', 'being-1'], ['might'], ['easy', 'hard'], ['open']]);
    expect(pickers([option('negotiate:open>*>*')])).toEqual([['open'], null, null]);
  });
  it('finds the options that are left', () => {
    expect(fitting(calls, ['being-1']).map((o) => o.key)).toEqual(['call:being-1>might>easy>open']);
    expect(fitting(calls, ['being-1', 'might', 'hard'])).toEqual([]);
  });
  it('groups by verb', () => {
    expect(byVerb([...calls, option('sleep')]).map(([verb, of]) => [verb, of.length])).toEqual([['call', 3], ['sleep', 1]]);
  });
  it('writes signs and initials', () => {
    expect([signed(2), signed(0), signed(-1)]).toEqual(['+2', '+0', '−1']);
    expect([initials('Val'), initials('La Rieuse'), initials('L’Ogre')]).toEqual(['VA', 'LR', 'LO']);
  });
});
