// Cards of KeyForge in words, and which of them a question is about. Pure.
import type { Level } from '../../lib/choosing.ts';
import { fetchedFrom } from '../../lib/fetched.ts';
import { french, pick, type Language } from '../../lib/text.ts';
import type { Choice, DeckGroup, Zone } from '../../lib/wire.ts';
import type { Card, Catalogue, Player, View, ZoneKind } from './wire.ts';
import { FIGURES, KEYWORDS, SAID } from './words.ts';

const OPEN = new Set<ZoneKind>(['line', 'artifacts', 'upgrades', 'limbo']); // kinds of zones that are visible on the table

/** A card as it is read out: name, kind and house, figures, keywords, tokens, states, upgrades, then its text. */
export function spoken(card: Card, catalogue: Catalogue, language: Language): string {
  const face = card.id ? catalogue.cards[card.id] : undefined;
  if (!face) return pick({ fr: 'Carte cachée', en: 'Hidden card' }, language);
  const said = SAID[language];
  const house = card.house ?? face.band;
  const figures = (card.figures ?? face.figures ?? []).filter((f) => f.id === 'power' || f.value > 0);
  return [
    face[language],
    `${pick(catalogue.kinds[face.kind], language)} ${pick(catalogue.bands[house]?.words, language)}`,
    house !== face.band ? said.maverick : '',
    face.bonus ? said.bonus(face.bonus) : '',
    ...figures.map((f) => `${pick(FIGURES[f.id], language) || f.id} ${f.value}`),
    ...Object.entries(card.keywords ?? face.keywords ?? {}).map(([word, n]) => `${pick(KEYWORDS[word], language)}${n > 1 ? ` ${n}` : ''}`),
    ...(card.counters ?? []).map((c) => `${c.value} ${pick(c.words, language)}`),
    ...(card.states ?? []).filter((s) => s !== 'taunt' && s !== 'ready').map((s) => pick(catalogue.states[s]?.words, language)),
    ...(card.under ?? []).map((u) => `${said.upgraded} ${(u.id && catalogue.cards[u.id]?.[language]) || ''}`),
    pick(face.words, language).replaceAll('\n', ' '),
  ].filter(Boolean).join(', ');
}

/** Cards the question is about that are in no visible zone; they are shown beside the hand. */
export const fetched = (view: View, level: Level, you: number | null): Zone[] => fetchedFrom(view, level, you, OPEN, {
  theirs: (zone) => ({ fr: SAID.fr.theirs(zone.fr), en: SAID.en.theirs(zone.en) }),
  unseen: { fr: SAID.fr.chosenFrom, en: SAID.en.chosenFrom },
});

/** The identity card: the list by house, which everybody may read. */
export function deckOf({ deck }: Player): { name: string; groups: DeckGroup[] } {
  const houses = [...new Set(deck.cards.map((c) => c.house))];
  return { name: deck.name, groups: houses.map((band) => ({ band, cards: deck.cards.filter((c) => c.house === band).map((c) => ({ id: c.id, band, n: c.n })) })) };
}

export const asks = ({ options }: Choice): boolean =>
  options.length > 0 && (options.every((o) => o.key.startsWith('house:')) || options.every((o) => o.key.startsWith('key:')));

/** Split « Jouez : piochez 2 cartes. » into its trigger and its effect. */
export function linesOf(text: string, language: Language): { lead: string; rest: string }[] {
  return text.split('\n').filter(Boolean).map((line) => {
    const found = /^((?:[A-ZÀÉ][^.:,«"/]{2,18})(?: \/ [^.:,«"/]{2,18})*?)\s?:\s/.exec(line);
    const tidy = (s: string): string => (language === 'fr' ? french(s) : s);
    return found ? { lead: tidy(language === 'fr' ? `${found[1]!.trim()} :` : `${found[1]!.trim()}:`), rest: tidy(line.slice(found[0].length)) } : { lead: '', rest: tidy(line) };
  });
}
