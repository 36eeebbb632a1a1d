// The turns that a reader can jump to: those of the story once there is one, before that those that the log tells of. Pure.
import type { Line, Story, Words } from '../lib/wire.ts';

export interface Stop {
  start: number;
  title: Words;
}

export function stops(story: Story | null, log: readonly Line[]): Stop[] {
  if (story) return story.turns.map(({ start, title }) => ({ start, title }));
  const found: Stop[] = [];
  let turn = 0;
  for (const line of log) {
    if (line.depth !== 0 || line.turn === turn) continue;
    turn = line.turn;
    found.push({ start: line.n, title: line.words });
  }
  return found;
}
