import { describe, expect, it } from 'vitest';
import { faultOf, filled, fillsIn, lengthOf, stepped, tidy } from './filling.ts';
import type { Open } from './wire.ts';

const words = { fr: '', en: '' };
const text: Open = { name: 'saying', kind: 'text', low: 2, high: 5, words };
const coins: Open = { name: 'coins', kind: 'amount', low: -2, high: 30, words };

describe('a key with its blanks filled in', () => {
  it('is that of its option', () => {
    expect(fillsIn('faces:*>*', 'faces:9>6')).toBe(true);
    expect(fillsIn('attempt:being-1>might>*', 'attempt:being-1>might>…')).toBe(true);
    expect(fillsIn('attempt:being-1>might>*', 'attempt:being-2>might>…')).toBe(false);
    expect(fillsIn('note:*', 'note:')).toBe(true);
    expect(fillsIn('note:*', 'act:x')).toBe(false);
  });
});

describe('what is typed', () => {
  it('is one line without spaces around it', () => {
    expect(tidy(text, '  a\tb\u00a0c \n')).toBe('a b c');
    expect(tidy(coins, ' 007 ')).toBe('7');
    expect(tidy(coins, '-0')).toBe('0');
  });
  it('is counted in characters', () => {
    expect(lengthOf('é🌊')).toBe(2);
    expect(faultOf(text, '🌊🌊🌊🌊🌊')).toBeNull();
  });
  it('is refused outside its bounds', () => {
    expect(['', ' ', 'a', 'ab', 'abcde', 'abcdef'].map((t) => faultOf(text, t))).toEqual(['empty', 'empty', 'short', null, null, 'long']);
    expect(['', 'x', '1.5', '-3', '-2', '30', '31', '1e3'].map((t) => faultOf(coins, t)))
      .toEqual(['empty', 'number', 'number', 'low', null, null, 'high', 'number']);
  });
});

describe('the key', () => {
  it('takes the answers in the order of its blanks and keeps what is chosen', () => {
    expect(filled({ key: 'pay:@1>*>*', open: [coins, text] }, ['7', 'hi'])).toBe('pay:@1>7>hi');
    expect(filled({ key: 'clue:*', open: [text] }, ['a b'])).toBe('clue:a b');
  });
  it('hides in a text whatever means something in a key', () => {
    expect(filled({ key: 'clue:*', open: [text] }, ['*'])).toBe('clue:%2A');
    expect(filled({ key: 'clue:*', open: [text] }, ["1>2/3 100% (!')"])).toBe('clue:1%3E2%2F3 100%25 %28%21%27%29');
    expect(filled({ key: 'pay:*>*', open: [text, coins] }, ['*', '3'])).toBe('pay:%2A>3');
  });
});

describe('the stepper', () => {
  it('stays within the bounds and starts at the nearest', () => {
    expect([stepped(coins, '29', 1), stepped(coins, '30', 1), stepped(coins, '-2', -1), stepped(coins, '99', -1)]).toEqual(['30', '30', '-2', '30']);
    expect([stepped(coins, '', 1), stepped(coins, '', -1), stepped(coins, 'x', 1), stepped(coins, '1.5', 1)]).toEqual(['-2', '30', '-2', '-2']);
  });
});
