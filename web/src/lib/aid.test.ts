import { describe, expect, it } from 'vitest';
import { aimOf, keywordsOf, progressOf, remarkFor, stepsOf } from './aid.ts';
import type { Aid, AidWhen, Catalogue, Choice, View } from './wire.ts';

const words = (s: string) => ({ fr: s, en: s });
const counter = (id: string, value: number, of: number | null) => ({ id, words: words(id), icon: 'x', value, of });
const player = (seat: number, ...counters: ReturnType<typeof counter>[]) => ({ seat, band: null, counters, badges: [], cards: [], won: false });
const view: View = {
  game: 'g', mode: 'long', seat: 0, turn: 2, title: words('t'), step: 'two', active: 0, duties: [],
  steps: [{ id: 'one', words: words('One'), icon: 'x' }, { id: 'two', words: words('Two'), icon: 'x' }],
  players: [player(0, counter('keys', 1, 3), counter('links', 2, null)), player(1, counter('keys', 0, 3), counter('links', 0, null))],
  places: [{ ref: 'p', words: words('Tombs'), value: 4, of: 6, pawns: [0] }],
  zones: [{ id: 'z', kind: 'line', owner: 0, layout: 'row', words: words('z'), icon: 'x', count: 1, cards: [{ ref: 'c#1', id: 'c', owner: 0, states: ['asleep'] }] }],
};
const remark = (id: string, when: AidWhen) => ({ id, when, text: words(id), rule: 'R-001' });
const aid: Aid = {
  aims: [{ modes: ['short'], text: words('short'), rule: 'R-001', progress: [] }, { modes: [], text: words('any'), rule: 'R-002', progress: [{ counter: 'keys' }, { counter: 'links' }, { pawn: true }] }],
  steps: [{ id: 'two', words: null, text: words('two!'), rule: 'R-003', kinds: [] }, { id: 'three', words: words('Three'), text: words('three!'), rule: 'R-004', kinds: ['ask'] }],
  remarks: [remark('lies', { card: 'creature' }), remark('asleep', { state: 'asleep' }), remark('asked', { question: 'ask', option: 'pick:*' }), remark('never', { counter: 'amber' })],
  keywords: [{ id: 'taunt', words: words('taunt'), rule: 'R-005' }, { id: 'steal', words: words('steal'), rule: 'R-006' }],
  cards: { c: ['taunt', 'steal'] },
};
const some = <T>(part: unknown): T => part as T; // as much of a shape as the test reads
const catalogue = some<Catalogue>({ aid, cards: { c: { id: 'c', kind: 'creature' } } });
const choice = some<Choice>({ kind: 'ask', options: [{ key: 'pick:c#1', words: words('x'), touches: [] }] });

describe('what accompanies a game', () => {
  it('has an aim for the mode, and says how far everybody is', () => {
    expect(aimOf(aid, 'short')?.rule).toBe('R-001');
    const aim = aimOf(aid, 'long')!;
    expect(aim.rule).toBe('R-002');
    const far = progressOf(aim, view, 0);
    expect(far.map((p) => p.rows)).toEqual([[{ seat: 0, value: 1, of: 3 }, { seat: 1, value: 0, of: 3 }], [{ seat: 0, value: 2, of: null }], [{ seat: 0, value: 4, of: 6 }]]);
    expect(progressOf(aim, view, null)).toHaveLength(1); // a spectator has neither counters nor a pawn
  });
  it('marks the present step, of the view or of the question', () => {
    expect(stepsOf(aid, view, null)).toMatchObject([{ id: 'two', now: true }]);
    expect(stepsOf(aid, { ...view, steps: [] }, choice)).toMatchObject([{ id: 'three', now: true }]);
    expect(stepsOf(aid, { ...view, steps: [] }, null)).toMatchObject([{ id: 'three', now: false }]);
  });
  it('remarks first on what is asked, then on what lies there, and on nothing twice', () => {
    const read = new Set<string>();
    const next = (): string | undefined => {
      const found = remarkFor({ view, choice, log: [], you: 0 }, catalogue, (id) => read.has(id))?.id;
      if (found) read.add(found);
      return found;
    };
    expect([next(), next(), next(), next()]).toEqual(['asked', 'asleep', 'lies', undefined]);
  });
  it('knows the words of a card that are not opened elsewhere', () => {
    expect(keywordsOf(catalogue, 'c', ['taunt']).map((k) => k.id)).toEqual(['steal']);
    expect(keywordsOf(catalogue, 'other')).toEqual([]);
  });
});
