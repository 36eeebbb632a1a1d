// Filling in what an option leaves open: texts and amounts. The key of such an option has `*` where each of them goes. Pure.
import type { Open, Option } from './wire.ts';

/** What is wrong with what was typed, as far as the page can tell; the rules are asked afterwards. */
export type Fault = 'empty' | 'short' | 'long' | 'number' | 'low' | 'high';

/** The length as the server counts it: characters, not halves of them. */
export const lengthOf = (text: string): number => [...text].length;

/** What was typed as it is sent: one line, without spaces around it; an amount without leading zeros. */
export function tidy(open: Pick<Open, 'kind'>, typed: string): string {
  const line = typed.replace(/[\p{C}\p{Z}]+/gu, ' ').trim();
  return open.kind === 'amount' && /^-?\d{1,9}$/.test(line) ? String(Number(line)) : line;
}

export function faultOf(open: Pick<Open, 'kind' | 'low' | 'high'>, typed: string): Fault | null {
  const text = tidy(open, typed);
  if (text === '') return 'empty';
  if (open.kind === 'amount') {
    if (!/^-?\d{1,9}$/.test(text)) return 'number';
    return Number(text) < open.low ? 'low' : Number(text) > open.high ? 'high' : null;
  }
  return lengthOf(text) < open.low ? 'short' : lengthOf(text) > open.high ? 'long' : null;
}

/** Whether a key is that of the option with its blanks filled in. */
export function fillsIn(key: string, whole: string): boolean {
  const [parts, given] = [key.split('>'), whole.split('>')];
  return parts.length === given.length && parts.every((part, i) => part === given[i] || part === '*' || (part.endsWith(':*') && !!given[i]?.startsWith(part.slice(0, -1))));
}

/** The key with its blanks filled in. Nothing in a text can be read as another part of the key. */
export function filled(option: Pick<Option, 'key' | 'open'>, typed: string[]): string {
  const open = option.open ?? [];
  const at = option.key.indexOf(':') + 1;
  let blank = 0;
  const parts = option.key.slice(at).split('>').map((part) => {
    const one = part === '*' ? open[blank] : undefined;
    if (!one) return part;
    const said = tidy(one, typed[blank] ?? '');
    blank += 1;
    return one.kind === 'amount' ? said : encodeURIComponent(said).replace(/%20/g, ' ').replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
  });
  return option.key.slice(0, at) + parts.join('>');
}

/** One step up or down within the bounds; from an empty or impossible field to the nearest bound. */
export function stepped(open: Pick<Open, 'low' | 'high'>, typed: string, by: number): string {
  const now = Number(typed);
  if (typed.trim() === '' || !Number.isInteger(now)) return String(by < 0 ? open.high : open.low);
  return String(Math.min(open.high, Math.max(open.low, now + by)));
}
