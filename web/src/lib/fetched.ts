// Cards a question is about that are in no visible zone (a pile, a revealed hand) are shown beside the hand. Pure.
import type { Level } from './choosing.ts';
import type { Card, View, Words, Zone } from './wire.ts';

export interface FetchWords {
  theirs: (zone: Words) => Words; // a zone of someone else
  unseen: Words; // cards that only the question names
}

export function fetchedFrom(view: View, level: Level, you: number | null, open: ReadonlySet<string>, said: FetchWords): Zone[] {
  const refs = new Set([...level.path, ...level.next, ...(level.path.length ? [] : level.first)].filter((r) => r.includes('#') && !r.includes('/')));
  const found: Zone[] = [];
  for (const zone of view.zones) {
    const shown = open.has(zone.kind) || (zone.kind === 'hand' && zone.owner === you);
    const cards = zone.cards.filter((c) => refs.has(c.ref));
    for (const card of zone.cards) for (const one of [card, ...(card.under ?? [])]) if (shown || cards.includes(one)) refs.delete(one.ref);
    if (shown || cards.length === 0) continue;
    const words = zone.owner !== null && zone.owner !== you ? said.theirs(zone.words) : zone.words;
    found.push({ ...zone, id: `fetched:${zone.id}`, words, cards, count: cards.length });
  }
  // A deck being searched is not in the view; only the question names its cards.
  if (refs.size) {
    const cards = [...refs].map((ref): Card => ({ ref, id: ref.split('#')[0]!, owner: you }));
    found.push({ id: 'fetched:?', kind: 'fetched', owner: you, layout: 'row', words: said.unseen, icon: 'card-pickup', count: cards.length, cards });
  }
  return found;
}
