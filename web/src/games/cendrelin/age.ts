// What a new High Cendrelin may change, read off the keys of the question. Pure.
import type { Face } from './wire.ts';

export type Kind = 'place' | 'demonic' | 'event';
export interface Lists {
  goes: string[];
  comes: string[];
}

/** For places, the demonic place and events: what may go and what may come, each once, in the server's order. */
export function changes(keys: string[], faces: Record<string, Face>): Record<Kind, Lists> {
  const demonic = new Set(Object.values(faces).filter((face) => face.kind === 'lieu' && face.demonic).map((face) => face.place));
  const found: Record<Kind, Lists> = { place: { goes: [], comes: [] }, demonic: { goes: [], comes: [] }, event: { goes: [], comes: [] } };
  const put = (list: string[], id: string | undefined): void => void (id !== undefined && !list.includes(id) && list.push(id));
  for (const key of keys) {
    const [verb = '', args = ''] = key.split(':');
    const [act, of] = verb.split('_');
    if (of !== 'place' && of !== 'event') continue;
    const ids = args.split('>');
    const lists = found[of === 'event' ? 'event' : demonic.has(ids[0]) ? 'demonic' : 'place'];
    if (act !== 'add') put(lists.goes, ids[0]);
    if (act !== 'remove') put(lists.comes, ids.at(-1));
  }
  return found;
}

/** The key of a change: a swap, an addition or a removal. */
export function keyOf(kind: Kind, gone: string | null, come: string | null): string | null {
  const of = kind === 'event' ? 'event' : 'place';
  if (gone !== null && come !== null) return `swap_${of}:${gone}>${come}`;
  if (come !== null) return `add_${of}:${come}`;
  return gone !== null ? `remove_${of}:${gone}` : null;
}
