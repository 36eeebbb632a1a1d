import { describe, expect, it } from 'vitest';
import { oneLine, written, yaml } from './sheets.ts';

const scores = { might: 2, agility: 0, reason: -1, intuition: 0, presence: 5 };

describe('sheets', () => {
  it('writes what the short form asks for', () => {
    const form = { kind: 'foe', name: 'Le Passeur: no', scores, stamina: 20, recoveries: 8, strike: 'Griffe', roll: 'might', damage: [3, 5, 8] };
    expect(written(form)).toBe([
      'name: "Le Passeur: no"', 'kind: foe', 'characteristics: {might: 2, agility: 0, reason: -1, intuition: 0, presence: 5}', 'stamina: 20', 'abilities:',
      '  - id: strike', '    name: Griffe', '    action: main', '    keywords: [melee, strike]', '    roll: might',
      '    tiers: [[{do: damage, n: 3}], [{do: damage, n: 5}], [{do: damage, n: 8}]]', '',
    ].join('\n'));
    expect(written({ ...form, kind: 'hero', strike: ' ' })).toContain('recoveries: 8');
    expect(written({ ...form, strike: ' ' })).not.toContain('abilities');
  });
  it('leaves out what says nothing and quotes what YAML would read otherwise', () => {
    expect(yaml({ id: 'on', name: { fr: 'Été', en: 'No' }, note: null, skills: [], gain: '', level: 1, sapient: false })).toBe('id: "on"\nname: {fr: Été, en: "No"}\nlevel: 1\nsapient: false\n');
  });
  it('puts a sheet in one line', () => {
    expect(oneLine('a: 1\r\nb:\n  - c\u00a0: 2\n')).toBe('a: 1␊b:␊␠␠- c⍽: 2');
  });
});
