// The builder's own arithmetic: which cards the filters leave, and drafts. Pure; what is allowed is the server's to say.
import { pick, type Language } from '../lib/text.ts';
import type { CatalogueCard, Words } from '../lib/wire.ts';

/** What a card that decks are built of says besides the usual. */
export interface BuildFace extends CatalogueCard {
  value?: number;
  cost?: number;
  attack?: number | null;
  defense?: number | null;
  attributes?: (Words & { id: string; icon: string; n: number })[];
  family?: string | null;
  texts?: (Words & { part: string })[];
}
export interface Filters {
  kind: string;
  attribute: string; // an id, '' for any, '-' for none
  cost: string; // « 3-5 », '' for any
  family: string;
  text: string;
}
export const OPEN: Filters = { kind: '', attribute: '', cost: '', family: '', text: '' };
export const COSTS: [number, number][] = [[1, 2], [3, 5], [6, 9], [10, 99]];
export const costKey = ([from, to]: [number, number]): string => `${from}-${to}`;
export const costWords = ([from, to]: [number, number]): string => (to === 99 ? `${from} +` : `${from}–${to}`);

export const costOf = (face: CatalogueCard | undefined): number | null => (face as BuildFace | undefined)?.cost ?? null;

/** « 3/2 », « –/4 » of a place; nothing where neither is printed. */
export function strength(face: CatalogueCard | undefined): string {
  const { attack, defense } = (face ?? {}) as BuildFace;
  return typeof attack !== 'number' && typeof defense !== 'number' ? '' : `${attack ?? '–'}/${defense ?? '–'}`;
}

export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’']/g, ' ').toLowerCase();

export function passes(face: BuildFace, filters: Filters, language: Language): boolean {
  if (filters.kind && face.kind !== filters.kind) return false;
  const attributes = face.attributes ?? [];
  if (filters.attribute === '-' ? attributes.length > 0 : filters.attribute && !attributes.some((a) => a.id === filters.attribute)) return false;
  if (filters.cost && !COSTS.some((range) => costKey(range) === filters.cost && range[0] <= (face.cost ?? 0) && (face.cost ?? 0) <= range[1])) return false;
  if (filters.family && face.family !== filters.family) return false;
  const asked = plain(filters.text).split(/\s+/).filter(Boolean);
  if (!asked.length) return true;
  const words = plain([face.fr, face.en, face.family ?? '', ...attributes.map((a) => pick(a, language)), ...(face.texts ?? []).map((one) => pick(one, language))].join(' '));
  return asked.every((word) => words.includes(word));
}

/** Cheapest first, then by name. */
export const byCost = (language: Language) => (a: BuildFace, b: BuildFace): number =>
  (a.cost ?? 0) - (b.cost ?? 0) || a[language].localeCompare(b[language], language);

export type Copies = Record<string, number>;
/** One card more or less. Nothing stays of a card whose last copy goes. */
export function changed(copies: Copies, id: string, by: number): Copies {
  const n = (copies[id] ?? 0) + by;
  const { [id]: _, ...others } = copies;
  return n > 0 ? { ...others, [id]: n } : others;
}

export interface Draft {
  band: string;
  copies: Record<string, Copies>; // by band: another faction is another draft
  name: string;
}
/** A draft as it was kept, if it still is one. */
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
