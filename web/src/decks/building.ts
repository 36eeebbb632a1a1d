// The builder's own arithmetic: which cards the filters let through, and drafts. Pure; what is allowed is up to the server.
import type { DeckPages } from '../lib/layout.ts';
import { pick, type Language } from '../lib/text.ts';
import type { Face, Plan } from '../lib/wire.ts';

export interface Filters {
  kind: string;
  cost: string; // « 3-5 », '' for any
  text: string;
  own: Record<string, string>; // the game's own, by id; '' for any
}
export const open = (text = ''): Filters => ({ kind: '', cost: '', text, own: {} });
export const filtering = ({ kind, cost, text, own }: Filters): boolean => [kind, cost, text, ...Object.values(own)].some(Boolean);
export const COSTS: [number, number][] = [[1, 2], [3, 5], [6, 9], [10, 99]];
export const costKey = ([from, to]: [number, number]): string => `${from}-${to}`;
export const costWords = ([from, to]: [number, number]): string => (to === 99 ? `${from} +` : `${from}–${to}`);

export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’']/g, ' ').toLowerCase();

/** Whether the filters let a card through. The game says what its own filters ask and which words a search looks through. */
export function passes(face: Face, cost: number, filters: Filters, language: Language, pages: DeckPages = {}): boolean {
  if (filters.kind && face.kind !== filters.kind) return false;
  if (filters.cost && !COSTS.some((range) => costKey(range) === filters.cost && range[0] <= cost && cost <= range[1])) return false;
  if (pages.filters?.some((one) => filters.own[one.id] && !one.passes(face, filters.own[one.id]!))) return false;
  const asked = plain(filters.text).split(/\s+/).filter(Boolean);
  if (!asked.length) return true;
  const words = plain([face.fr, face.en, ...(pages.searched?.(face, language) ?? [pick(face.words, language)])].join(' '));
  return asked.every((word) => words.includes(word));
}

/** Cheapest first, then by name. */
export const byCost = (plan: Plan, language: Language) => (a: Face, b: Face): number =>
  (plan.cards[a.id]?.cost ?? 0) - (plan.cards[b.id]?.cost ?? 0) || a[language].localeCompare(b[language], language);

export type Copies = Record<string, number>;
/** One card more or less. Nothing is left of a card whose last copy goes. */
export function changed(copies: Copies, id: string, by: number): Copies {
  const n = (copies[id] ?? 0) + by;
  const { [id]: _, ...others } = copies;
  return n > 0 ? { ...others, [id]: n } : others;
}

export interface Draft {
  band: string;
  copies: Record<string, Copies>; // by band: another band is another draft
  name: string;
}
/** A draft as it was saved, if it still is one. */
export function readDraft(text: string | null, bands: string[], known: (id: string) => boolean): Draft | null {
  try {
    const found = JSON.parse(text ?? 'null') as Draft | null;
    if (!found || !bands.includes(found.band) || typeof found.name !== 'string') return null;
    const copies = Object.fromEntries(bands.map((band) => [band, Object.fromEntries(Object.entries(found.copies[band] ?? {}).filter(([id, n]) => known(id) && Number.isInteger(n) && n > 0 && n < 100))]));
    return { band: found.band, copies, name: found.name };
  } catch {
    return null;
  }
}
