// The log as the page shows it: lines grouped by turn, then by act with its consequences; the same line several times in a row is one. Pure.
import type { Line } from './wire.ts';

/** A line, and how many times in a row it was written; it is then about all that those lines are about. */
export interface Told extends Line {
  times: number;
}
export interface Act {
  index: number; // place of its first line in the whole log
  line: Told;
  after: { index: number; line: Told }[]; // consequences, in order
}
export interface Turn {
  turn: number;
  at: number; // place of its first line in the whole log
  heading: Line | null;
  acts: Act[];
}

/** New lines in place of those known from `from` on: none, most often; after an undo those that are gone; all for a fresh seat. */
export function merge(known: Line[], lines: Line[], from: number): Line[] {
  return [...known.slice(0, from), ...lines];
}

export function grouped(lines: Line[]): Turn[] {
  const turns: Turn[] = [];
  lines.forEach((line, index) => {
    let turn = turns.at(-1);
    if (turn === undefined || turn.turn !== line.turn || (line.depth === 0 && (turn.heading || turn.acts.length > 0))) {
      turn = { turn: line.turn, at: index, heading: null, acts: [] };
      turns.push(turn);
    }
    if (line.depth === 0) {
      turn.heading = line;
      return;
    }
    const act = turn.acts.at(-1);
    // Consequences of no act stand for themselves, so that equal ones are told once.
    const alone = act === undefined || (act.line.depth > 1 && line.depth <= act.line.depth);
    if (line.depth === 1 || alone) turn.acts.push({ index, line: { ...line, times: 1 }, after: [] });
    else act.after.push({ index, line: { ...line, times: 1 } });
    if (line.depth === 1 && act) turn.acts.at(-1)!.after.push(...leading(act, line));
  });
  for (const turn of turns) {
    for (const act of turn.acts) act.after = folded(act.after, (i, all) => (all[i + 1]?.line.depth ?? 0) <= all[i]!.line.depth);
    turn.acts = folded(turn.acts, (i, all) => all[i]!.after.length === 0);
  }
  return turns;
}

/** What an act begins with is written before the act itself (« X turns aside », then « X attacks »): taken from the act before it. */
function leading(before: Act, act: Line): Act['after'] {
  const about = act.names[0]?.ref;
  const begins = (line: Line): boolean => line.depth > 2 && line.n === act.n && line.names[0]?.ref === about;
  let from = before.after.length;
  while (about && from > 0 && begins(before.after[from - 1]!.line)) from -= 1;
  return before.after.splice(from).map(({ index, line }) => ({ index, line: { ...line, depth: 2 } }));
}

/** Equal neighbours as one, where they are `bare`: what has consequences of its own stays apart. */
function folded<T extends { line: Told }>(items: T[], bare: (i: number, all: T[]) => boolean): T[] {
  const out: T[] = [];
  items.forEach((item, i) => {
    const last = out.at(-1);
    if (last && bare(i - 1, items) && bare(i, items) && same(last.line, item.line)) last.line = joined(last.line, item.line);
    else out.push(item);
  });
  return out;
}

/** Lines of one answer only: every line leads to the moment after its answer. */
const same = (a: Line, b: Line): boolean =>
  a.n === b.n && a.depth === b.depth && a.kind === b.kind && a.seat === b.seat && a.rule === b.rule
  && a.words.fr === b.words.fr && a.words.en === b.words.en;

const joined = (a: Told, b: Told): Told => ({
  ...a,
  times: a.times + b.times,
  touches: [...new Set([...a.touches, ...b.touches])],
  names: [...a.names, ...b.names.filter((name) => !a.names.some((known) => known.ref === name.ref && known.id === name.id))],
});

/** Where « depuis votre tour » goes: the line after one's own last act, if someone has acted since; otherwise -1. */
export function sinceYours(lines: Line[], you: number | null): number {
  if (you === null) return -1;
  const other = lines.findLastIndex((line) => line.depth === 1 && line.seat !== null && line.seat !== you);
  const mine = lines.slice(0, Math.max(0, other)).findLastIndex((line) => line.depth === 1 && line.seat === you);
  if (mine < 0) return -1;
  // Consequences belong to the act: the mark comes after them.
  let at = mine + 1;
  while (at < other && lines[at]!.depth >= 2) at += 1;
  return at;
}
