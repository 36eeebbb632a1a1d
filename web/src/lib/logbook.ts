// The log as the page shows it: lines grouped by turn, then by act with its consequences. Pure.
import type { Line } from './wire.ts';

export interface Act {
  index: number; // place of its first line in the whole log
  line: Line;
  after: { index: number; line: Line }[]; // consequences, in order
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
    if (line.depth === 1 || act === undefined) turn.acts.push({ index, line, after: [] });
    else act.after.push({ index, line });
  });
  return turns;
}

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
