// The state that a PATCH makes of the last one. Pure. What did not change stays the same object.
import type { Choice, Patch, State } from './wire.ts';

type Fields = Record<string, unknown>;
/** What changed in a record: the fields that are new, and the changes of records and lists inside it. */
type Change = { set?: Fields; within?: Record<string, Change | Changed[]> };
/** In the change of a list a number is the thing that was at that index, as it was. */
type Changed = number | { new: unknown } | ({ at: number } & Change);

function thing(before: unknown[], said: Changed): unknown {
  if (typeof said === 'number') return before[said];
  return 'new' in said ? said.new : changed(before[said.at] as Fields, said);
}

function changed<T extends object>(before: T, said: Change): T {
  const after: Fields = { ...before, ...said.set };
  for (const [field, change] of Object.entries(said.within ?? {})) {
    const old = (before as Fields)[field];
    after[field] = Array.isArray(change)
      ? change.map((one) => thing(old as unknown[], one))
      : changed(old as Fields, change);
  }
  return after as T;
}

/** Among options and offers a number is the one that was at that index. */
function told<T extends object>(before: T[] | undefined, now: (T | number)[]): T[] {
  return now.map((option) => (typeof option === 'number' ? before![option]! : option));
}

function choiceOf(before: Choice | null, said: NonNullable<Patch['choice']>): Choice {
  return {
    ...said,
    options: told(before?.options, said.options),
    ...(said.refused && { refused: told(before?.refused, said.refused) }),
  } as Choice;
}

export function patched(before: State, patch: Patch): State {
  const { type: _type, base: _base, view, choice, offers, ...parts } = patch;
  return {
    ...before,
    ...parts,
    view: view ? (changed(before.view, view as Change)) : before.view,
    choice: choice === undefined ? before.choice : choice && choiceOf(before.choice, choice),
    offers: offers ? told(before.offers, offers) : before.offers,
  };
}
