import { describe, expect, it } from 'vitest';
import { backFrom, barOf, buttonsOf, click, keepPath, leadsTo, levelOf, litState, matching } from './choosing.ts';
import type { Option, Refused } from './wire.ts';

const option = (key: string, touches: string[], role: Option['role'] = null): Option => ({
  key, touches, role, words: { fr: key, en: key },
});
const fight = [
  option('reap:a', ['a#1']), option('fight:a>x', ['a#1', 'x#1']), option('fight:a>y', ['a#1', 'y#1']),
  option('fight:b>x', ['b#1', 'x#1']), option('fight:b>y', ['b#1', 'y#1']),
  option('play:c', ['c#1']), option('end', [], 'forward'), option('undo', [], 'quiet'), option('pass', []),
];

describe('levels', () => {
  it('lights the distinct first things', () => {
    expect([...levelOf(fight, []).first]).toEqual(['a#1', 'b#1', 'c#1']);
  });
  it('sends when one option is left', () => {
    expect(click(fight, [], 'c#1')).toMatchObject({ act: 'send', option: { key: 'play:c' } });
    expect(click(fight, ['b#1'], 'y#1')).toMatchObject({ act: 'send', option: { key: 'fight:b>y' } });
  });
  it('narrows to targets, and offers what ends here as words', () => {
    expect(click(fight, [], 'a#1')).toEqual({ act: 'path', path: ['a#1'] });
    const level = levelOf(fight, ['a#1']);
    expect([...level.next]).toEqual(['x#1', 'y#1']);
    expect(level.here.map((o) => o.key)).toEqual(['reap:a']);
  });
  it('changes its mind on another first thing', () => {
    expect(click(fight, ['a#1'], 'b#1')).toEqual({ act: 'path', path: ['b#1'] });
  });
  it('steps back on the chosen thing', () => {
    expect(click(fight, ['a#1'], 'a#1')).toEqual({ act: 'path', path: [] });
  });
  it('knows what leads to a target', () => {
    expect(leadsTo(fight, 'x#1')).toEqual(['a#1', 'b#1']);
    expect(leadsTo(fight, 'a#1')).toEqual([]);
  });
  it('answers dead on an unlit thing', () => {
    expect(click(fight, [], 'z#9')).toEqual({ act: 'dead' });
    expect(click(fight, [], 'x#1')).toEqual({ act: 'dead' });
  });
  it('keeps several options with the same path as a list', () => {
    const two = [option('k1', ['a#1']), option('k2', ['a#1'])];
    expect(click(two, [], 'a#1')).toEqual({ act: 'path', path: ['a#1'] });
    expect(levelOf(two, ['a#1']).here).toHaveLength(2);
  });
});

describe('rows of a card', () => {
  const event = [option('r:a', ['e#1', 'e#1/a']), option('r:b', ['e#1', 'e#1/b']), option('r:c', ['f#1', 'f#1/a'])];
  it('are clickable directly', () => {
    expect(levelOf(event, []).first.has('e#1/b')).toBe(true);
    expect(click(event, [], 'e#1/b')).toMatchObject({ act: 'send', option: { key: 'r:b' } });
  });
  it('or after their card', () => {
    expect(click(event, [], 'e#1')).toEqual({ act: 'path', path: ['e#1'] });
    expect(click(event, ['e#1'], 'e#1/a')).toMatchObject({ act: 'send', option: { key: 'r:a' } });
  });
  it('leave with their card on the way back', () => {
    expect(backFrom(['e#1', 'e#1/a'])).toEqual([]);
    expect(backFrom(['e#1', 'x#2'])).toEqual(['e#1']);
  });
});

describe('states', () => {
  it('tells playable, chosen, target, thin and none apart', () => {
    const start = levelOf(fight, []);
    expect(litState(start, null, 'a#1')).toEqual({ state: 'playable', thin: false });
    expect(litState(start, null, 'x#1').state).toBe('none');
    const mid = levelOf(fight, ['a#1']);
    expect(litState(mid, null, 'a#1').state).toBe('chosen');
    expect(litState(mid, null, 'x#1').state).toBe('target');
    expect(litState(mid, null, 'b#1')).toEqual({ state: 'playable', thin: true });
  });
  it('follows a hint down its path', () => {
    const hint = fight[2]!;
    expect(litState(levelOf(fight, []), hint, 'a#1').state).toBe('hint');
    expect(litState(levelOf(fight, ['a#1']), hint, 'y#1').state).toBe('hint');
    expect(litState(levelOf(fight, ['b#1']), hint, 'y#1').state).toBe('target');
  });
});

it('puts the forward button last and the quiet ones first', () => {
  expect(buttonsOf(fight).map((o) => o.key)).toEqual(['undo', 'pass', 'end']);
});
describe('buttons that are off', () => {
  const off = (key: string, role: Refused['role'] = null): Refused => ({
    key, role, words: { fr: key, en: key }, why: { fr: 'pas encore', en: 'not yet' }, rule: 'X-1',
  });
  const keys = (options: Option[], refused?: Refused[]): string[] =>
    barOf(options, refused).map((p) => (p.on ? p.option.key : `(${p.refused.key})`));
  it('stand in the place of their role', () => {
    expect(keys([option('play:c', ['c#1'])], [off('end', 'forward')])).toEqual(['(end)']);
    expect(keys([option('no', [], 'quiet'), option('pass', [])], [off('end', 'forward')])).toEqual(['no', 'pass', '(end)']);
    expect(keys([option('mana', [])], [off('draw')])).toEqual(['(draw)', 'mana']);
  });
  it('may be missing altogether', () => {
    expect(keys(fight)).toEqual(['undo', 'pass', 'end']);
  });
});
it('keeps a half-made choice only while it still leads somewhere', () => {
  expect(keepPath(fight, ['a#1'])).toEqual(['a#1']);
  expect(keepPath(fight.slice(3), ['a#1'])).toEqual([]);
});
it('finds options by words without accents', () => {
  const one = [option('play:1', ['p'])];
  one[0]!.words.fr = 'Révéler l’Évènement';
  expect(matching(one, 'evenem rev', (o) => o.words.fr)).toHaveLength(1);
  expect(matching(one, 'xyz', (o) => o.words.fr)).toHaveLength(0);
});
