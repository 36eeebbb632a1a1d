import { expect, it } from 'vitest';
import type { Line } from '../../lib/wire.ts';
import { markdown } from './journal.ts';

const line = (depth: number, en: string, rule: string | null = null): Line => ({ n: 1, turn: 0, depth, kind: 'x', seat: null, words: { fr: en, en }, names: [], rule, touches: [] });

it('writes scenes, acts and what follows', () => {
  const log = [line(0, 'Scene: the bridge'), line(1, 'Val rolls *6* and 4', 'DS-032'), line(2, 'success'), line(1, 'It rains')];
  expect(markdown('Session 1', log, (l) => l.words.en)).toBe(
    '# Session 1\n\n## Scene: the bridge\n\n- Val rolls \\*6\\* and 4 (DS-032)\n  - success\n- It rains\n',
  );
});
