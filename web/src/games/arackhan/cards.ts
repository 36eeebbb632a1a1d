// Cards of AracKhan Wars in words, and the sums of attacks as they are shown. Pure.
import type { Level } from '../../lib/choosing.ts';
import { fetchedFrom } from '../../lib/fetched.ts';
import { pick, type Language } from '../../lib/text.ts';
import type { Figure, Zone } from '../../lib/wire.ts';
import type { Blow, Card, Catalogue, Face, Option, Strike, View, ZoneKind } from './wire.ts';
import { ATTRIBUTES, FIGURES, PARTS, RESULTS, SAID } from './words.ts';

// Zones that are visible on the table.
const OPEN = new Set<ZoneKind>(['field', 'astral', 'event', 'objectives', 'accomplished', 'strategy', 'message', 'coups']);

export const fetched = (view: View, level: Level, you: number | null): Zone[] => fetchedFrom(view, level, you, OPEN, {
  theirs: (zone) => ({ fr: SAID.fr.theirs(zone.fr), en: SAID.en.theirs(zone.en) }),
  unseen: { fr: SAID.fr.chosenFrom, en: SAID.en.chosenFrom },
});

/** The current figures of a card: in play what the server says, elsewhere what is printed. */
export function figuresOf(card: Card | null, face: Face | undefined): Figure[] {
  if (card?.figures) return card.figures;
  return (['attack', 'defense'] as const).flatMap((id) => {
    const n = face?.[id];
    return n === null || n === undefined ? [] : [{ id, value: n, printed: n }];
  });
}

export function attributesOf(card: Card | null, face: Face | undefined): { id: string; n: number; gained: boolean }[] {
  return card?.attributes ?? (face?.attributes ?? []).map(({ id, n }) => ({ id, n, gained: false }));
}

/** A card as it is read out: name, kind and faction, value, figures, attributes, states, then its text. */
export function spoken(card: Card, catalogue: Catalogue, language: Language): string {
  const said = SAID[language];
  const face = card.id ? catalogue.cards[card.id] : undefined;
  const states = (card.states ?? []).map((s) => pick(catalogue.states[s]?.words, language));
  if (!face) {
    return [pick({ fr: 'Carte', en: 'Card' }, language), pick(catalogue.bands[card.back ?? '']?.words, language), ...states].filter(Boolean).join(', ');
  }
  const likeness = card.copies ? catalogue.cards[card.copies] : undefined;
  return [
    face[language],
    `${pick(catalogue.kinds[face.kind], language)} ${pick(catalogue.bands[face.band]?.words, language)}`,
    likeness ? said.copies(likeness[language]) : '',
    ...figuresOf(card, face).map((f) => `${pick(FIGURES[f.id], language)} ${f.value}${f.printed !== undefined && f.value !== f.printed ? ` (${said.printed(f.printed)})` : ''}`),
    face.value === undefined ? '' : `${pick(FIGURES.value, language)} ${card.value ?? face.value}`,
    ...attributesOf(card, face).map((a) => `${pick(ATTRIBUTES[a.id], language)}${a.n ? ` ${a.n}` : ''}`),
    face.astral ? said.astral : '',
    face.points ? said.points(face.points) : '',
    ...(card.counters ?? []).map((c) => `${c.value} ${pick(c.words, language)}`),
    ...states,
    card.under?.length ? said.under(card.under.length) : '',
    ...(face.texts ?? []).map((text) => `${pick(PARTS[text.part], language)} ${text[language]}`.trim()),
  ].filter(Boolean).join(', ');
}

/** « 3/2 », « –/4 » of a place; empty where neither is printed. */
export function strength({ attack, defense }: Face): string {
  return typeof attack !== 'number' && typeof defense !== 'number' ? '' : `${attack ?? '–'}/${defense ?? '–'}`;
}

/** « 2+1+1 = 4 », or « 3 » when one card attacks alone. */
export const sumOf = (blow: Blow): string => (blow.parts.length > 1 ? `${blow.parts.join('+')} = ${blow.attack}` : `${blow.attack}`);
export const signOf = ({ attack, defense }: { attack: number; defense: number }): string => (attack > defense ? '>' : attack === defense ? '=' : '<');

export function blowSpoken(blow: Blow, language: Language): string {
  return `${SAID[language].sum(sumOf(blow), blow.defense)}, ${pick(RESULTS[blow.result], language)}`;
}

export interface Preview {
  blow: Blow;
  declared: boolean; // already part of the open batch; otherwise what one more click would do
}
/** What every target would take: the declared batch, and what the card pointed at could add to it. */
export function previews(sums: Blow[], options: Option[], actor: string | null): Map<string, Preview> {
  const found = new Map<string, Preview>(sums.map((blow) => [blow.target, { blow, declared: true }]));
  if (actor === null) return found;
  for (const option of options) {
    if (option.touches[0] !== actor) continue;
    for (const blow of option.forecast?.blows ?? []) {
      if (option.touches.length === 1 || blow.target === option.touches[1]) found.set(blow.target, { blow, declared: false });
    }
  }
  return found;
}

/** Each attacker's number in its group; `struck` is the cards behind the target that a Perforation goes on to. */
export function numbers(sums: Blow[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const { attackers } of sums) attackers.forEach((ref, i) => found.has(ref) || found.set(ref, i + 1));
  return found;
}
export const struck = (shown: Iterable<Preview>): Map<string, Strike & { declared: boolean }> =>
  new Map([...shown].flatMap(({ blow, declared }) => blow.chains.flat().map((step) => [step.target, { ...step, declared }] as const)));
