// From options to clicks, independent of the game. An option's `touches` are ordered: the actor, then its targets. Clicking walks
// down that order; the options left after each step determine what lights up next. Pure: no DOM, no server.
import type { Option, Refused } from './wire.ts';

export type Lit = 'playable' | 'chosen' | 'target' | 'hint' | 'none';

export interface Level {
  path: string[]; // what has been clicked so far
  first: Set<string>; // things that open a path (rows of a card included, which may be clicked directly)
  next: Set<string>; // things that may follow the path
  here: Option[]; // options whose path ends exactly here: they are offered as a list of words
  live: Option[]; // all options still possible on this path
}

export type Click =
  | { act: 'send'; option: Option }
  | { act: 'path'; path: string[] }
  | { act: 'dead' };

/** A row of a card (`card/row`) is part of the card: it can be clicked without choosing the card first. */
export const isRowOf = (row: string, card: string): boolean => row.startsWith(`${card}/`);

const startsWith = (touches: string[], path: string[]): boolean =>
  path.length <= touches.length && path.every((ref, i) => touches[i] === ref);

/** The paths that one click on `ref` may open from the beginning: itself, or its card and itself. */
function openings(options: Option[], ref: string): string[] | null {
  for (const { touches } of options) {
    if (touches[0] === ref) return [ref];
  }
  for (const { touches } of options) {
    const [card, row] = touches;
    if (card !== undefined && row === ref && isRowOf(row, card)) return [card, row];
  }
  return null;
}

export function levelOf(options: Option[], path: string[]): Level {
  const first = new Set<string>();
  for (const { touches } of options) {
    const [card, row] = touches;
    if (card === undefined) continue;
    first.add(card);
    if (row !== undefined && isRowOf(row, card)) first.add(row);
  }
  const live = options.filter((o) => o.touches.length > 0 && startsWith(o.touches, path));
  const next = new Set<string>();
  for (const { touches } of live) {
    const ref = touches[path.length];
    if (ref !== undefined) next.add(ref);
  }
  const here = path.length === 0 ? [] : live.filter((o) => o.touches.length === path.length);
  return { path, first, next, here, live };
}

/** What remains of a path when the options have changed under it (a reconnection, an undo). */
export function keepPath(options: Option[], path: string[]): string[] {
  return path.length > 0 && levelOf(options, path).live.length > 0 ? path : [];
}

export function click(options: Option[], path: string[], ref: string): Click {
  const last = path.at(-1);
  if (last === ref) return { act: 'path', path: backFrom(path) };
  const level = levelOf(options, path);
  let walked: string[] | null = null;
  if (path.length > 0 && level.next.has(ref)) walked = [...path, ref];
  walked ??= openings(options, ref);
  if (walked === null) {
    const at = path.indexOf(ref);
    return at >= 0 ? { act: 'path', path: path.slice(0, at) } : { act: 'dead' };
  }
  return settle(options, walked);
}

/** If one option is left, send it. Otherwise keep the path and show what may follow. */
function settle(options: Option[], path: string[]): Click {
  const { live } = levelOf(options, path);
  const only = live[0];
  if (live.length === 1 && only !== undefined) return { act: 'send', option: only };
  return { act: 'path', path };
}

/** Esc: one step back. A row and its card were a single click, so they go together. */
export function backFrom(path: string[]): string[] {
  const [card, row] = path;
  if (path.length === 2 && card !== undefined && row !== undefined && isRowOf(row, card)) return [];
  return path.slice(0, -1);
}

/** The state of one thing, and whether it only gets a thin ring (another possible start, while a path is open). */
export function litState(level: Level, hinted: Option | null, ref: string): { state: Lit; thin: boolean } {
  if (level.path.includes(ref)) return { state: 'chosen', thin: false };
  if (hinted !== null && startsWith(hinted.touches, level.path)) {
    const ahead = hinted.touches[level.path.length];
    const row = hinted.touches[level.path.length + 1];
    const direct = ahead !== undefined && row === ref && isRowOf(row, ahead);
    if (ahead === ref || direct) return { state: 'hint', thin: false };
  }
  if (level.path.length === 0) return { state: level.first.has(ref) ? 'playable' : 'none', thin: false };
  if (level.next.has(ref)) return { state: 'target', thin: false };
  return { state: level.first.has(ref) ? 'playable' : 'none', thin: true };
}

/**
 * Buttons of the question: options that touch nothing, and players when they are the whole answer: a name is easier to find in the
 * bar than at the edge of the table. Quiet ones first, the forward one last; otherwise the server's order.
 */
export function buttonsOf(options: Option[]): Option[] {
  return options.filter(({ touches }) => touches.length === 0 || (touches.length === 1 && touches[0]!.startsWith('@'))).toSorted((a, b) => rank(a) - rank(b));
}
const rank = ({ role }: Pick<Option, 'role'>): number => (role === 'forward' || role === 'end' ? 2 : role === 'quiet' ? 0 : 1);

/** How many things can still be done instead of ending: each card counts once, whatever may be done with it. */
export function actsLeft(options: Option[]): number {
  return new Set(options.filter((o) => o.role !== 'end' && o.role !== 'quiet').map((o) => o.touches[0] ?? o.key)).size;
}

/** One slot of the bar: an enabled button, or a disabled one that says why. */
export type Place = { on: true; option: Option } | { on: false; refused: Refused };

/** The bar of the question: a disabled button is where it would be if it were enabled. */
export function barOf(options: Option[], refused: Refused[] = []): Place[] {
  const places: Place[] = [
    ...refused.map((r): Place => ({ on: false, refused: r })),
    ...buttonsOf(options).map((o): Place => ({ on: true, option: o })),
  ];
  const role = (place: Place): number => rank(place.on ? place.option : place.refused);
  return places.toSorted((a, b) => role(a) - role(b));
}

/** Options that involve a thing, at any position of their path: for its spoken name and its forecast. */
export function optionsAt(level: Level, ref: string): Option[] {
  return level.live.filter((o) => o.touches[level.path.length] === ref
    || (o.touches[level.path.length + 1] === ref && isRowOf(ref, o.touches[level.path.length] ?? '')));
}

/** What must be clicked first so that a thing may follow; empty if nothing leads to it. */
export function leadsTo(options: Option[], ref: string): string[] {
  return [...new Set(options.filter(({ touches }) => touches.indexOf(ref) > 0).map(({ touches }) => touches[0]!))];
}

/** The command line: options whose words or key contain every word typed (ignoring accents and case). */
export function matching(options: Option[], typed: string, say: (o: Option) => string): Option[] {
  const plain = (s: string): string => s.normalize('NFD').replace(/\p{M}/gu, '').replace(/’/g, "'").toLowerCase();
  const asked = plain(typed).split(/\s+/).filter(Boolean);
  return options.filter((o) => {
    const hay = `${plain(say(o))} ${plain(o.key)}`;
    return asked.every((word) => hay.includes(word));
  });
}
