// The state that a PATCH makes of the last one. Pure. What did not change stays the same object.
import type { Choice, Patch, State, View, Zone } from './wire.ts';

/** In a patched list a number is the thing that was at that index. */
function things<T extends object>(before: T[], now: (T | number)[]): T[] {
  return now.map((thing) => (typeof thing === 'number' ? before[thing]! : thing));
}

function zonesOf(before: Zone[], now: (Zone | number)[]): Zone[] {
  return now.map((said) => {
    if (typeof said === 'number') return before[said]!;
    const old = before.find((zone) => zone.id === said.id);
    return old ? { ...old, ...said, cards: things(old.cards, said.cards ?? old.cards) } : said;
  });
}

function viewOf(before: View, said: Partial<View>): View {
  return {
    ...before,
    ...said,
    players: things(before.players, said.players ?? before.players),
    places: things(before.places, said.places ?? before.places),
    zones: zonesOf(before.zones, said.zones ?? before.zones),
  };
}

export function patched(before: State, patch: Patch): State {
  const { type: _type, base: _base, view, choice, ...parts } = patch;
  const asked = choice && ({ ...choice, options: things(before.choice?.options ?? [], choice.options) } satisfies Choice);
  return {
    ...before,
    ...parts,
    view: view ? viewOf(before.view, view) : before.view,
    choice: asked === undefined ? before.choice : asked,
  };
}
