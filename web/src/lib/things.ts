// Looking things up in a view, and naming a card for a screen reader. Pure.
import { effectText, pick, type Language } from './text.ts';
import type { Card, Catalogue, Face, Effect, View, Zone } from './wire.ts';

function* cardsOf(cards: Card[]): Generator<Card> {
  for (const card of cards) {
    yield card;
    if (card.under) yield* cardsOf(card.under);
  }
}

export function findCard(view: View, ref: string): Card | null {
  for (const zone of view.zones) for (const card of cardsOf(zone.cards)) if (card.ref === ref) return card;
  return null;
}

export const zonesOf = <Z extends Zone>(view: { zones: Z[] }, owner: number | null): Z[] => view.zones.filter((z) => z.owner === owner);

/** A card's effects: the live ones where the server gives them, else the printed ones. */
export const effectsOf = (card: Card | null, face: Face | undefined): Effect[] =>
  card?.effects ?? face?.effects ?? [];

/** The row's own reference; a card with a single unlabelled effect has none. */
export const rowRef = (card: Card, effect: Effect): string | null => effect.ref ?? null;

/** The part of a card's spoken name that does not depend on the question: name, type, figures, states. */
export function cardName(card: Card, catalogue: Catalogue, language: Language, hidden: string): string {
  const face = card.id ? catalogue.cards[card.id] : undefined;
  const states = (card.states ?? []).map((s) => pick(catalogue.states[s]?.words, language) || s);
  if (!face) {
    const back = card.back ? pick(catalogue.bands[card.back]?.words, language) : '';
    return [hidden, back, ...states].filter(Boolean).join(', ');
  }
  const kind = pick(catalogue.kinds[face.kind], language);
  const band = pick(catalogue.bands[face.band]?.words, language);
  const figures = (card.figures ?? []).map((f) => `${pick(f.words, language) || f.id} ${f.value}`);
  const counters = (card.counters ?? []).map((c) => `${c.value} ${pick(c.words, language)}`);
  return [face[language], [...new Set([kind, band])].filter(Boolean).join(' '), ...figures, ...counters, ...states].filter(Boolean).join(', ');
}

export function effectsSpoken(effects: Effect[], language: Language): string {
  return effects.map((e) => (e.label ? `${pick(e.label, language)}, ` : '') + effectText(e, language)).join('. ');
}
