// Reading a view of Anima: sums, odds, throws reported by the log, and names for screen readers. Pure.
import type { Level } from '../../lib/choosing.ts';
import { pick, type Language } from '../../lib/text.ts';
import type { Line } from '../../lib/wire.ts';
import type { Card, Catalogue, Face, Odds, Player, Row, Share, View, Zone, ZoneKind } from './wire.ts';
import { BEASTS, GENDERS, REWARDS, SAID, SKILLS, TIMINGS } from './words.ts';

/** The zones of a player that lie beside their own hand, from left to right. */
export const LAID: ZoneKind[] = ['missions', 'going', 'team', 'done'];
export const zoneOf = (view: View, kind: ZoneKind, owner: number | null = null): Zone | undefined => view.zones.find((z) => z.kind === kind && z.owner === owner);
export const cardsOf = (view: View, kind: ZoneKind, owner: number | null = null): Card[] => zoneOf(view, kind, owner)?.cards ?? [];
export const counter = (player: Player, id: string): number => player.counters.find((c) => c.id === id)?.value ?? 0;
export const percent = (n: number, of: number): number => (of > 0 ? Math.round((100 * n) / of) : 0);

const VOWEL = 'aeiouyàâäéèêëîïôöùûüœ';
/** A name in parts between which a small card may break it with a hyphen: words of ten letters and more, once, near their middle. */
export function pieces(name: string): string[] {
  const found = [''];
  for (const word of name.split(/(?<= )/)) {
    const bare = word.trimEnd().toLowerCase();
    const vowel = (i: number): boolean => VOWEL.includes(bare[i] ?? '');
    let best = 0;
    for (let i = 4; bare.length >= 10 && i <= bare.length - 3; i++) {
      // before a consonant that a vowel follows, and not between the letters of « ch », « tr » or « gn »
      if (vowel(i) || !vowel(i + 1) || /(?:[cpt]h|[bcdfgptv][lr]|gn|qu)$/.test(bare.slice(0, i + 1))) continue;
      if (!best || Math.abs(i - bare.length / 2) <= Math.abs(best - bare.length / 2)) best = i;
    }
    found[found.length - 1] += best ? word.slice(0, best) : word;
    if (best) found.push(word.slice(best));
  }
  return found;
}

/** Shares of the same cause are one line: a character whose ability adds to its own figure. */
export function causes(shares: Share[]): Share[] {
  const found: Share[] = [];
  for (const share of shares) {
    const same = share.card ? found.find((one) => one.card === share.card) : undefined;
    if (same) same.adds += share.adds;
    else found.push({ ...share });
  }
  return found.filter((one) => one.adds !== 0 || one.card);
}

/** The chance, in percent, to explore a zone without being beaten; null when it is not said. */
export function safely(rows: Row[] | undefined): number | null {
  if (!rows?.length || rows.some((row) => row.safe === undefined)) return null;
  return Math.round(rows.reduce((sum, row) => sum + row.of_six * row.safe!, 0) / 6);
}

/** The chance, in percent, to get into a zone; null when it is not said. */
export function entering(card: Card): number | null {
  if (card.odds) return percent(card.odds.winning, card.odds.of);
  return card.entry?.safe ?? null;
}

export interface Thrown {
  seat: number | null;
  face: number;
  total: number | null;
}
export interface Throw {
  at: number; // the index of its first line in the log
  kind: string;
  dice: Thrown[];
  lines: Line[]; // what it was about, and what came of it
}
const DICE = new Set(['die', 'foe_die', 'explores', 'rerolls', 'rolls', 'speed_test', 'ties']);
const ABOUT = new Set(['attacks', 'fights', 'rivals']);
const ENDS = new Set(['beats', 'beats_foe', 'beaten_by', 'tie', 'fails', 'table', 'special_row']);

/** The numbers in a line, apart from those of seats. The log says what fell; the view keeps dice only while they matter. */
export const numbers = (line: Line): number[] => (line.words.fr.replace(/@\d+/g, '').match(/\d+/g) ?? []).map(Number);

function thrown(line: Line): Thrown | null {
  const found = numbers(line);
  if (line.kind === 'die' || line.kind === 'foe_die' || line.kind === 'speed_test') return { seat: line.seat, face: found[0] ?? 0, total: found[1] ?? null };
  return { seat: line.seat, face: found.at(-1) ?? 0, total: null };
}

/** The last throw of dice in a log: both dice of a fight, or the one die of something else. */
export function lastThrow(log: Line[]): Throw | null {
  let last = log.length - 1;
  while (last >= 0 && !DICE.has(log[last]!.kind)) last -= 1;
  if (last < 0) return null;
  let first = last;
  const kind = log[last]!.kind;
  if (kind === 'foe_die' || kind === 'die') while (first > 0 && (log[first - 1]!.kind === 'die' || log[first - 1]!.kind === 'foe_die')) first -= 1;
  else if (kind === 'ties') while (first > 0 && log[first - 1]!.kind === 'ties') first -= 1;
  const dice = log.slice(first, last + 1).slice(-5).map(thrown).filter((one): one is Thrown => one !== null && one.face >= 1 && one.face <= 6);
  const before = log.slice(Math.max(0, first - 8), first).findLast((line) => ABOUT.has(line.kind));
  const about = kind === 'die' || kind === 'foe_die' ? before : log[first];
  const after = log.slice(last + 1, last + 3).filter((line) => ENDS.has(line.kind)).slice(0, 1);
  return { at: first, kind, dice, lines: [...(about ? [about] : []), ...after] };
}

const HEADINGS = new Set(['phase', 'turn', 'acts', 'ties']);

/** The last act of the log with what followed from it; that a phase or a turn begins is no act. */
export function lastAct(log: Line[]): Line[] {
  let at = log.length - 1;
  while (at > 0 && (log[at]!.depth > 1 || HEADINGS.has(log[at]!.kind))) at -= 1;
  return at < 0 ? [] : log.slice(at).filter((line) => !HEADINGS.has(line.kind));
}

/** Cards a question is about that lie in a pile, or are to be chosen from: they are brought beside the hand. */
export function fetched(view: View, level: Level, you: number | null): Zone[] {
  const wanted = (zone: Zone): boolean => zone.kind === 'drawn' ? zone.owner === you && zone.cards.length > 0 : zone.layout === 'pile' && zone.cards.some((c) => level.first.has(c.ref) || level.next.has(c.ref));
  return view.zones.filter(wanted).map((zone) => (zone.kind === 'drawn' ? zone : { ...zone, cards: zone.cards.filter((c) => level.first.has(c.ref) || level.next.has(c.ref)) }));
}

export const oddsSaid = (odds: Odds, language: Language): string => {
  const said = SAID[language];
  const one = (n: number, words: string): string => `${words} ${said.percent(percent(n, odds.of))}`;
  const deadly = odds.deadly ? ` (${one(odds.deadly, said.deadly)})` : '';
  return [one(odds.winning, said.win), odds.tie ? one(odds.tie, said.tie) : '', one(odds.losing, said.lose)].filter(Boolean).join(', ') + deadly;
};

/** How a card is read out. */
export function spoken(card: Card, catalogue: Catalogue, language: Language): string {
  const said = SAID[language];
  const face = card.id ? catalogue.cards[card.id] : undefined;
  if (!face) return said.guard;
  const states = (card.states ?? []).map((s) => pick(catalogue.states[s]?.words, language));
  return [face[language], ...facts(face, language), ...states, card.progress && card.progress[1]! > 1 ? said.stage(card.progress[0]! + 1, card.progress[1]!) : '', pick(face.text, language)].filter(Boolean).join(', ');
}

/** What stands on a card beside its text, in words. */
export function facts(face: Face, language: Language): string[] {
  const said = SAID[language];
  const word = (table: Record<string, { fr: string; en: string }>, id: string | null | undefined): string => (id ? (table[id]?.[language] ?? '') : '');
  switch (face.kind) {
    case 'character': return [`${said.combat} ${face.combat}`, `${said.speed} ${face.speed}`, word(GENDERS, face.gender), ...(face.skills ?? []).map((id) => word(SKILLS, id))];
    case 'encounter': return [said.level(face.tier ?? 1), face.combat != null ? `${said.combat} ${face.combat}` : '', word(BEASTS, face.beast)];
    case 'advantage': return [word(SKILLS, face.type), word(TIMINGS, face.timing), face.organisation ? said.organisation : ''];
    case 'zone': return [said.level(face.tier ?? 1), face.trade ? said.trade : '', `${said.rewards} ${(face.rewards ?? []).map((r) => r.words?.[language] ?? word(REWARDS, r.kind)).join(', ')}`];
    case 'mission': return [face.is_final ? said.finalIs : '', face.combat ? `+${face.combat} ${said.combat}` : '', face.speed ? `+${face.speed} ${said.speed}` : ''];
    default: return [];
  }
}
