// What is worth a small celebration, and what is worth a sound: chosen among the lines that have just come. Pure. Which kinds of
// lines count is declared by each game in its layout; the page only looks them up.
import type { Celebrations } from './layout.ts';
import type { Cue } from './sounds.ts';
import type { Line, Words } from './wire.ts';

export interface Celebrated {
  line: Line;
  words: Words;
  icon: string | null;
}

/** How long a celebration is on screen, in milliseconds; where nothing moves, a calm line stays long enough to be read. */
export const FEAST = 1400;
export const CALM = 3000;

/** The last line worth celebrating; null if there is none. */
export function celebrated(lines: Line[], worth: Celebrations | undefined): Celebrated | null {
  for (const line of lines.toReversed()) {
    const found = worth && Object.hasOwn(worth, line.kind) ? worth[line.kind] : undefined;
    if (found && (found.when?.(line) ?? true)) return { line, words: found.words ?? line.words, icon: found.icon ?? null };
  }
  return null;
}

/** What has come with a state, as far as it may sound. */
export interface News {
  lines: Line[];
  over: boolean; // the game has just ended
  asked: boolean; // this reader has just been asked
  feast: boolean;
}

/** The one cue for what has just happened, the most important; null for silence. */
export function cueOf({ lines, over, asked, feast }: News, throws: readonly string[] = []): Cue | null {
  if (over) return 'end';
  if (feast) return 'feast';
  if (asked) return 'turn';
  if (lines.some((line) => throws.includes(line.kind))) return 'rattle';
  return lines.some((line) => line.depth === 1 && line.names.length > 0) ? 'card' : null;
}
