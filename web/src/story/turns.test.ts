import { expect, it } from 'vitest';
import type { Line, Story } from '../lib/wire.ts';
import { stops } from './turns.ts';

const words = (s: string) => ({ fr: s, en: s });
const line = (n: number, turn: number, depth: number, text: string): Line => ({ n, turn, depth, kind: 'x', seat: null, words: words(text), names: [], rule: null, touches: [] });

it('stops at each turn that the log tells of, once', () => {
  const log = [line(0, 0, 1, 'dealt'), line(2, 1, 0, 'Turn 1'), line(2, 1, 1, 'acts'), line(5, 1, 0, 'again'), line(9, 2, 0, 'Turn 2')];
  expect(stops(null, log)).toEqual([{ start: 2, title: words('Turn 1') }, { start: 9, title: words('Turn 2') }]);
});
it('stops where the story does, once there is one', () => {
  const story: Story = { tallies: [], sides: [], called: null, bands: {}, turning: [], turns: [{ start: 0, n: 3, title: words('Set-up'), values: [], called: null }] };
  expect(stops(story, [line(2, 1, 0, 'Turn 1')])).toEqual([{ start: 0, title: words('Set-up') }]);
});
