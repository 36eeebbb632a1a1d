// A story as it is drawn: lines by turn, marks, sums by side. Pure.
import type { Story, StoryPoint } from '../lib/wire.ts';

/** Lines can be told apart without colours, too. */
export const DASHES = ['none', '7 4', '2 4', '10 3 2 3', '4 2'] as const;
export const dash = (seat: number): string => DASHES[seat % DASHES.length]!;
export const colour = (seat: number): string => `var(--seat-${(seat + Math.floor(seat / 5)) % 5})`;

/** The seats that have any of a tally: a seat in another role has none. */
export const seatsOf = (story: Story, tally: number): number[] =>
  story.sides.map((_, seat) => seat).filter((seat) => story.turns.some((turn) => turn.values[tally]?.[seat] != null));

/** The highest value that must fit. What wins the game does, so that one sees how far it is; what is lower is drawn from below zero. */
export function range(story: Story, tally: number): { low: number; high: number } {
  const all = story.turns.flatMap((turn) => turn.values[tally] ?? []).filter((value) => value !== null);
  return { low: Math.min(0, ...all), high: Math.max(1, story.tallies[tally]?.most ?? 0, ...all) };
}

const across = (story: Story, at: number): number => (100 * at) / Math.max(1, story.turns.length - 1);

export function height(story: Story, tally: number, value: number): number {
  const { low, high } = range(story, tally);
  return 100 - (100 * (value - low)) / (high - low);
}

/** The path of a seat in a square of 100. What is counted on few fingers goes in steps. */
export function line(story: Story, tally: number, seat: number): string {
  const stepped = range(story, tally).high <= 5;
  let path = '';
  story.turns.forEach((turn, at) => {
    const value = turn.values[tally]?.[seat];
    if (value == null) return;
    const x = across(story, at).toFixed(2);
    const y = height(story, tally, value).toFixed(2);
    path += path === '' ? `M${x} ${y}` : stepped ? `H${x}V${y}` : `L${x} ${y}`;
  });
  return path;
}

/** The index of the turn in which a moment is. */
export const turnAt = (turns: readonly { start: number }[], n: number): number => Math.max(0, turns.findLastIndex((turn) => turn.start <= n));

/** The turn nearest to a place, from 0 at the left to 1 at the right. */
export const turnNear = (story: Story, part: number): number =>
  Math.min(story.turns.length - 1, Math.max(0, Math.round(part * (story.turns.length - 1))));

/** Where the mark of a turning point stands, at its turn, on the line of the seat whose figure changed. */
export function markAt(story: Story, tally: number, point: StoryPoint): { x: number; y: number; seat: number } {
  const at = turnAt(story.turns, point.n);
  const seat = (point.changes.find((change) => change.tally === tally) ?? point.changes[0])?.seat ?? 0;
  const value = story.turns[at]?.values[tally]?.[seat] ?? 0;
  return { x: across(story, at), y: height(story, tally, value), seat };
}

/** The sides that several seats share, with these seats. */
export function alliances(sides: readonly number[]): number[][] {
  const found = [...new Set(sides)].map((side) => sides.flatMap((one, seat) => (one === side ? [seat] : [])));
  return found.length < sides.length ? found : [];
}

/** What each seat chose for its turns, the most frequent first. */
export function calls(story: Story, seat: number): { band: string; n: number }[] {
  const found = new Map<string, number>();
  for (const { called } of story.turns) if (called?.seat === seat) found.set(called.band, (found.get(called.band) ?? 0) + 1);
  return [...found].map(([band, n]) => ({ band, n })).toSorted((a, b) => b.n - a.n);
}

/** The last figures of a tally, by seat. */
export const finals = (story: Story, tally: number): number[] =>
  seatsOf(story, tally).map((seat) => story.turns.at(-1)?.values[tally]?.[seat] ?? 0);
