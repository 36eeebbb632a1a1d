// Words as a person reads them: one language, with seats' names and French spacing. Pure.
import type { Effect, Line, Named, Part, Seat, Words } from './wire.ts';
import { agree } from './agree.ts';

export type Language = 'fr' | 'en';

const NBSP = '\u00a0';
const THIN = '\u202f';
const JOINER = '\u2060';

/** One language of a pair; the other if it is missing; an empty string if both are. */
export function pick(words: Words | null | undefined, language: Language): string {
  if (!words) return '';
  const text = words[language] || words[language === 'fr' ? 'en' : 'fr'] || '';
  return typeset(text, language);
}

const typeset = (text: string, language: Language): string => (language === 'fr' ? french(text) : english(text));
const minus = (text: string): string => text.replace(/(?<=[\s(])-(?=\d)/g, '−');

const guillemets = (text: string): string => text.replace(/« /g, `«${NBSP}`).replace(/ »/g, `${NBSP}»`);

/** The apostrophe of books, a minus that is none of the hyphens, and French words kept in their guillemets. */
export const english = (text: string): string => guillemets(minus(text.replace(/(?<=[\p{L}\d])'/gu, '’')));

/** « d’Alice », « au Trône »: a sentence does not know which name is put into it. */
const contracted = (text: string): string => text
  .replace(/(?<!\p{L})([dD]|[qQ]u)e (?=(?!Oui|Onz)(?:[AEIOUÀÂÉÈÊËÎÏÔŒ]|Y[b-df-hj-np-tv-z])\p{Ll})/gu, '$1’')
  .replace(/(?<!\p{L})(à|À|[dD]e) Le(s?) (?=\p{L})/gu, (_, word: string, s: string) =>
    `${/e$/.test(word) ? `${word[0]}${s ? 'es' : 'u'}` : `${word === 'à' ? 'a' : 'A'}u${s && 'x'}`} `);

/** No-break spaces before « : ; ! ? » and inside guillemets, no break within « attaque-t-elle », and the apostrophe of books; what is already right stays as it is. */
export function french(text: string): string {
  return guillemets(minus(contracted(text))
    .replace(/(?<=\p{L})'(?=[\p{L}«])/gu, '’')
    .replace(/-t-(?=(?:ils?|elles?|on)(?!\p{L}))/gu, `-${JOINER}t-${JOINER}`)
    .replace(/ ([;!?])/g, `${THIN}$1`)
    .replace(/ (:)(?=\s|$)/g, `${NBSP}$1`));
}

export interface Names {
  you: number | null;
  seats: Pick<Seat, 'seat' | 'name' | 'who' | 'called'>[];
  language: Language;
}

/** What a seat is called where « vous » does not fit. Bots of the same name are distinguished by their seat number. */
export function seatName(names: Names, seat: number): string {
  const found = names.seats.find((s) => s.seat === seat);
  if (found?.name) return found.name;
  const number = seat + 1;
  if (found?.who === 'bot') {
    const called = pick(found.called, names.language);
    const alike = names.seats.filter((s) => s.who === 'bot' && !s.name && pick(s.called, names.language) === called).length;
    return alike > 1 ? `${called} ${number}` : called;
  }
  return names.language === 'fr' ? `Joueur ${number}` : `Player ${number}`;
}

/** The seat as a title: « Vous » for oneself. */
export function seatTitle(names: Names, seat: number): string {
  if (seat === names.you) return names.language === 'fr' ? 'Vous' : 'You';
  return seatName(names, seat);
}

const MENTION = /@(\d+)/g;

/** Replace @0, @1… by names; the reader's own seat becomes « vous » where the verb can be made to agree. */
export function withNames(text: string, names: Names): string {
  const { you } = names;
  let out = text;
  if (you !== null) {
    const agreed = agree(out, `@${you}`, names.language);
    if (agreed !== null) out = agreed;
  }
  out = out.replace(MENTION, (_, digits: string) => seatName(names, Number(digits)));
  if (names.language === 'fr') out = contracted(out);
  // A « vous » that begins the sentence needs a capital.
  return out.replace(/^(vous|votre|vos|your?)\b/, capital);
}

export interface Piece {
  text: string;
  name: Named | null;
}

/** Split a log line into plain text and card names, so that names can be buttons. */
export function pieces(line: Line, names: Names): Piece[] {
  const text = withNames(pick(line.words, names.language), names);
  let rest: Piece[] = [{ text, name: null }];
  const said = line.names.filter((n) => (n[names.language] ?? '').length > 0);
  // Longest first: « Pillards de tombes » must not be cut by « Pillards ».
  for (const name of said.toSorted((a, b) => b[names.language].length - a[names.language].length)) {
    rest = rest.flatMap((piece) => (piece.name ? [piece] : cut(piece.text, typeset(name[names.language], names.language), name)));
  }
  return rest.filter((p) => p.text.length > 0);
}

function cut(text: string, what: string, name: Named): Piece[] {
  const at = text.indexOf(what);
  if (at < 0) return /^Les? /.test(what) ? cut(text, what.replace(/^Les? /, ''), name) : [{ text, name: null }]; // « au Trône »
  return [
    { text: text.slice(0, at), name: null },
    { text: what, name },
    ...cut(text.slice(at + what.length), what, name),
  ];
}

export const capital = (text: string): string => (text ? text[0]!.toUpperCase() + text.slice(1) : text);

export function partText(part: Part, language: Language): string {
  return part.elements.map((e) => pick(e.words, language)).join(', ');
}

/** A whole effect in one sentence: elements joined by commas, parts by « puis ». */
export function effectText(effect: Effect, language: Language): string {
  const then = language === 'fr' ? ', puis ' : ', then ';
  return capital(effect.parts.map((p) => partText(p, language)).join(then));
}

/** « a, b et c » */
export function listed(items: string[], language: Language): string {
  if (items.length < 2) return items.join('');
  const and = language === 'fr' ? ' et ' : ' and ';
  return items.slice(0, -1).join(', ') + and + items.at(-1)!;
}

/** 0:40 */
export function clock(seconds: number): string {
  const s = Math.max(0, Math.floor(seconds));
  return `${Math.floor(s / 60)}:${String(s % 60).padStart(2, '0')}`;
}
