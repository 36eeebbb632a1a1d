// What accompanies a game: which aim is shown and how far one is, which step of the turn this is, which remark fits the moment. All of
// it is data of the game (the catalogue's `aid`); nothing here knows one.
import type { Aid, AidAim, AidRemark, AidWhen, Card, Catalogue, Choice, Keyword, Line, View, Words } from './wire.ts';

export interface Progress {
  words: Words;
  rows: { seat: number; value: number; of: number | null }[];
}
export interface Moment {
  view: View;
  choice: Choice | null;
  log: Line[];
  you: number | null;
}

export const aimOf = (aid: Aid, mode: string | null): AidAim | undefined =>
  aid.aims.find((aim) => aim.modes.length === 0 || (mode !== null && aim.modes.includes(mode)));

/** How far everybody is in the first thing that counts, and oneself in the others. What the view does not have is left out. */
export function progressOf(aim: AidAim, view: View, you: number | null): Progress[] {
  return aim.progress.flatMap((one, i) => {
    const seats = view.players.filter((p) => i === 0 || p.seat === you);
    if (one.counter) {
      const found = seats.flatMap((p) => p.counters.filter((c) => c.id === one.counter).map((counter) => ({ seat: p.seat, counter })));
      return found[0] ? [{ words: found[0].counter.words, rows: found.map(({ seat, counter }) => ({ seat, value: counter.value, of: counter.of ?? null })) }] : [];
    }
    const place = one.pawn && you !== null ? view.places.find((p) => p.pawns?.includes(you)) : undefined;
    return place && you !== null ? [{ words: place.words, rows: [{ seat: you, value: place.value ?? 0, of: place.of ?? null }] }] : [];
  });
}

export interface StepLine {
  id: string;
  words: Words;
  text: Words;
  rule: string;
  now: boolean;
}
/** The turn, step by step: those that the view has, in its order; where it has none, those that the game names itself. */
export function stepsOf(aid: Aid, view: View, choice: Choice | null): StepLine[] {
  const told = new Map(aid.steps.map((step) => [step.id, step]));
  if (view.steps.length) {
    return view.steps.flatMap((step) => {
      const found = told.get(step.id);
      return found ? [{ id: step.id, words: step.words, text: found.text, rule: found.rule, now: step.id === view.step }] : [];
    });
  }
  return aid.steps.flatMap((step) => (step.words
    ? [{ id: step.id, words: step.words, text: step.text, rule: step.rule, now: !!choice && step.kinds.includes(choice.kind) }] : []));
}

const fits = (pattern: string, key: string): boolean => (pattern.endsWith('*') ? key.startsWith(pattern.slice(0, -1)) : key === pattern);

function* inSight(view: View): Generator<Card> {
  for (const zone of view.zones) {
    if (zone.layout === 'pile') continue;
    for (const card of zone.cards) {
      yield card;
      yield* card.under ?? [];
    }
  }
}

/** How far back a line of the log is still news. */
const RECENT = 40;

function holds(name: keyof AidWhen, wanted: string, at: Moment, catalogue: Catalogue): boolean {
  const { view, choice } = at;
  const some = (test: (card: Card) => boolean): boolean => [...inSight(view)].some(test);
  switch (name) {
    case 'step': return view.step === wanted;
    case 'turn': return String(view.turn) === wanted;
    case 'question': return choice?.kind === wanted;
    case 'option': return !!choice?.options.some((o) => fits(wanted, o.key));
    case 'line': return at.log.slice(-RECENT).some((line) => line.kind === wanted);
    case 'state': return some((card) => !!card.states?.includes(wanted));
    case 'card': return some((card) => !!card.id && catalogue.cards[card.id]?.kind === wanted);
    case 'keyword': return some((card) => !!card.id && !!catalogue.aid?.cards[card.id]?.includes(wanted));
    case 'counter': return view.players.some((p) => p.seat === at.you && p.counters.some((c) => c.id === wanted && c.value > 0));
  }
}

// What has just happened comes before what is asked, and that before what merely lies there.
const ORDER: (keyof AidWhen)[] = ['line', 'turn', 'question', 'option', 'state', 'counter', 'keyword', 'card', 'step'];
const rank = (remark: AidRemark): number => ORDER.findIndex((name) => name in remark.when);

/** The remark for this moment among those that have not been read, or undefined. */
export function remarkFor(at: Moment, catalogue: Catalogue, read: (id: string) => boolean): AidRemark | undefined {
  const found = (catalogue.aid?.remarks ?? []).filter((remark) => !read(remark.id)
    && (Object.entries(remark.when) as [keyof AidWhen, string][]).every(([name, wanted]) => holds(name, wanted, at, catalogue)));
  return found.sort((a, b) => rank(a) - rank(b))[0];
}

/** The keywords of a card, but for those that are opened elsewhere. */
export function keywordsOf(catalogue: Catalogue, id: string, elsewhere: string[] = []): Keyword[] {
  const found = catalogue.aid?.cards[id] ?? [];
  return (catalogue.aid?.keywords ?? []).filter((k) => found.includes(k.id) && !elsewhere.includes(k.id));
}

export const keyword = (catalogue: Catalogue | null | undefined, id: string): Keyword | undefined => catalogue?.aid?.keywords.find((k) => k.id === id);
