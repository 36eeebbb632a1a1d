// Option keys taken apart, so that one long choice can be made as several short ones. Pure; knows what the parts are called, and no rule.
import type { Choice, Option, Words } from '../../lib/wire.ts';
import type { Being, View } from './wire.ts';

/** What the parts of a key stand for, by its verb: names of `View.lexicon`, a being, or something to be filled in. */
export const PARTS: Record<string, string[]> = {
  call: ['being', 'characteristic', 'difficulty', 'veil'],
  aid: ['being', 'characteristic'],
  freely: ['ability'],
  heed: ['being', 'heed'],
  befall: ['being', 'text'],
  set_figure: ['being', 'figure', 'n', 'reason'],
  set_pool: ['pool', 'n', 'reason'],
  attend: ['being', 'presence'],
  group: ['characteristic', 'difficulty', 'veil'],
  oppose: ['being', 'rival'],
  fight: ['surprise'],
  montage: ['montage'],
  negotiate: ['attitude', 'title', 'speakers'],
  respite: ['safety'],
  victories: ['challenge', 'n'],
  attempt: ['being', 'characteristic', 'text'],
  tackle: ['being', 'obstacle', 'characteristic'],
  assist: ['being', 'helper', 'characteristic'],
  idea: ['being', 'text'],
  pass: ['being'],
  argue: ['being', 'appeal', 'characteristic'],
  read: ['being', 'characteristic'],
  motive: ['motive'],
  pitfall: ['motive'],
  call_off: ['aim', 'n'],
  over: ['aim', 'n'],
  circumstance: ['circumstance', 'cause'],
  first: ['side'],
};

export const verbOf = (key: string): string => key.split(':', 1)[0]!;
export const partsOf = (key: string): string[] => (key.includes(':') ? key.slice(key.indexOf(':') + 1).split('>') : []);

/** Options by verb, in the order in which the verbs first come. */
export function byVerb(options: Option[]): [string, Option[]][] {
  const found = new Map<string, Option[]>();
  for (const option of options) found.set(verbOf(option.key), [...(found.get(verbOf(option.key)) ?? []), option]);
  return [...found];
}

/** What may stand at each place of the keys: the values, in order, or null where something is filled in. */
export function pickers(options: Option[]): (string[] | null)[] {
  const all = options.map((o) => partsOf(o.key));
  const length = Math.max(0, ...all.map((parts) => parts.length));
  return Array.from({ length }, (_, i) => {
    const values = [...new Set(all.map((parts) => parts[i]!))];
    return values.every((value) => value === '*') ? null : values;
  });
}

/** The option whose parts are those picked; what is not picked yet fits everything. */
export function fitting(options: Option[], picks: (string | undefined)[]): Option[] {
  return options.filter((o) => partsOf(o.key).every((part, i) => part === '*' || picks[i] === undefined || picks[i] === part));
}

/** Questions with so many answers that they are composed on the board. */
const COMPOSED = new Set(['direct', 'montage', 'argue', 'secrets']);
/** Questions that are answered on the ground of a fight, and by what stands on it. */
const ON_GROUND = new Set(['next', 'turn', 'targets', 'shove', 'gather']);
export const onGround = (kind: string | undefined): boolean => ON_GROUND.has(kind ?? '');

export const composed = (choice: Choice | null): boolean => !!choice && COMPOSED.has(choice.kind);

const ON_BOARD: Record<string, string[]> = { roll: ['skill'], turn: ['trade'] };
/** Answers that need no word while they cannot be given: nobody wonders why the tier that was rolled is not a lower one. */
const SILENT = new Set(['lower', 'surge', 'stand', 'work']);
export const holds = (choice: Choice, key: string): boolean => composed(choice) || !!ON_BOARD[choice.kind]?.includes(verbOf(key))
  || (SILENT.has(verbOf(key)) && !!choice.refused?.some((off) => off.key === key));

export const beingOf = (view: View, ref: string | null | undefined): Being | undefined => view.sitting.beings.find((b) => b.ref === ref);

export function named(view: View, ref: string): Words | undefined {
  const { beings, battle, tale } = view.sitting;
  return beingOf(view, ref)?.words ?? battle?.spots.find((s) => s.ref === ref)?.words ?? tale?.obstacles.find((o) => o.ref === ref)?.words
    ?? beings.flatMap((b) => b.powers ?? []).find((p) => p.ref === ref)?.words;
}

/** A number with its sign, as scores and modifiers are written. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** Letters for a token: of the first two words, or the first two letters. */
export function initials(name: string): string {
  const words = name.split(/[\s'’-]+/).filter(Boolean);
  return (words.length > 1 ? words[0]![0]! + words.at(-1)![0]! : name.slice(0, 2)).toUpperCase();
}
